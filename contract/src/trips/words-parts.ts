import { words } from '../words/words.ts'

export const tripsPartsWords = words('trips-parts', {
  itinerary: 'Itinerary',
  packing: 'Packing',
  expenses: 'Expenses',
  members: 'Members',
  guide: 'Guide places',
  artwork: 'Artwork',
  map: 'Map of the area',
})
