import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { JobContext } from '../../platform/jobs/job-runner.ts'
import { ownerAccess } from '../../kernel/access/access.ts'
import { locateAt } from '../places/service.ts'
import { recordChanges } from '../../kernel/rows/changes.ts'
import { lockTrip } from '../../kernel/rows/lock-trip.ts'
import { toLogged, tripColumns } from '../../kernel/rows/trip.ts'

const batch = 100

const withoutTerrain = (db: Db) =>
  db
    .selectFrom('trips')
    .where('latitude', 'is not', null)
    .where('placeName', 'is', null)
    .where('elevationM', 'is', null)
    .where('coastal', 'is', null)
    .where('deletedAt', 'is', null)

/** Trips from before a place's height and coast were kept get theirs, so that their pictures have mountains and sea too. */
export async function fillTerrain(db: Db, { log, signal }: JobContext): Promise<void> {
  let after = 0
  for (;;) {
    const trips = await withoutTerrain(db)
      .select(['id', 'ownerId'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, ownerId } of trips) {
      if (signal.aborted) return
      // A trip that was deleted meanwhile, or an account that is full, keeps no other waiting.
      await fillOne(db, id, ownerId).catch((error: unknown) => log.warn({ err: error }, 'terrain not filled'))
    }
    const last = trips.at(-1)
    if (!last) return
    after = last.id
  }
}

const fillOne = (db: Db, tripId: number, ownerId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const trip = await lockTrip(tx, ownerAccess({ id: ownerId }, tripId))
    const { destination, latitude, longitude, placeName: known } = trip.row
    if (latitude === null || longitude === null || known !== null) return
    const { placeName, elevationM, coastal } = locateAt(
      destination,
      { lat: latitude, lng: longitude },
      trip.row,
    )
    if (placeName === null) return
    const row = await tx
      .updateTable('trips')
      .set({ placeName, elevationM, coastal })
      .where('id', '=', tripId)
      .returning(tripColumns)
      .executeTakeFirstOrThrow()
    await recordChanges(trip, 'trip', [
      { id: String(tripId), before: toLogged(trip.row), row: toLogged(row) },
    ])
  })
