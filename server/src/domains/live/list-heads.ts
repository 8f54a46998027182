import type { ServerFrame } from '@sojourn/contract/live/frames'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export type Heads = (ServerFrame & { type: 'list' })['heads']

/** Of deleted trips too: from their lists it goes. */
export async function peopleOn(db: Db, tripIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('userId')
    .distinct()
    .where(sql<boolean>`"tripId" = any(${tripIds}::bigint[])`)
    .execute()
  return rows.map(({ userId }) => userId)
}

export async function readHeads(db: Db, userIds: readonly string[]): Promise<Map<string, Heads>> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('trips', 'trips.id', 'members.tripId')
    .select(['members.userId', 'trips.id', 'trips.rev'])
    .where(sql<boolean>`members."userId" = any(${userIds}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('trips.id')
    .execute()
  const found = new Map<string, Heads>()
  for (const { userId, ...head } of rows) {
    const heads = found.get(userId) ?? []
    heads.push(head)
    found.set(userId, heads)
  }
  return found
}
