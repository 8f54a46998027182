import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const bookingsToldWords = words('bookings-told', {
  waitsAdded: 'Add booking <b>{thing}</b>',
  waitsChanged: 'Change booking <b>{thing}</b>',
  waitsRemoved: 'Delete booking <b>{thing}</b>',
  bookings: '{count} booking|{count} bookings',
  added: '<b>{who}</b> added the booking <b>{thing}</b>',
  addedOn: '<b>{who}</b> added the booking <b>{thing}</b> for {day}',
  removed: '<b>{who}</b> deleted the booking <b>{thing}</b>',
  cancelled: '<b>{who}</b> marked <b>{thing}</b> as cancelled',
  moved: '<b>{who}</b> moved <b>{thing}</b> to {day}',
})
