import { words } from '../words/words.ts'

export const tripsPartsHereWords = words('trips-parts-here', {
  itinerary: '{count} activity|{count} activities',
  packing: '{count} item|{count} items',
  expenses: '{count} expense|{count} expenses',
  members: '{count} member|{count} members',
})
