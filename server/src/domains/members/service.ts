import { errorsWords } from '@sojourn/contract/errors/words'
import { maxMembers } from '@sojourn/contract/members/limits'
import { canRemove } from '@sojourn/contract/members/permissions'
import type { Member } from '@sojourn/contract/members/schema'
import { tripFullText } from '@sojourn/contract/members/texts'
import { membersRefusalsWords } from '@sojourn/contract/members/words-refusals'
import { tonesOf } from '@sojourn/contract/members/tones'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { recordChanges } from '../../kernel/rows/changes.ts'
import { type LockedTrip, lockTrip } from '../../kernel/rows/lock-trip.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { stayByName } from '../travellers/stays.ts'
import { endInvitations } from './end-invitations.ts'

const selectMembers = (db: Db, tripId: number) =>
  db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.userId')
    .select(['users.id', 'tripId', 'displayName as name', 'email', 'role', 'version', 'joinedAt'])
    .where('tripId', '=', tripId)

/** Who is on the trip, first come first. */
export const listMembers = (db: Db, access: TripAccess): Promise<Member[]> =>
  selectMembers(db, access.tripId).orderBy('joinedAt').orderBy('users.id').execute()

/** By trip and account, the wash that tells somebody from the others on the trip. */
export type TripTones = ReadonlyMap<number, ReadonlyMap<string, number>>

export async function readTones(db: Db, tripIds: readonly number[]): Promise<TripTones> {
  if (tripIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.userId')
    .select(['tripId', 'users.id', 'displayName as name'])
    .where('tripId', 'in', tripIds)
    .orderBy('joinedAt')
    .orderBy('users.id')
    .execute()
  const tonesOn = (members: typeof rows) => {
    const tones = tonesOf(members.map(({ name }) => name))
    return new Map(members.map(({ id }, at) => [id, tones[at] ?? 1]))
  }
  return new Map([...Map.groupBy(rows, ({ tripId }) => tripId)].map(([id, on]) => [id, tonesOn(on)]))
}

export const findMember = (db: Db, tripId: number, userId: string): Promise<Member | undefined> =>
  selectMembers(db, tripId).where('users.id', '=', userId).executeTakeFirst()

/** Adds whoever the proof is about. Counted under the trip's lock, so that many who join at once stay within the limit. */
export async function addMember(trip: LockedTrip): Promise<void> {
  const { db, access } = trip
  const { tripId, userId, role } = access
  const { count } = await db
    .selectFrom('members')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow()
  if (count >= maxMembers) throw new AppError('conflict', tripFullText())
  await db.insertInto('members').values({ tripId, userId, role }).execute()
  const row = (await findMember(db, tripId, userId)) ?? null
  await recordChanges(trip, 'members', [{ id: userId, before: null, row }])
}

/** Neither the share link nor an invitation from before brings them back. */
async function keepOut({ db, access: { tripId } }: LockedTrip, { id, email }: Member): Promise<void> {
  await db
    .insertInto('removedMembers')
    .values({ tripId, userId: id })
    .onConflict((conflict) => conflict.columns(['tripId', 'userId']).doUpdateSet({ removedAt: sql`now()` }))
    .execute()
  await endInvitations(db, 'revoked', { tripIds: [tripId], email })
}

export async function removeMember(db: Db, access: TripAccess, memberId: string): Promise<void> {
  const trip = await lockTrip(db, access)
  const before = await findMember(db, access.tripId, memberId)
  if (!before) throw new AppError('not_found', errorsWords.notFound)
  if (!canRemove({ id: access.userId, role: access.role }, before))
    throw new AppError(
      'not_allowed',
      before.role === 'owner' ? membersRefusalsWords.ownerStays : membersRefusalsWords.removeOthers,
    )
  await db.deleteFrom('members').where('tripId', '=', access.tripId).where('userId', '=', memberId).execute()
  if (memberId !== access.userId) await keepOut(trip, before)
  await recordChanges(trip, 'members', [{ id: memberId, before, row: null }])
  await stayByName(trip, before)
}
