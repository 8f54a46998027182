import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'

/** Everybody whom money may mention: members, and travellers by their rows and by their accounts. */
export async function knownPeople({ db, access: { tripId } }: LockedTrip): Promise<Set<string>> {
  const members = await db.selectFrom('members').select('userId').where('tripId', '=', tripId).execute()
  const travellers = await db
    .selectFrom('travellers')
    .select(['id', 'userId'])
    .where('tripId', '=', tripId)
    .execute()
  return new Set([
    ...members.map(({ userId }) => userId),
    ...travellers.flatMap(({ id, userId }) => (userId ? [id, userId] : [id])),
  ])
}
