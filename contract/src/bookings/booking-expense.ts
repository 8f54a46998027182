// The one expense that a paid booking becomes.
import type { ExpenseCategory } from '../expenses/categories.ts'
import type { BookingKind } from './kinds.ts'
import type { Booking } from './schema.ts'

const categories: Partial<Record<BookingKind, ExpenseCategory>> = {
  stay: 'accommodation',
  ticket: 'activities',
  table: 'food',
  other: 'other',
}

export const categoryOfBooking = (kind: BookingKind): ExpenseCategory => categories[kind] ?? 'transport'

/** An item type of the plan that costs count under. */
const typeOfKind: Partial<Record<BookingKind, string>> = {
  stay: 'hotel',
  ticket: 'activity',
  table: 'restaurant',
  other: 'other',
}

/** What bookings will cost, paid or not; what is cancelled costs nothing. */
export const bookedCosts = (bookings: readonly Pick<Booking, 'kind' | 'status' | 'price' | 'currency'>[]) =>
  bookings
    .filter(({ status }) => status !== 'cancelled')
    .map(({ kind, price, currency }) => ({ type: typeOfKind[kind] ?? 'transport', cost: price, currency }))

/**
 * The same on every device: two people who say at once that it is paid make one expense, not two. It is the booking's
 * own with its first figures turned over.
 */
export function expenseIdOf(bookingId: string): string {
  const head = Number.parseInt(bookingId.slice(0, 8), 16)
  return ((head ^ 0xff_ff_ff_ff) >>> 0).toString(16).padStart(8, '0') + bookingId.slice(8)
}

type Paid = Pick<Booking, 'status' | 'payment' | 'price' | 'deposit' | 'private'>

/** What of a booking is spent. What nobody else may see is in nobody's budget. */
export function spentOn({ status, payment, price, deposit, private: isPrivate }: Paid): number | null {
  if (status === 'cancelled' || isPrivate) return null
  const amount = payment === 'paid' ? price : payment === 'deposit' ? deposit : null
  return amount === null || amount <= 0 ? null : amount
}
