import { isRide, type BookingKind } from '@sojourn/contract/bookings/kinds'
import { journeyLegs, type LegDates } from '@sojourn/contract/legs/place-of-day'
import type { Guide } from '../guide/load-guide.ts'
import { type PartRide, partsOfTrip, type PlannedPart } from './journey-parts.ts'
import type { TripFacts } from './trip-facts.ts'

interface Leg extends LegDates, Pick<TripFacts, 'destination' | 'countryCode' | 'timeZone'> {
  readonly latitude: number | null
  readonly longitude: number | null
}

interface Booked extends Omit<PartRide, 'isFlight'> {
  readonly kind: BookingKind
}

/** The places of a trip as they are planned; none where it has but its destination. */
export async function plannedParts<L extends Leg>(
  trip: TripFacts,
  { legs, bookings }: { legs: readonly L[]; bookings: readonly Booked[] },
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
  const rides = bookings.filter(isRide).map(({ kind, ...ends }) => ({ ...ends, isFlight: kind === 'flight' }))
  return partsOfTrip(trip, places, rides).map((facts, index) => ({ facts, guide: guides[index] ?? null }))
}
