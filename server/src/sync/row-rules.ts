import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { AnsweredRow, ImportedRow, StoredRow, WantedChanges } from '@sojourn/contract/sync/registry'
import type { LockedTrip } from './lock-trip.ts'

/** Columns that every row has and the seam fills in. */
export type CommonColumn = 'id' | 'tripId' | 'version' | 'createdAt' | 'updatedAt'

/** What one collection knows about its own rows. It stands with its domain; everything else about a row is common. */
export interface RowRules<C extends ContentCollection> {
  toAnswer: (row: StoredRow<C>) => AnsweredRow<C>
  /** Of the list; the database sorts empty ones last. */
  order: readonly (readonly [column: keyof StoredRow<C> & string, direction: 'asc' | 'desc'])[]
  /** Reads once what all new rows need, then says what each of them holds. */
  newColumns: (
    trip: LockedTrip,
    inputs: readonly ImportedRow<C>[],
  ) => Promise<(input: ImportedRow<C>) => Omit<StoredRow<C>, CommonColumn>>
  /** What a change alters. Columns that come out as they were are not written. */
  changedColumns: (
    trip: LockedTrip,
    current: StoredRow<C>,
    changes: WantedChanges<C>,
  ) => Promise<Partial<Omit<StoredRow<C>, CommonColumn>>>
  /** The id of a row that stands for the new one although it was sent under another. */
  findSame?: (trip: LockedTrip, input: ImportedRow<C>) => Promise<string | null>
}
