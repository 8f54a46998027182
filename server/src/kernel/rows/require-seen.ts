import { changedMeanwhile } from '@sojourn/contract/sync/changed-meanwhile'
import type { Collection } from '@sojourn/contract/sync/collections'
import { sql } from 'kysely'
import { changedMeanwhileError as refusedFor } from '../../platform/errors/app-error.ts'
import type { LockedTrip } from './lock-trip.ts'

interface LateEdit {
  collection: Collection
  id: string
  /** Sent with an edit that waited on a device; without it the last writer wins. */
  seen: Readonly<Record<string, unknown>> | undefined
  wanted: object
  /** The row as it is answered. */
  current: object
}

/** An edit that waited does not overwrite what its writer never saw: it is answered with what stands there now. */
export async function requireSeen(
  trip: LockedTrip,
  { collection, id, seen, wanted, current }: LateEdit,
): Promise<void> {
  const now = current as Record<string, unknown>
  const changed = changedMeanwhile(seen ?? {}, wanted as Record<string, unknown>, now)
  if (changed.length === 0) return
  const fields = Object.fromEntries(changed.map((field) => [field, now[field]]))
  const by = await lastWriter(trip, collection, id, changed)
  throw refusedFor({ fields, by })
}

async function lastWriter(
  { db, access }: LockedTrip,
  collection: Collection,
  id: string,
  fields: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    select users."id", users."displayName" as "name"
    from changes join users on users."id" = changes."userId"
    where changes."tripId" = ${access.tripId} and changes."collection" = ${collection} and changes."rowId" = ${id}
      and exists (
        select 1 from jsonb_array_elements_text(changes."fields") as changed ("field")
        where changed."field" in (${sql.join(fields)})
      )
    order by changes."rev" desc limit 1`.execute(db)
  const [writer] = rows
  return writer && writer.id !== access.userId ? writer.name : null
}
