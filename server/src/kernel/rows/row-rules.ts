import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { AnsweredRow, ImportedRow, StoredRow, WantedChanges } from '@sojourn/contract/sync/registry'
import type { CommonField } from '@sojourn/contract/sync/description'
import type { LockedTrip } from './lock-trip.ts'

/** What one collection knows about its own rows. It stands with its domain; everything else about a row is common. */
export interface RowRules<C extends ContentCollection> {
  collection: C
  /** A column that stays here is set to undefined: JSON leaves it out, and copying all others by name takes ten times as long. */
  toAnswer: (row: StoredRow<C>) => AnsweredRow<C>
  /** Reads once what all new rows need, then says what each of them holds. */
  newColumns: (
    trip: LockedTrip,
    inputs: readonly ImportedRow<C>[],
  ) => Promise<(input: ImportedRow<C>) => Omit<StoredRow<C>, CommonField>>
  /** What a change alters. Columns that come out as they were are not written. */
  changedColumns: (
    trip: LockedTrip,
    current: StoredRow<C>,
    changes: WantedChanges<C>,
  ) => Promise<Partial<Omit<StoredRow<C>, CommonField>>>
  /** The id of a row that stands for the new one although it was sent under another. */
  findSame?: (trip: LockedTrip, input: ImportedRow<C>) => Promise<string | null>
  /** What a new row adds to the one that stands for it; without it, nothing. */
  joined?: (current: StoredRow<C>, input: ImportedRow<C>) => WantedChanges<C>
  /** Throws for a row that others lean on. */
  mayRemove?: (trip: LockedTrip, row: StoredRow<C>) => Promise<void>
  /** What follows for the trip once rows were added, changed or removed, in the same transaction. */
  written?: (trip: LockedTrip) => Promise<void>
  /** A row of a file with the ids that people have in the new trip. */
  renamed?: (input: ImportedRow<C>, nameOf: (id: string) => string) => ImportedRow<C>
}
