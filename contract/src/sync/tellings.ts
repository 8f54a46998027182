import { bookingsTelling } from '../bookings/telling.ts'
import { dayNotesTelling } from '../day-notes/telling.ts'
import { expensesTelling } from '../expenses/telling.ts'
import { ideasTelling } from '../ideas/telling.ts'
import { itineraryTelling } from '../itinerary/telling.ts'
import { legsTelling } from '../legs/telling.ts'
import { packingTelling } from '../packing/telling.ts'
import { transfersTelling } from '../transfers/telling.ts'
import { travellersTelling } from '../travellers/telling.ts'
import type { ContentCollection } from './collections.ts'
import type { CollectionTelling } from './telling.ts'

/** Beside the descriptions, as the first screens need none of it. */
export const tellings: Readonly<Record<ContentCollection, CollectionTelling>> = {
  itinerary: itineraryTelling,
  packing: packingTelling,
  expenses: expensesTelling,
  dayNotes: dayNotesTelling,
  bookings: bookingsTelling,
  legs: legsTelling,
  ideas: ideasTelling,
  travellers: travellersTelling,
  transfers: transfersTelling,
}
