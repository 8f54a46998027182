import { words } from '../words/words.ts'

export const tripsPartsMissingWords = words('trips-parts-missing', {
  itinerary: 'Itinerary is missing.',
  packing: 'Packing is missing.',
  expenses: 'Expenses are missing.',
  members: 'Members are missing.',
  guide: 'Guide places are missing.',
  artwork: 'Artwork is missing.',
  map: 'Map of the area is missing.',
})
