import { maxChanges } from '@sojourn/contract/sync/api'
import { sql } from 'kysely'
import type { LoggedChange } from '../../kernel/rows/private-rows.ts'
import type { Db } from '../../platform/db/client.ts'

/** What happened on a trip since somebody looked. */
export interface News {
  rev: number
  isDeleted: boolean
  /** As far as the log can tell, oldest first; never more than the snapshot would be worth. */
  changes: LoggedChange[]
}

interface Wanted {
  tripId: number
  since: number
}

/** A change, or nothing of one. */
type Found = { id: number; head: number; isDeleted: boolean } & (LoggedChange | { rev: null })

/** The news of several trips in one read. A trip that does not exist has none. */
export async function readNews(db: Db, wanted: readonly Wanted[]): Promise<Map<number, News>> {
  const { rows } = await sql<Found>`
    select trips."id" as "id", trips."rev" as "head", trips."deletedAt" is not null as "isDeleted", later.*,
      writer."displayName" as "userName"
    from unnest(${wanted.map(({ tripId }) => tripId)}::bigint[], ${wanted.map(({ since }) => since)}::bigint[])
      as wanted ("tripId", "since")
    join trips on trips."id" = wanted."tripId"
    left join changes later on later."tripId" = trips."id" and later."rev" <= trips."rev"
      and later."rev" > greatest(wanted."since", trips."rev" - ${maxChanges}::int)
    left join users writer on writer."id" = later."userId"
    order by trips."id", later."rev"`.execute(db)
  const found = new Map<number, News>()
  for (const { id, head, isDeleted, ...change } of rows) {
    const news = found.get(id) ?? { rev: head, isDeleted, changes: [] }
    found.set(id, news)
    if (change.rev !== null) news.changes.push(change as LoggedChange)
  }
  return found
}

/** The trips among these that moved on from where they were last seen, or are no longer there. */
export async function movedTrips(db: Db, seen: ReadonlyMap<number, number>): Promise<number[]> {
  const ids = [...seen.keys()]
  const rows = await db
    .selectFrom('trips')
    .select(['id', 'rev'])
    .where(sql<boolean>`"id" = any(${ids}::bigint[])`)
    .where('deletedAt', 'is', null)
    .execute()
  const current = new Map(rows.map(({ id, rev }) => [id, rev]))
  return ids.filter((id) => current.get(id) !== seen.get(id))
}
