import { words } from '../words/words.ts'
import type { BookingStatus } from './kinds.ts'

export const bookingsStatusesWords = words('bookings-statuses', {
  booked: 'Booked',
  waiting: 'Waiting',
  cancelled: 'Cancelled',
} satisfies Record<BookingStatus, string>)
