import { compareText } from '../values/compare-text.ts'
import { addDays, daysBetween, daysFrom, type PlainDate } from '../values/plain-date.ts'

/** Where one is: what a trip keeps of its destination, and a leg of its own. */
export interface Somewhere {
  readonly destination: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly countryCode: string | null
  readonly timeZone: string | null
}

export interface LegDates {
  readonly id: string
  readonly arriveDate: PlainDate
  /** The day one travels on, which the next place may share. */
  readonly leaveDate: PlainDate
  readonly order: number
}

interface TripDates {
  readonly startDate: string
  readonly endDate: string
}

/** A trip has several places from two on: one by itself is its destination. */
const fewestLegs = 2

export const inLegOrder = <L extends LegDates>(legs: readonly L[]): L[] =>
  legs.toSorted(
    (a, b) => compareText(a.arriveDate, b.arriveDate) || a.order - b.order || compareText(a.id, b.id),
  )

/** The places of a trip in their order; none where it has but its destination. */
export const journeyLegs = <L extends LegDates>(legs: readonly L[]): L[] =>
  legs.length < fewestLegs ? [] : inLegOrder(legs)

export const nightsOf = ({ arriveDate, leaveDate }: LegDates): number => daysBetween(arriveDate, leaveDate)

interface DayPlace<P, L> {
  /** Where the weather, the clock and the country of the day are: the trip's destination where it has no legs. */
  readonly place: P | L
  /** The leg the day belongs to. Null on the way, and in a trip without legs. */
  readonly leg: L | null
  /** Left on this day. */
  readonly from: L | null
  /** Where the night after it is spent; null on the way, and in a trip without legs. */
  readonly night: L | null
}

/**
 * The one answer to "where is one on that day". A day of travel belongs to where one arrives, a day on the way to what
 * comes next, and one after the last place still to that.
 */
export function placeOfDay<P extends Somewhere, L extends Somewhere & LegDates>(
  trip: P,
  legs: readonly L[],
  date: PlainDate,
): DayPlace<P, L> {
  const journey = journeyLegs(legs)
  const leg = journey.findLast(({ arriveDate, leaveDate }) => arriveDate <= date && date <= leaveDate) ?? null
  const next = journey.find(({ arriveDate }) => arriveDate > date)
  return {
    place: leg ?? next ?? journey.at(-1) ?? trip,
    leg,
    from: journey.findLast((other) => other.leaveDate === date) ?? null,
    night: journey.findLast(({ arriveDate, leaveDate }) => arriveDate <= date && date < leaveDate) ?? null,
  }
}

/** A day with one place in the morning and another in the evening. */
export const isTravelDay = <P, L>({ leg, from }: DayPlace<P, L>): boolean => from !== null && from !== leg

/** Whose picture and colour the trip's head has: the place of the day while it runs, else the first. */
export function placeOfHead<P extends Somewhere & TripDates, L extends Somewhere & LegDates>(
  trip: P,
  legs: readonly L[],
  today: PlainDate,
): P | L {
  const isRunning = today >= trip.startDate.slice(0, 10) && today <= trip.endDate.slice(0, 10)
  return isRunning ? placeOfDay(trip, legs, today).place : (journeyLegs(legs)[0] ?? trip)
}

interface Stretch<P, L> {
  readonly place: P | L
  readonly days: readonly PlainDate[]
}

/** The days of a trip by where they are, in their order. One that comes twice is two stretches. */
export function stretchesOf<P extends Somewhere & TripDates, L extends Somewhere & LegDates>(
  trip: P,
  legs: readonly L[],
): Stretch<P, L>[] {
  const stretches: { place: P | L; days: PlainDate[] }[] = []
  for (const date of daysFrom(trip.startDate.slice(0, 10), trip.endDate.slice(0, 10))) {
    const { place } = placeOfDay(trip, legs, date)
    const last = stretches.at(-1)
    if (last?.place === place) last.days.push(date)
    else stretches.push({ place, days: [date] })
  }
  return stretches
}

/** One place for each country of a trip, in the order in which it is reached. */
export function countriesOf<P extends Somewhere & TripDates, L extends Somewhere & LegDates>(
  trip: P,
  legs: readonly L[],
): (P | L)[] {
  const places = stretchesOf(trip, legs).map(({ place }) => place)
  return [...Map.groupBy(places, ({ countryCode }) => countryCode).values()].flatMap(([first]) => first ?? [])
}

interface TripNight<L> {
  /** The day it begins on. */
  readonly date: PlainDate
  readonly leg: L | null
  /** Before the first place one is on the way; between two and after the last, nobody said where. */
  readonly kind: 'stay' | 'way' | 'unplaced'
}

/** Every night of a trip with several places. */
export function nightsOfTrip<L extends LegDates>(trip: TripDates, legs: readonly L[]): TripNight<L>[] {
  const journey = journeyLegs(legs)
  const [first] = journey
  if (!first) return []
  return daysFrom(trip.startDate.slice(0, 10), addDays(trip.endDate.slice(0, 10), -1)).map((date) => {
    const leg =
      journey.findLast(({ arriveDate, leaveDate }) => arriveDate <= date && date < leaveDate) ?? null
    return { date, leg, kind: leg ? 'stay' : date < first.arriveDate ? 'way' : 'unplaced' }
  })
}

/** Places whose nights lie before or after the trip, in part or altogether. */
export const legsOutside = <L extends LegDates>(trip: TripDates, legs: readonly L[]): L[] =>
  journeyLegs(legs).filter(
    ({ arriveDate, leaveDate }) =>
      arriveDate < trip.startDate.slice(0, 10) || leaveDate > trip.endDate.slice(0, 10),
  )
