// Holds a plan as a traveller reads it against the guide's own page: no rule, number or reading is the planner's.
import type { DayPlan } from '../../contract/src/ai/plans.ts'
import { isShut } from './closing-days.ts'
import { doorsOn, isInMonth, kmApart, leastMinutes, type ListedPlace, type Spot } from './guide-page.ts'

export interface JudgedTrip {
  country: string
  dates: readonly string[]
  pace: 'relaxed' | 'moderate' | 'intensive'
  /** In the trip's currency; null without one. */
  budget: number | null
  needsWheelchair: boolean
  /** What the traveller has planned alone: name, and when it is. */
  own: readonly { name: string; date: string; from: number; until: number }[]
}

interface Stop extends Spot {
  name: string
  from: number
  until: number
  cost: number
  place: ListedPlace | undefined
}

const mostStops = { relaxed: 4, moderate: 6, intensive: 9 }
/** The middle of a large park and its gate are not the same spot. */
const graceMinutes = 5
const farMinutes = 90
const daysPerOuting = 4
const sightsPerDay = 3

const minuteOf = (text: string): number => {
  const [hour = '0', minute = '0'] = text.split(':')
  return Number(hour) * 60 + Number(minute)
}

export const stopsOf = (day: DayPlan, places: ReadonlyMap<string, ListedPlace>): Stop[] =>
  day.activities.map(({ title, startTime, endTime, latitude, longitude, estimatedCost }) => {
    const from = minuteOf(startTime)
    const end = minuteOf(endTime)
    return {
      name: title,
      from,
      until: end < from ? end + 1440 : end,
      cost: estimatedCost,
      latitude: latitude ?? 0,
      longitude: longitude ?? 0,
      place: places.get(title),
    }
  })

/** What is wrong with a plan, each as a sentence. */
export function faultsOf(
  trip: JudgedTrip,
  days: readonly DayPlan[],
  places: ReadonlyMap<string, ListedPlace>,
): string[] {
  const stops = days.map((day) => ({ date: day.date, stops: stopsOf(day, places) }))
  return [
    ...datesOff(trip, days),
    ...stops.flatMap(({ date, stops: ofDay }) => [
      ...ofDay.flatMap((stop) => wrongVisit(stop, date, trip)),
      ...wrongOrder(ofDay, date),
      ...tooMany(ofDay, date, trip),
      ...inTheWay(ofDay, date, trip),
    ]),
    ...twice(stops.flatMap(({ stops: ofDay }) => ofDay)),
    ...overBudget(
      trip,
      stops.flatMap(({ stops: ofDay }) => ofDay),
    ),
    ...tooFarOut(stops),
    ...tooOftenOut(trip, stops, places),
  ]
}

function datesOff({ dates }: JudgedTrip, days: readonly DayPlan[]): string[] {
  const planned = days.map(({ date }) => date)
  return planned.join() === dates.join() ? [] : [`has ${planned.join(' ')} for ${dates.join(' ')}`]
}

function wrongVisit({ name, from, until, place }: Stop, date: string, trip: JudgedTrip): string[] {
  const faults: string[] = []
  if (until <= from) faults.push(`${name} ends before it begins on ${date}`)
  if (!place) return faults
  const doors = doorsOn(place, date)
  if (doors && !doors.some(([open, shut]) => open <= from && until <= shut))
    faults.push(`${name} from ${from} to ${until} on ${date}: open ${JSON.stringify(doors)}`)
  if (isShut(place, date, trip.country)) faults.push(`${name} is shut on ${date}`)
  if (!isInMonth(place, date)) faults.push(`${name} is out of season on ${date}`)
  if (trip.needsWheelchair && !place.isAccessible) faults.push(`no wheelchair gets into ${name}`)
  return faults
}

