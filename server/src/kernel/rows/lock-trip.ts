import { errorsWords } from '@sojourn/contract/errors/words'
import type { Permission, TripRole } from '@sojourn/contract/members/permissions'
import type { TripRow } from '@sojourn/contract/trips/schema'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { proofOf, type AccessTarget, type TripAccess } from '../access/access.ts'
import type { SignedIn } from '../session/signed-in.ts'

declare const locked: unique symbol

/** A trip whose turn is ours until the transaction ends. Only this module makes one, so no write can forget the lock. */
export interface LockedTrip {
  readonly db: Db
  readonly access: TripAccess
  /** As it stood when it was locked. */
  readonly row: TripRow
  readonly [locked]: true
}

/** Taken with the proof; whoever locks first takes it over, as nothing has changed since. */
const taken = new WeakMap<TripAccess, TripRow>()

/** For a call that writes rows of a trip: whether it may, and the trip's turn, in one read. */
export async function requireTurn(
  db: Db,
  user: SignedIn,
  permission: Permission,
  target: AccessTarget,
): Promise<TripAccess> {
  const named =
    'collection' in target
      ? sql`(select "tripId" from ${sql.table(target.collection)} where "id" = ${target.id})`
      : sql`${target.tripId}::bigint`
  const { rows } = await sql<TripRow & { role: TripRole }>`
    select trips.*, members."role" from trips join members on members."tripId" = trips."id"
    where trips."id" = ${named} and members."userId" = ${user.id} and trips."deletedAt" is null
    for no key update of trips`.execute(db)
  const [found] = rows
  const access = proofOf(user, permission, target, found && { tripId: found.id, role: found.role })
  if (found) taken.set(access, found)
  return access
}

/**
 * Writers of one trip take turns: two new items of a day never get the same order, of two orders of a day the later one
 * holds as a whole, and the limit of rows is counted for one after the other. Always taken before any row of the trip,
 * so that two writers never wait for each other.
 */
export async function lockTrip(db: Db, access: TripAccess): Promise<LockedTrip> {
  if (!db.isTransaction) throw new Error('outside a transaction a lock is gone at once')
  const held = taken.get(access)
  taken.delete(access)
  const row =
    held ??
    (await db
      .selectFrom('trips')
      .selectAll()
      .where('id', '=', access.tripId)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst())
  if (!row) throw new AppError('not_found', errorsWords.tripNotFound)
  return { db, access, row } as LockedTrip
}
