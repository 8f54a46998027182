import { doorsOn, isInMonth, type ListedPlace } from './guide-page.ts'
import { canEnter, isForThem, type JudgedTrip } from './judged-trip.ts'
import type { JudgedDay } from './stops.ts'

const farMinutes = 90
const daysPerOuting = 4
const sightsPerDay = 3

export const outingFaults = (
  trip: JudgedTrip,
  days: readonly JudgedDay[],
  places: ReadonlyMap<string, ListedPlace>,
): string[] => [...tooFarOut(days), ...tooOftenOut(trip, days, places)]

/** What lies out of town, on days on which nobody goes there for an icon anyway. */
function outFor({ stops }: JudgedDay): ListedPlace[] {
  const out = stops.flatMap(({ place }) => (place && place.wayMinutes !== null ? place : []))
  return out.some(({ icon }) => icon) ? [] : out
}

const tooFarOut = (days: readonly JudgedDay[]): string[] =>
  days
    .flatMap(outFor)
    .filter(({ wayMinutes }) => (wayMinutes ?? 0) > farMinutes)
    .map(({ name, wayMinutes }) => `${name} is ${wayMinutes} minutes away and no icon`)

/** For pleasure at most every fourth day, where the town has sights for the others, and not before its icons. */
function tooOftenOut(
  trip: JudgedTrip,
  days: readonly JudgedDay[],
  places: ReadonlyMap<string, ListedPlace>,
): string[] {
  const out = days.filter((day) => outFor(day).length > 0)
  if (out.length === 0) return []
  const inTown = [...places.values()].filter(
    (place) =>
      place.wayMinutes === null && place.kind !== 'food' && canEnter(trip, place) && canBeSeen(place, days),
  )
  const shown = new Set(days.flatMap(({ stops }) => stops.map(({ name }) => name)))
  const left = inTown.filter((place) => place.icon && !shown.has(place.name) && isForThem(trip, place))
  const faults = left.map(({ name }) => `a day out, and ${name} is left out`)
  if (out.length > Math.ceil(days.length / daysPerOuting) && inTown.length >= sightsPerDay * days.length)
    faults.push(`${out.length} days out of ${days.length}`)
  return faults
}

const canBeSeen = (place: ListedPlace, days: readonly JudgedDay[]): boolean =>
  days.some(({ date }) => isInMonth(place, date) && (doorsOn(place, date)?.length ?? 1) > 0)