const wrongOrder = (stops: readonly Stop[], date: string): string[] =>
  stops.slice(1).flatMap((stop, at) => {
    const before = stops[at]
    if (!before) return []
    if (stop.from < before.until) return [`${stop.name} overlaps ${before.name} on ${date}`]
    const km = kmApart(before, stop)
    return stop.from - before.until + graceMinutes < leastWay(before, stop, km)
      ? [
          `${Math.round(km)} km from ${before.name} to ${stop.name} in ${stop.from - before.until} minutes on ${date}`,
        ]
      : []
  })

/** A train may be quicker than any road: the guide says how long it takes. */
const leastWay = (a: Stop, b: Stop, km: number): number =>
  Math.min(leastMinutes(km), a.place?.wayMinutes ?? b.place?.wayMinutes ?? Number.POSITIVE_INFINITY)

const isMeal = ({ place, name }: Stop): boolean => place?.kind === 'food' || /^(Lunch|Dinner)\b/.test(name)

function tooMany(stops: readonly Stop[], date: string, { pace }: JudgedTrip): string[] {
  const count = stops.filter((stop) => !isMeal(stop)).length
  return count > mostStops[pace] ? [`${count} stops on ${date} at a ${pace} pace`] : []
}

const inTheWay = (stops: readonly Stop[], date: string, { own }: JudgedTrip): string[] =>
  own
    .filter((one) => one.date === date)
    .flatMap((one) =>
      stops
        .filter(({ from, until }) => from < one.until && one.from < until)
        .map(({ name }) => `${name} overlaps the traveller's ${one.name} on ${date}`),
    )

function twice(stops: readonly Stop[]): string[] {
  const sights = stops.filter((stop) => !isMeal(stop)).map(({ name }) => name)
  return sights.filter((name, at) => sights.indexOf(name) !== at).map((name) => `${name} comes twice`)
}

function overBudget({ budget }: JudgedTrip, stops: readonly Stop[]): string[] {
  const sum = stops.reduce((total, { cost }) => total + cost, 0)
  return budget !== null && sum > budget ? [`entrances of ${sum} from a budget of ${budget}`] : []
}

interface JudgedDay {
  date: string
  stops: readonly Stop[]
}

/** What lies out of town, on days on which nobody goes there for an icon anyway. */
function outFor({ stops }: JudgedDay): ListedPlace[] {
  const out = stops.flatMap(({ place }) => (place && place.wayMinutes !== null ? place : []))
  return out.some(({ icon }) => icon) ? [] : out
}

function tooFarOut(days: readonly JudgedDay[]): string[] {
  return days
    .flatMap(outFor)
    .filter(({ wayMinutes }) => (wayMinutes ?? 0) > farMinutes)
    .map(({ name, wayMinutes }) => `${name} is ${wayMinutes} minutes away and no icon`)
}

/** For pleasure at most every fourth day, where the town has sights for the others, and not before its icons. */
function tooOftenOut(
  { budget, needsWheelchair }: JudgedTrip,
  days: readonly JudgedDay[],
  places: ReadonlyMap<string, ListedPlace>,
): string[] {
  const out = days.filter((day) => outFor(day).length > 0)
  if (out.length === 0) return []
  const inTown = [...places.values()].filter(
    (place) => place.wayMinutes === null && place.kind !== 'food' && canBeSeen(place, days),
  )
  const shown = new Set(days.flatMap(({ stops }) => stops.map(({ name }) => name)))
  const canBePaid = (place: ListedPlace) => budget === null || place.cost === 0
  const left = inTown.filter(
    (place) =>
      place.icon && !shown.has(place.name) && canBePaid(place) && (place.isAccessible || !needsWheelchair),
  )
  const faults = left.map(({ name }) => `a day out, and ${name} is left out`)
  if (out.length > Math.ceil(days.length / daysPerOuting) && inTown.length >= sightsPerDay * days.length)
    faults.push(`${out.length} days out of ${days.length}`)
  return faults
}

const canBeSeen = (place: ListedPlace, days: readonly JudgedDay[]): boolean =>
  days.some(({ date }) => isInMonth(place, date) && (doorsOn(place, date)?.length ?? 1) > 0)
