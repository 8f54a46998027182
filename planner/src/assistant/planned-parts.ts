import { journeyLegs, type LegDates } from '@sojourn/contract/legs/place-of-day'
import type { Guide } from '../guide/load-guide.ts'
import type { PlannedBooking } from './booked-items.ts'
import { partsOfTrip, type PlannedPart } from './journey-parts.ts'
import type { TripFacts } from './trip-facts.ts'

interface Leg extends LegDates, Pick<TripFacts, 'destination' | 'countryCode' | 'timeZone'> {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The places of a trip as they are planned; none where it has but its destination. */
export async function plannedParts<L extends Leg>(
  trip: TripFacts,
  { legs, bookings }: { legs: readonly L[]; bookings: readonly PlannedBooking[] },
  guideOf: (leg: L) => Promise<Guide | null>,
): Promise<PlannedPart[]> {
  const own = journeyLegs(legs).filter(
    ({ arriveDate, leaveDate }) => arriveDate < trip.endDate && leaveDate > trip.startDate,
  )
  const guides = await Promise.all(own.map(guideOf))
  const places = own.map(({ destination, latitude, longitude, countryCode, timeZone, ...dates }) => ({
    destination,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    countryCode,
    timeZone,
    arriveDate: dates.arriveDate,
    leaveDate: dates.leaveDate,
  }))
  return partsOfTrip(trip, places, bookings).map((facts, index) => ({ facts, guide: guides[index] ?? null }))
}
