import type { Collection } from '@sojourn/contract/sync/collections'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { TripAccess } from '../members/access.ts'

export const changesChannel = 'sojourn_changes'

interface NewChange {
  collection: Collection
  id: string
  /** The row as it now is; null when it was removed. */
  row: object | null
}

/**
 * Writes one change into the trip's log, in the transaction of the write itself. Raising the counter on the trip's own
 * row makes writers of one trip take turns, so numbers have no gaps and none is seen before an earlier one.
 */
export async function recordChange(
  tx: Db,
  access: TripAccess,
  { collection, id, row }: NewChange,
): Promise<number> {
  const { rows } = await sql<{ rev: number }>`
    with head as (
      update trips set "rev" = "rev" + 1, "updatedAt" = now() where "id" = ${access.tripId} returning "rev"
    ), entry as (
      insert into changes ("tripId", "rev", "collection", "rowId", "row", "userId")
      select ${access.tripId}, head."rev", ${collection}, ${id}, ${row ? JSON.stringify(row) : null}::jsonb, ${access.userId}
      from head returning "rev"
    )
    select entry."rev", pg_notify(${changesChannel}, ${String(access.tripId)}) from entry`.execute(tx)
  const [entry] = rows
  if (!entry) throw new Error(`trip ${access.tripId} vanished while it was changed`)
  return entry.rev
}

/** The same for many rows of one collection at once: a number for each, in their order. */
export async function recordChanges(
  tx: Db,
  access: TripAccess,
  collection: Collection,
  rows: readonly { id: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    with head as (
      update trips set "rev" = "rev" + ${rows.length}::int, "updatedAt" = now()
      where "id" = ${access.tripId} returning "rev"
    ), entries as (
      insert into changes ("tripId", "rev", "collection", "rowId", "row", "userId")
      select ${access.tripId}::bigint, head."rev" - ${rows.length}::int + entry."position", ${collection}::text,
        entry."row" ->> 'id', entry."row", ${access.userId}::uuid
      from head, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as entry("row", "position")
      returning "rev"
    )
    select pg_notify(${changesChannel}, ${String(access.tripId)}) from head`.execute(tx)
}
