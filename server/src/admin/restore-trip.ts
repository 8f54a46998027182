import { localToday } from '@sojourn/contract/values/plain-date'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/transaction.ts'
import { ownerAccess } from '../members/access.ts'
import { recordChange } from '../sync/changes.ts'
import { toTrip, tripColumns } from '../trips/trip.ts'

/** Undoes a deletion, for every member; its title, or null when there is no such deleted trip. */
export const restoreTrip = (db: Db, tripId: number): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('trips')
      .set({ deletedAt: null })
      .where('id', '=', tripId)
      .where('deletedAt', 'is not', null)
      .returning([...tripColumns, 'ownerId'])
      .executeTakeFirst()
    if (!row) return null
    const { ownerId, ...trip } = row
    await recordChange(tx, ownerAccess({ id: ownerId }, tripId), {
      collection: 'trip',
      id: String(tripId),
      row: toTrip(trip, 'owner', localToday(new Date())),
    })
    return trip.title
  })
