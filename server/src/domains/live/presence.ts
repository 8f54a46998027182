import type { Present } from '@sojourn/contract/live/frames'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export const presenceChannel = 'sojourn_presence'

/** A process renews its rows three times in this; those of one that died are over after it. */
const goneAfterS = 60

/** A browser tab on a trip. */
export interface Place {
  id: string
  tripId: number
  userId: string
  tab: TripTab
}

interface Moves {
  there: readonly Place[]
  gone: readonly Place[]
}

/** Writes who came, moved and left, in one statement, and hints it to the other processes. */
export async function writePresence(db: Db, serverId: string, { there, gone }: Moves): Promise<void> {
  const tripIds = [...new Set([...there, ...gone].map(({ tripId }) => tripId))]
  await sql`
    with left_now as (delete from presence where "id" = any(${gone.map(({ id }) => id)}::uuid[])),
      ${upsert(serverId, there)}
    select pg_notify(${presenceChannel}, "tripId"::text) from unnest(${tripIds}::bigint[]) as "tripId"`.execute(
    db,
  )
}

/** Says that they are all still there. */
export async function renewPresence(db: Db, serverId: string, there: readonly Place[]): Promise<void> {
  if (there.length > 0) await sql`with ${upsert(serverId, there)} select 1`.execute(db)
}

const upsert = (serverId: string, there: readonly Place[]) => sql`here_now as (
  insert into presence ("id", "serverId", "tripId", "userId", "tab")
  select place."id", ${serverId}::uuid, place."tripId", place."userId", place."tab"
  from jsonb_to_recordset(${JSON.stringify(there)}::jsonb)
    as place ("id" uuid, "tripId" bigint, "userId" uuid, "tab" text)
  on conflict ("id") do update set "tab" = excluded."tab", "seenAt" = now(),
    "movedAt" = case when presence."tab" = excluded."tab" then presence."movedAt" else now() end
)`

/** Everybody on these trips, each once and where they moved last. */
export async function readPresence(db: Db, tripIds: readonly number[]): Promise<Map<number, Present[]>> {
  const { rows } = await sql<Present & { tripId: number }>`
    select distinct on (presence."tripId", presence."userId")
      presence."tripId", presence."userId", users."displayName" as "name", presence."tab"
    from presence join users on users."id" = presence."userId"
    where presence."tripId" = any(${tripIds}::bigint[])
      and presence."seenAt" > now() - ${goneAfterS} * interval '1 second'
    order by presence."tripId", presence."userId", presence."movedAt" desc`.execute(db)
  const found = new Map<number, Present[]>(tripIds.map((tripId) => [tripId, []]))
  for (const { tripId, ...person } of rows) found.get(tripId)?.push(person)
  return found
}

/** A process that stops takes its own along. */
export const clearPresence = async (db: Db, serverId: string): Promise<void> => {
  await db.deleteFrom('presence').where('serverId', '=', serverId).execute()
}
