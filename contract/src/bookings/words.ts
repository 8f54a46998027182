import { words } from '../words/words.ts'

export const bookingsWords = words('bookings', {
  title: 'Bookings',
  add: 'Add booking',
  day: 'Day',
  what: 'Booking',
  when: 'When',
  reference: 'Reference',
  fromTo: '{from} – {to}',
  nextDays: '+1 day|+{count} days',
  daysBefore: '-1 day|-{count} days',
  checkInFrom: 'Check-in from {from}',
  checkInBetween: 'Check-in {from} – {until}',
  checkOutUntil: 'Check-out until {time}',
  nights: '1 night|{count} nights',
})
