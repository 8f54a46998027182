import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { bookingRules } from '../bookings/row-rules.ts'
import { dayNoteRules } from '../day-notes/row-rules.ts'
import { expenseRules } from '../expenses/row-rules.ts'
import { ideaRules } from '../ideas/row-rules.ts'
import { itineraryRules } from '../itinerary/row-rules.ts'
import { legRules } from '../legs/row-rules.ts'
import { packingRules } from '../packing/row-rules.ts'
import { transferRules } from '../transfers/row-rules.ts'
import { travellerRules } from '../travellers/row-rules.ts'
import type { RowRules } from '../../kernel/rows/row-rules.ts'

const rowRules: { readonly [C in ContentCollection]: RowRules<C> } = {
  itinerary: itineraryRules,
  packing: packingRules,
  expenses: expenseRules,
  dayNotes: dayNoteRules,
  bookings: bookingRules,
  legs: legRules,
  ideas: ideaRules,
  travellers: travellerRules,
  transfers: transferRules,
}

export const rulesOf = <C extends ContentCollection>(collection: C): RowRules<C> => rowRules[collection]
