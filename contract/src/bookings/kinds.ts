export const bookingKinds = [
  'flight',
  'train',
  'bus',
  'ferry',
  'car',
  'transfer',
  'stay',
  'ticket',
  'table',
  'other',
] as const
export type BookingKind = (typeof bookingKinds)[number]

export const bookingStatuses = ['booked', 'waiting', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Whether and when it is paid: not yet, whole, in part, or where one goes. */
export const bookingPayments = ['open', 'paid', 'deposit', 'there'] as const
export type BookingPayment = (typeof bookingPayments)[number]

const rides: ReadonlySet<BookingKind> = new Set(['flight', 'train', 'bus', 'ferry', 'transfer'])

/** It takes one from a place to another. */
export const isRide = ({ kind }: { readonly kind: BookingKind }): boolean => rides.has(kind)

/** It begins at one moment and ends at another that people book; the rest has a length. */
export const hasTwoEnds = (kind: BookingKind): boolean => rides.has(kind) || kind === 'car' || kind === 'stay'
