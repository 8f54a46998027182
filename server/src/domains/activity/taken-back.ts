import { type TakenBackTrip, takenBackDays } from '@sojourn/contract/activity/schema'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { notSignedIn } from '../../platform/errors/app-error.ts'

export const readProof = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select([
      'emailVerifiedAt',
      sql<
        string | null
      >`case when "takenBackAt" > now() - ${takenBackDays} * interval '1 day' then "takenBackAt" end`.as(
        'takenBackAt',
      ),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notSignedIn)

/** The trips of an account from before it was taken back, with whoever else is on them by now. */
export async function readTakenBack(db: Db, userId: string, takenBackAt: string): Promise<TakenBackTrip[]> {
  const others = await db
    .selectFrom('members as own')
    .innerJoin('trips', 'trips.id', 'own.tripId')
    .innerJoin('members as other', 'other.tripId', 'own.tripId')
    .innerJoin('users', 'users.id', 'other.userId')
    .select(['trips.id', 'trips.title', 'users.displayName'])
    .where('own.userId', '=', userId)
    .where('own.joinedAt', '<=', takenBackAt)
    .where('other.userId', '!=', userId)
    .where('trips.deletedAt', 'is', null)
    .orderBy('trips.id')
    .orderBy('other.joinedAt')
    .orderBy('users.id')
    .execute()
  return [...Map.groupBy(others, ({ id }) => id)].map(([id, people]) => ({
    id,
    title: people[0]?.title ?? '',
    memberNames: people.map(({ displayName }) => displayName),
  }))
}
