import type { Db } from '../platform/db/client.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { ownerAccess } from '../kernel/access/access.ts'
import { recordChanges } from '../kernel/rows/changes.ts'
import { lockTrip } from '../kernel/rows/lock-trip.ts'
import { toLogged, tripColumns } from '../kernel/rows/trip.ts'

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
    const trip = await lockTrip(tx, ownerAccess({ id: row.ownerId }, tripId))
    await recordChanges(trip, 'trip', [{ id: String(tripId), before: null, row: toLogged(row) }])
    return row.title
  })
