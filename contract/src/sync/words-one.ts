import { words } from '../words/words.ts'
import type { ContentCollection } from './collections.ts'

/** A row of which no name is known. */
export const syncOneWords = words('sync-one', {
  itinerary: 'an activity',
  packing: 'a packing item',
  expenses: 'an expense',
  dayNotes: 'a day note',
} satisfies Record<ContentCollection, string>)
