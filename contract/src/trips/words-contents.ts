import { words } from '../words/words.ts'

export const tripsContentsWords = words('trips-contents', {
  itinerary: '{count} activity|{count} activities',
  packing: '{count} packing item|{count} packing items',
  expenses: '{count} expense|{count} expenses',
  dayNotes: '{count} day note|{count} day notes',
  bookings: '{count} booking|{count} bookings',
  legs: '{count} place|{count} places',
  ideas: '{count} idea|{count} ideas',
  travellers: '{count} traveller|{count} travellers',
  transfers: '{count} transfer|{count} transfers',
})
