import { errorsWords } from '@sojourn/contract/errors/words'
import type { TripRow } from '@sojourn/contract/trips/schema'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../access/access.ts'

declare const locked: unique symbol

/** A trip whose turn is ours until the transaction ends. Only this module makes one, so no write can forget the lock. */
export interface LockedTrip {
  readonly db: Db
  readonly access: TripAccess
  /** As it stood when it was locked. */
  readonly row: TripRow
  readonly [locked]: true
}

/**
 * Writers of one trip take turns: two new items of a day never get the same order, of two orders of a day the later one
 * holds as a whole, and the limit of rows is counted for one after the other. Always taken before any row of the trip,
 * so that two writers never wait for each other.
 */
export async function lockTrip(db: Db, access: TripAccess): Promise<LockedTrip> {
  if (!db.isTransaction) throw new Error('outside a transaction a lock is gone at once')
  const row = await db
    .selectFrom('trips')
    .selectAll()
    .where('id', '=', access.tripId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', errorsWords.tripNotFound)
  return { db, access, row } as LockedTrip
}
