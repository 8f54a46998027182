import { errorsWords } from '@sojourn/contract/errors/words'
import { can, type Permission, type TripRole } from '@sojourn/contract/members/permissions'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { sql } from 'kysely'
import type { SignedIn } from '../session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import { gatheredIn } from '../../platform/db/gathered.ts'
import { AppError } from '../../platform/errors/app-error.ts'

declare const proven: unique symbol

/** Proof that this user may act on this trip. Only this module makes one, so services need no checks. */
export interface TripAccess {
  readonly tripId: number
  readonly userId: string
  readonly role: TripRole
  readonly [proven]: true
}

/** A trip, or a row; of one that may be gone, the trip it was in. */
export type AccessTarget =
  | { tripId: number }
  | { collection: ContentCollection; id: string; tripId: number | null }

export async function requireAccess(
  db: Db,
  user: SignedIn,
  permission: Permission,
  target: AccessTarget,
): Promise<TripAccess> {
  const member =
    'collection' in target && target.tripId === null
      ? await memberByRow(db, user, target)
      : await memberOf(db, user.id, target.tripId ?? 0)
  return proofOf(user, permission, target, member)
}

/** The proof for somebody who was found among the members of the trip, by whatever read. */
export function proofOf(
  user: Pick<SignedIn, 'id'>,
  permission: Permission,
  target: AccessTarget,
  member: { tripId: number; role: TripRole } | undefined,
): TripAccess {
  const isRow = 'collection' in target
  // A stranger must not learn that the trip or the row exists.
  if (!member)
    throw new AppError('not_found', isRow ? errorsWords.notFound : errorsWords.tripNotFound, {
      isStranger: true,
    })
  if (!can(member.role, permission)) throw new AppError('not_allowed', errorsWords.ownerOnly)
  return { tripId: member.tripId, userId: user.id, role: member.role } as TripAccess
}

/** Whether somebody may see a trip at this moment: null for strangers, removed members and deleted trips. */
export async function findAccess(db: Db, userId: string, tripId: number): Promise<TripAccess | null> {
  const member = await memberOf(db, userId, tripId)
  return member ? ({ tripId, userId, role: member.role } as TripAccess) : null
}

/** The proof for someone who holds a link that lets them in, from now on as a member. */
export const joinerAccess = (userId: string, tripId: number): TripAccess =>
  ({ tripId, userId, role: 'member' }) as TripAccess

/** The proof for a trip the user has just created. */
export const ownerAccess = (user: Pick<SignedIn, 'id'>, tripId: number): TripAccess =>
  ({ tripId, userId: user.id, role: 'owner' }) as TripAccess

/** The proofs of these people for these trips, in one read. Nobody has one for a trip that is deleted. */
export async function listAccess(
  db: Db,
  asked: readonly { tripId: number; userId: string }[],
): Promise<Map<number, Map<string, TripAccess>>> {
  const tripIds = [...new Set(asked.map(({ tripId }) => tripId))]
  const userIds = [...new Set(asked.map(({ userId }) => userId))]
  const rows = await db
    .selectFrom('members')
    .innerJoin('trips', 'trips.id', 'members.tripId')
    .select(['members.tripId', 'members.userId', 'members.role'])
    .where(sql<boolean>`members."tripId" = any(${tripIds}::bigint[])`)
    .where(sql<boolean>`members."userId" = any(${userIds}::uuid[])`)
    .where('trips.deletedAt', 'is', null)
    .execute()
  const byTrip = new Map<number, Map<string, TripAccess>>(tripIds.map((tripId) => [tripId, new Map()]))
  for (const row of rows) byTrip.get(row.tripId)?.set(row.userId, row as TripAccess)
  return byTrip
}

const membership = (db: Db, userId: string) =>
  db
    .selectFrom('members')
    .innerJoin('trips', 'trips.id', 'members.tripId')
    .select(['members.tripId', 'members.role'])
    .where('members.userId', '=', userId)
    .where('trips.deletedAt', 'is', null)

/** Outside a transaction many ask at once, and any of their reads does. */
const memberOf = (db: Db, userId: string, tripId: number) =>
  db.isTransaction
    ? membership(db, userId).where('members.tripId', '=', tripId).executeTakeFirst()
    : asMember(db, `${tripId} ${userId}`)

const asMember = gatheredIn(async (db, keys) => {
  const asked = keys.map((key) => {
    const [tripId, userId = ''] = key.split(' ')
    return { tripId: Number(tripId), userId }
  })
  const found = await listAccess(db, asked)
  return new Map(
    [...found.values()].flatMap((people) =>
      [...people.values()].map((access) => [`${access.tripId} ${access.userId}`, access]),
    ),
  )
})

async function memberByRow(
  db: Db,
  user: SignedIn,
  { collection, id }: { collection: ContentCollection; id: string },
) {
  const { rows } = await sql<{ tripId: number; role: TripRole }>`
    select members."tripId", members."role"
    from ${sql.table(collection)} as content
    join members on members."tripId" = content."tripId"
    join trips on trips."id" = content."tripId"
    where content."id" = ${id} and members."userId" = ${user.id} and trips."deletedAt" is null`.execute(db)
  return rows[0]
}
