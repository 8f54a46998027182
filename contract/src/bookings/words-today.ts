import { words } from '../words/words.ts'

/** What is booked next; hours that no ticket prints are told as usual. */
export const bookingsTodayWords = words('bookings-today', {
  thereBy: 'Be there by',
  gate: 'Gate closes',
  gateUsual: 'usually 20 min before',
  gateCloses: 'Gate closes, departure {time}',
  leave: 'Leave {place}: {way}, {length}',
  beThere: 'Be at {place}, as is usual',
})
