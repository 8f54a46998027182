import { z } from 'zod'
import { bookingsApi } from '../bookings/api.ts'
import { bookingRow, newBooking } from '../bookings/schema.ts'
import { dayNotesApi } from '../day-notes/api.ts'
import { dayNote, newDayNote } from '../day-notes/schema.ts'
import { expensesApi } from '../expenses/api.ts'
import { expenseRow, importedExpense } from '../expenses/schema.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { ideasApi } from '../ideas/api.ts'
import { ideaRow, newIdea } from '../ideas/schema.ts'
import { itineraryApi } from '../itinerary/api.ts'
import { itineraryRow, newItem } from '../itinerary/schema.ts'
import { legsApi } from '../legs/api.ts'
import { leg, newLeg } from '../legs/schema.ts'
import { member } from '../members/schema.ts'
import { packingApi } from '../packing/api.ts'
import { newPackingItem, packingItem } from '../packing/schema.ts'
import { transfersApi } from '../transfers/api.ts'
import { importedTransfer, transferRow } from '../transfers/schema.ts'
import { travellersApi } from '../travellers/api.ts'
import { newTraveller, traveller } from '../travellers/schema.ts'
import type { byRowId } from '../values/fields.ts'
import { byCollection, type ContentCollection, type RowCollection } from './collections.ts'

type RowShape = Record<'id' | 'tripId' | 'version', z.ZodType>

/** The four calls each collection has; others may stand beside them. */
export interface RowsApi {
  readonly list: Endpoint
  readonly add: Endpoint & { readonly body: z.ZodType; readonly reply: z.ZodObject<RowShape> }
  readonly update: Endpoint & OfRow & { readonly body: z.ZodType }
  readonly remove: Endpoint & OfRow
}
interface OfRow {
  readonly row: ContentCollection
  readonly params: typeof byRowId
}

/** The calls of each collection. What a row looks like to a client is the answer to adding one. */
export const contentApi = {
  itinerary: itineraryApi,
  packing: packingApi,
  expenses: expensesApi,
  dayNotes: dayNotesApi,
  bookings: bookingsApi,
  legs: legsApi,
  ideas: ideasApi,
  travellers: travellersApi,
  transfers: transfersApi,
} as const satisfies Record<ContentCollection, RowsApi>

/** A row as the database keeps it. */
export const storedRows = {
  itinerary: itineraryRow,
  packing: packingItem,
  expenses: expenseRow,
  dayNotes: dayNote,
  bookings: bookingRow,
  legs: leg,
  ideas: ideaRow,
  travellers: traveller,
  transfers: transferRow,
} as const satisfies Record<ContentCollection, z.ZodObject<RowShape>>

/** A row as an exported file brings it back: what a person adds, and what was fixed when it was added. */
export const importedRows = {
  itinerary: newItem,
  packing: newPackingItem,
  expenses: importedExpense,
  dayNotes: newDayNote,
  bookings: newBooking,
  legs: newLeg,
  ideas: newIdea,
  travellers: newTraveller,
  transfers: importedTransfer,
} as const satisfies Record<ContentCollection, z.ZodType>

type Calls = typeof contentApi
export type StoredRow<C extends ContentCollection> = z.output<(typeof storedRows)[C]>
export type ImportedRow<C extends ContentCollection> = z.output<(typeof importedRows)[C]>
export type RowChanges<C extends ContentCollection> = z.output<Calls[C]['update']['body']>
/** What a change is to alter, without what its writer saw before. */
export type WantedChanges<C extends ContentCollection> = Omit<RowChanges<C>, 'seen'>

type AnsweredSchema<C extends RowCollection> = C extends ContentCollection
  ? Calls[C]['add']['reply']
  : typeof member
/** The lists of a trip as clients see them. */
export const answeredRows = {
  ...byCollection((name) => z.array(contentApi[name].add.reply)),
  members: z.array(member),
} as unknown as { [C in RowCollection]: z.ZodArray<AnsweredSchema<C>> }
export type AnsweredRow<C extends RowCollection> = z.output<AnsweredSchema<C>>
