import { words } from '../words/words.ts'

/** A row of which no name is known. */
export const syncOneWords = words('sync-one', {
  itinerary: 'an activity',
  packing: 'a packing item',
  expenses: 'an expense',
  dayNotes: 'a day note',
  bookings: 'a booking',
  legs: 'a place',
  ideas: 'an idea',
  travellers: 'a traveller',
  transfers: 'a transfer',
})
