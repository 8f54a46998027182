import { words } from '../words/words.ts'
import type { BookingKind } from './kinds.ts'

export const bookingsKindsWords = words('bookings-kinds', {
  flight: 'Flight',
  train: 'Train',
  bus: 'Bus',
  ferry: 'Ferry',
  car: 'Car',
  transfer: 'Transfer',
  stay: 'Stay',
  ticket: 'Ticket',
  table: 'Table',
  other: 'Other',
} satisfies Record<BookingKind, string>)
