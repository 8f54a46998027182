import { bookingsCollection } from '../bookings/collection.ts'
import { dayNotesCollection } from '../day-notes/collection.ts'
import { expensesCollection } from '../expenses/collection.ts'
import { ideasCollection } from '../ideas/collection.ts'
import { itineraryCollection } from '../itinerary/collection.ts'
import { legsCollection } from '../legs/collection.ts'
import { packingCollection } from '../packing/collection.ts'
import { transfersCollection } from '../transfers/collection.ts'
import { travellersCollection } from '../travellers/collection.ts'
import type { CollectionDescription } from './description.ts'

const described = {
  // First, as a file is read: money mentions them.
  travellers: travellersCollection,
  itinerary: itineraryCollection,
  packing: packingCollection,
  expenses: expensesCollection,
  dayNotes: dayNotesCollection,
  bookings: bookingsCollection,
  legs: legsCollection,
  ideas: ideasCollection,
  transfers: transfersCollection,
}

/** Added, changed, removed, exported, imported and counted in the same way; the registry says what their rows hold. */
export type ContentCollection = keyof typeof described
export const contentCollections = Object.keys(described) as [ContentCollection, ...ContentCollection[]]

export type AnyRow = { id: string } & Record<string, unknown>
/** Everything that people put into a trip, each as a list of rows. */
export const descriptions = described as unknown as Readonly<
  Record<ContentCollection, CollectionDescription<AnyRow>>
>

/** One value for each of them. */
export const byCollection = <T>(valueOf: (collection: ContentCollection) => T) =>
  Object.fromEntries(contentCollections.map((name) => [name, valueOf(name)])) as Record<ContentCollection, T>

/** All lists of rows a trip is read with. */
const rowCollections = [...contentCollections, 'members'] as const
export type RowCollection = (typeof rowCollections)[number]

/** Everything that is in the change log: the trip itself and its rows. */
export const collections = ['trip', ...rowCollections] as const
export type Collection = (typeof collections)[number]
