import { journeyLegs } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { whereOf } from '@sojourn/contract/legs/trip-at'
import { isSameValue } from '@sojourn/contract/values/same-value'
import { recordChanges } from '../../kernel/rows/changes.ts'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import { toLogged, tripColumns } from '../../kernel/rows/trip.ts'

// Cards, titles and pictures read a trip's destination: of a trip with several places it is the first of them.

/** In their order; none where the trip has but its destination. */
export const legsInOrder = async ({ db, access }: LockedTrip): Promise<TripLeg[]> =>
  journeyLegs(await db.selectFrom('legs').selectAll().where('tripId', '=', access.tripId).execute())

/** After places were written: the trip goes where the first of them is, and by their names. */
export async function followLegs(trip: LockedTrip): Promise<void> {
  const legs = await legsInOrder(trip)
  // An import and a form write several places under one lock.
  const now = await trip.db
    .selectFrom('trips')
    .select(tripColumns)
    .where('id', '=', trip.access.tripId)
    .executeTakeFirstOrThrow()
  const [first] = legs
  const wanted = { ...whereOf(first ?? now), route: legs.map(({ destination }) => destination) }
  if (isSameValue(wanted, { ...whereOf(now), route: now.route })) return
  const row = await trip.db
    .updateTable('trips')
    .set(wanted)
    .where('id', '=', trip.access.tripId)
    .returning(tripColumns)
    .executeTakeFirstOrThrow()
  await recordChanges(trip, 'trip', [{ id: String(row.id), before: toLogged(now), row: toLogged(row) }])
}
