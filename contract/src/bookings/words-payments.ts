import { words } from '../words/words.ts'
import type { BookingPayment } from './kinds.ts'

export const bookingsPaymentsWords = words('bookings-payments', {
  open: 'Not yet',
  paid: 'Paid',
  deposit: 'Deposit',
  there: 'Pay at the place',
} satisfies Record<BookingPayment, string>)
