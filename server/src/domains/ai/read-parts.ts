import type { PlannedBooking } from '@sojourn/planner/assistant/booked-items'
import type { PlannedPart } from '@sojourn/planner/assistant/journey-parts'
import { plannedParts } from '@sojourn/planner/assistant/planned-parts'
import type { TripFacts } from '@sojourn/planner/assistant/trip-facts'
import { guideFor } from '@sojourn/planner/guide/guide-for'
import type { TripAccess } from '../../kernel/access/access.ts'
import type { Db } from '../../platform/db/client.ts'
import { readLegs } from '../legs/read-legs.ts'

/** What is booked, for the planner: nothing is planned over it. */
export const readBooked = (db: Db, access: TripAccess): Promise<PlannedBooking[]> =>
  db
    .selectFrom('bookings')
    .select(plannedColumns)
    .where('tripId', '=', access.tripId)
    .where('status', '!=', 'cancelled')
    // What comes of it everybody on the trip may read.
    .where('private', '=', false)
    .orderBy('id')
    .execute()

const plannedColumns = [
  'id',
  'kind',
  'status',
  'title',
  'fromDate',
  'fromTime',
  'fromZone',
  'fromLatitude',
  'fromLongitude',
  'toDate',
  'toTime',
  'toZone',
  'toLatitude',
  'toLongitude',
  'minutes',
] as const

/** The places of a trip as the planner plans them, with what is booked in each. */
export async function readParts(
  db: Db,
  access: TripAccess,
  trip: TripFacts,
  bookings: readonly PlannedBooking[],
): Promise<PlannedPart[]> {
  return plannedParts(trip, { legs: await readLegs(db, access), bookings }, guideFor)
}
