import type { Collection } from '@sojourn/contract/sync/collections'
import { accountFull, maxAccountBytes } from '@sojourn/contract/values/limits'
import { sql } from 'kysely'
import { AppError } from '../errors/app-error.ts'
import type { LockedTrip } from './lock-trip.ts'

export const changesChannel = 'sojourn_changes'

/** A row of the log has columns of its own beside the entry. */
export const entryOverhead = 200

interface NewChange {
  id: string
  /** The row as it now is; null when it was removed. */
  row: object | null
}

/**
 * Writes one change for each row into the trip's log, in the transaction of the write itself, and answers the number of
 * the last one. The counter stands on the trip's own row, whose lock the writer holds: numbers have no gaps and none is
 * seen before an earlier one. What the log takes up is counted there too: it grows with every write, removals included.
 */
export async function recordChanges(
  { db, access }: LockedTrip,
  collection: Collection,
  changes: readonly NewChange[],
): Promise<number> {
  const text = JSON.stringify(changes)
  const bytes = Buffer.byteLength(text) + changes.length * entryOverhead
  const { rows } = await sql<{ rev: number; stored: number }>`
    with head as (
      update trips set "rev" = "rev" + ${changes.length}::int, "bytes" = "bytes" + ${bytes}::int, "updatedAt" = now()
      where "id" = ${access.tripId} returning "rev", "ownerId"
    ), entries as (
      insert into changes ("tripId", "rev", "collection", "rowId", "row", "userId")
      select ${access.tripId}::bigint, head."rev" - ${changes.length}::int + entry."position", ${collection}::text,
        entry."change" ->> 'id', nullif(entry."change" -> 'row', 'null'), ${access.userId}::uuid
      from head, jsonb_array_elements(${text}::jsonb) with ordinality as entry("change", "position")
    )
    select head."rev", pg_notify(${changesChannel}, ${String(access.tripId)}),
      (select sum(own."bytes")::bigint from trips own where own."ownerId" = head."ownerId") as "stored"
    from head`.execute(db)
  const [head] = rows
  if (!head) throw new Error(`trip ${access.tripId} vanished while it was changed`)
  // Removing must stay possible: it is the way to make room.
  if (changes.some(({ row }) => row !== null)) requireRoom(head.stored + bytes)
  return head.rev
}

/** Keeps one account from filling the disk, also by importing and deleting in turn: deleted trips count until they are purged. */
function requireRoom(bytes: number): void {
  if (bytes > maxAccountBytes) throw new AppError('invalid_input', accountFull)
}
