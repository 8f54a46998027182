import type { PlannedPart } from '@sojourn/planner/assistant/journey-parts'
import { plannedParts } from '@sojourn/planner/assistant/planned-parts'
import type { TripFacts } from '@sojourn/planner/assistant/trip-facts'
import { guideFor } from '@sojourn/planner/guide/guide-for'
import type { TripAccess } from '../../kernel/access/access.ts'
import type { Db } from '../../platform/db/client.ts'
import { readLegs } from '../legs/read-legs.ts'

/** The places of a trip as the planner plans them, with what brings one from one to the next. */
export async function readParts(db: Db, access: TripAccess, trip: TripFacts): Promise<PlannedPart[]> {
  const legs = await readLegs(db, access)
  const bookings = await db
    .selectFrom('bookings')
    .select(['kind', 'fromDate', 'fromTime', 'toDate', 'toTime'])
    .where('tripId', '=', access.tripId)
    .where('status', '!=', 'cancelled')
    // What comes of it everybody on the trip may read.
    .where('private', '=', false)
    .execute()
  return plannedParts(trip, { legs, bookings }, guideFor)
}
