import { words } from '../words/words.ts'

export const bookingsRefusalsWords = words('bookings-refusals', {
  titleRequired: 'Say what is booked',
  dateRequired: 'Enter the date',
  endDateRequired: 'Enter the date of the end, too',
  timeUnreadable: 'Enter the time as HH:MM',
  momentUnreadable: 'Enter a date and a time',
  depositTooLarge: 'The deposit is more than the price',
  zoneUnknown: 'Use the name of a time zone, such as Europe/Rome',
  arrivesBefore: 'Arrives {length} before it leaves',
  landsBefore: 'Lands {length} before it leaves',
  endsBefore: 'The end is {length} before the start',
  noNight: 'The check-out must be on a later day than the check-in',
  tooManyNights: 'A stay can last at most {most} nights',
  tooLongRide: 'That is more than {most} days',
  untilBeforeFrom: 'Check-in ends before it begins',
  priceNegative: 'The price cannot be negative',
  priceTooLarge: 'The price is too large',
  lengthWrong: 'Enter a length between 1 minute and 7 days',
  onlyAuthor: 'Only the one who added a booking can hide it or show it again',
  tooMany: 'A trip can hold at most {most} bookings.',
})
