import { isNearTrip, type LocalTime, localTime } from '../trips/local-clock.ts'
import type { PlainDate } from '../values/plain-date.ts'
import { journeyLegs, type LegDates, placeOfDay, type Somewhere } from './place-of-day.ts'

interface Dated extends Somewhere {
  readonly startDate: PlainDate
  readonly endDate: PlainDate
}

/**
 * What the clock says where one is. The date that decides it is read from a clock itself, so the places are asked in
 * turn, the last one first: on the way over a border the clock of where one arrives counts from its own midnight on.
 */
export function timeOnTrip(trip: Dated, legs: readonly (Somewhere & LegDates)[], now: Date): LocalTime {
  if (!isNearTrip(trip, now)) return localTime(now, null)
  const places = journeyLegs(legs)
  const dateAt = ({ timeZone }: Somewhere) => localTime(now, timeZone).date
  const here =
    places.findLast((place) => placeOfDay(trip, places, dateAt(place)).place === place) ??
    // Its last day has begun where one leaves, and not yet where one arrives.
    places.findLast((place) => place.leaveDate === dateAt(place))
  return localTime(now, (here ?? placeOfDay(trip, places, now.toISOString().slice(0, 10)).place).timeZone)
}
