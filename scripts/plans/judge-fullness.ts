import { isFeast, isShut } from './closing-days.ts'
import { doorsOn, isInMonth, type ListedPlace, type Spot } from './guide-page.ts'
import { isForThem, isOnTheWay, type JudgedTrip } from './judged-trip.ts'
import { isDayOut, isMeal, type JudgedDay, type Stop } from './stops.ts'
import { kmApart, leastMinutes } from './ways.ts'

const mostStops = { relaxed: 4, moderate: 6, intensive: 9 }
/** With fewer a day is not planned, whatever the pace. */
const leastStops = { relaxed: 2, moderate: 3, intensive: 4 }

export const sightsOf = ({ stops }: JudgedDay): Stop[] => stops.filter((stop) => !isMeal(stop))

const shortStop = 30

/** What is over in half an hour counts half; still nobody wants to read of more than two stops beyond the number. */
export function tooMany(day: JudgedDay, { pace }: JudgedTrip): string[] {
  const sights = sightsOf(day)
  const count = sights.reduce((sum, { from, until }) => sum + (until - from <= shortStop ? 0.5 : 1), 0)
  const isTooMany = count > mostStops[pace] || sights.length > mostStops[pace] + 2
  return isTooMany ? [`${sights.length} stops on ${day.date} at a ${pace} pace`] : []
}

/** Nothing of the traveller's own, no journey and no day out takes hours from it. */
export const isFullDay = (day: JudgedDay, trip: JudgedTrip): boolean =>
  !isOnTheWay(trip, day.date) && !isDayOut(day) && !trip.own.some(({ date }) => date === day.date)

/** Days with too few stops, though the guide knows a place that is open while nothing is planned. */
export function emptyDays(
  trip: JudgedTrip,
  days: readonly JudgedDay[],
  places: ReadonlyMap<string, ListedPlace>,
): string[] {
  const isOpen = leftOpen(trip, days, places)
  return days
    .filter((day) => isFullDay(day, trip) && sightsOf(day).length < leastStops[trip.pace])
    .flatMap((day) => {
      const place = isOpen(day)
      const count = sightsOf(day).length
      return place
        ? [`only ${count} stops on ${day.date} at a ${trip.pace} pace, and ${place.name} is open`]
        : []
    })
}

/** Of the town's places that are on no day, one that would fit into a day beside what is planned. */
export function leftOpen(
  trip: JudgedTrip,
  days: readonly JudgedDay[],
  places: ReadonlyMap<string, ListedPlace>,
): (day: JudgedDay) => ListedPlace | undefined {
  const shown = new Set(days.flatMap(({ stops }) => stops.map(({ name }) => name)))
  const inTown = [...places.values()].filter(({ wayMinutes }) => wayMinutes === null)
  const left = inTown.filter(
    (place) => !shown.has(place.name) && place.kind !== 'food' && isForThem(trip, place),
  )
  const base = trip.hotel ?? centreOf(inTown)
  return (day) => left.find((one) => fits(one, day, trip, base))
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Where most of the town's places are. */
const centreOf = (places: readonly ListedPlace[]): Spot => ({
  latitude: middle(places.map(({ latitude }) => latitude)),
  longitude: middle(places.map(({ longitude }) => longitude)),
})

const dayFrom = 10 * 60
const dayUntil = 19 * 60
const longestWay = 60
/** Winter in the far north and south: hardly a day in which to see anything. */
const isDark = ({ latitude }: Spot, date: string): boolean => {
  const month = Number(date.slice(5, 7))
  return Math.abs(latitude) > 60 && (latitude > 0 ? month >= 11 || month <= 1 : month >= 5 && month <= 7)
}
/** Beside the least that a way could take. */
const slackMinutes = 15

function fits(place: ListedPlace, day: JudgedDay, trip: JudgedTrip, base: Spot): boolean {
  const { date } = day
  if (!isInMonth(place, date) || isShut(place, date, trip.country)) return false
  // Nobody is blamed for staying away.
  if (place.hours !== 'always' && isFeast(date, trip.country)) return false
  if (place.isOutdoor && (trip.rainy.includes(date) || isDark(place, date))) return false
  if (slackMinutes + 2 * leastMinutes(kmApart(base, place), trip.country) > longestWay) return false
  const doors = doorsOn(place, date) ?? [[0, 1440] as const]
  return gapsOf(day).some(({ from, until, beside }) => {
    const ways = beside.map((stop) => slackMinutes + 2 * leastMinutes(kmApart(stop, place), trip.country))
    if (ways.some((way) => way > longestWay)) return false
    const [first, last] = [from + (ways[0] ?? 0), until - (ways.at(-1) ?? 0)]
    return doors.some(([open, shut]) => Math.min(last, shut) - Math.max(first, open) >= place.minutes)
  })
}

interface Gap {
  from: number
  until: number
  beside: readonly Stop[]
}

function gapsOf({ stops }: JudgedDay): Gap[] {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return [{ from: dayFrom, until: dayUntil, beside: [] }]
  return [
    { from: dayFrom, until: first.from, beside: [first] },
    ...stops
      .slice(1)
      .map((stop, at) => ({ from: stops[at]!.until, until: stop.from, beside: [stops[at]!, stop] })),
    { from: Math.max(dayFrom, last.until), until: dayUntil, beside: [last] },
  ]
}
