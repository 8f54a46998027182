import { words } from '../words/words.ts'

export const tripsPartsWithinWords = words('trips-parts-within', {
  itinerary: 'itinerary',
  packing: 'packing',
  expenses: 'expenses',
  members: 'members',
  guide: 'guide places',
  artwork: 'artwork',
  map: 'map of the area',
})
