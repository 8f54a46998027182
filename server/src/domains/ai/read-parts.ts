import { journeyLegs } from '@sojourn/contract/legs/place-of-day'
import { isRide } from '@sojourn/contract/bookings/kinds'
import { partsOfTrip, type PlannedPart } from '@sojourn/planner/assistant/journey-parts'
import type { TripFacts } from '@sojourn/planner/assistant/trip-facts'
import { guideFor } from '@sojourn/planner/guide/guide-for'
import type { TripAccess } from '../../kernel/access/access.ts'
import type { Db } from '../../platform/db/client.ts'
import { readLegs } from '../legs/read-legs.ts'

/** The places of a trip as the planner plans them, with what brings one from one to the next. */
export async function readParts(db: Db, access: TripAccess, trip: TripFacts): Promise<PlannedPart[]> {
  const legs = journeyLegs(await readLegs(db, access)).filter(
    ({ arriveDate, leaveDate }) => arriveDate < trip.endDate && leaveDate > trip.startDate,
  )
  if (legs.length === 0) return []
  const bookings = await db
    .selectFrom('bookings')
    .select(['kind', 'fromDate', 'fromTime', 'toDate', 'toTime'])
    .where('tripId', '=', access.tripId)
    .where('status', '!=', 'cancelled')
    // What comes of it everybody on the trip may read.
    .where('private', '=', false)
    .execute()
  const rides = bookings.filter(isRide).map(({ kind, ...ends }) => ({ ...ends, isFlight: kind === 'flight' }))
  const places = legs.map(({ destination, latitude, longitude, countryCode, timeZone, ...dates }) => ({
    destination,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    countryCode,
    timeZone,
    arriveDate: dates.arriveDate,
    leaveDate: dates.leaveDate,
  }))
  const guides = await Promise.all(legs.map(guideFor))
  return partsOfTrip(trip, places, rides).map((facts, index) => ({ facts, guide: guides[index] ?? null }))
}
