import { words } from '../words/words.ts'

/** Several places of a kind, as a day is named after them. */
export const aiKindsWords = words('ai-kinds', {
  sight: 'landmarks',
  museum: 'museums',
  quarter: 'quarters',
  park: 'parks',
  viewpoint: 'views',
  market: 'markets',
  food: 'food',
  evening: 'evenings out',
  religious: 'sacred places',
  beach: 'beaches',
  nature: 'nature',
  family: 'play and discovery',
  dayTrip: 'a day trip',
})
