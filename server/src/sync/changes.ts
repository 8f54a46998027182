import type { Collection } from '@sojourn/contract/sync/collections'
import { sql } from 'kysely'
import type { LockedTrip } from './lock-trip.ts'

export const changesChannel = 'sojourn_changes'

interface NewChange {
  id: string
  /** The row as it now is; null when it was removed. */
  row: object | null
}

/**
 * Writes one change for each row into the trip's log, in the transaction of the write itself, and answers the number of
 * the last one. The counter stands on the trip's own row, whose lock the writer holds: numbers have no gaps and none is
 * seen before an earlier one.
 */
export async function recordChanges(
  { db, access }: LockedTrip,
  collection: Collection,
  changes: readonly NewChange[],
): Promise<number> {
  const { rows } = await sql<{ rev: number }>`
    with head as (
      update trips set "rev" = "rev" + ${changes.length}::int, "updatedAt" = now()
      where "id" = ${access.tripId} returning "rev"
    ), entries as (
      insert into changes ("tripId", "rev", "collection", "rowId", "row", "userId")
      select ${access.tripId}::bigint, head."rev" - ${changes.length}::int + entry."position", ${collection}::text,
        entry."change" ->> 'id', nullif(entry."change" -> 'row', 'null'), ${access.userId}::uuid
      from head, jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as entry("change", "position")
    )
    select head."rev", pg_notify(${changesChannel}, ${String(access.tripId)}) from head`.execute(db)
  const [head] = rows
  if (!head) throw new Error(`trip ${access.tripId} vanished while it was changed`)
  return head.rev
}
