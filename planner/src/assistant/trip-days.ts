// A trip's days in the solver's terms: their hours, where they begin and end, and what stands in them already.
import type { Pace } from '@sojourn/contract/ai/preferences'
import { endMinute } from '@sojourn/contract/itinerary/item-end'
import { isBed } from '@sojourn/contract/itinerary/tonight'
import { hasChildren } from '@sojourn/contract/trips/party'
import { minuteOf, minutesOfDay } from '@sojourn/contract/values/clock-time'
import { compareText } from '@sojourn/contract/values/compare-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { daylightOn } from '../climate/daylight.ts'
import type { Guide } from '../guide/load-guide.ts'
import { townCentre } from '../guide/town-centre.ts'
import { placeOfGuide } from '../guide/towns.ts'
import type { FixedItem, Interval, Located, Meal, TripDay } from '../solver/types.ts'
import { type Absence, absencesOf } from './absences.ts'
import { betweenSpan, dayBounds, type Journey, journeysOf, spotNear } from './journeys.ts'
import { isRainy, type PlannedItem, type TripFacts, weekdayOf } from './trip-facts.ts'

const dayHours: Record<Pace, Interval> = {
  relaxed: { from: 9 * 60 + 30, to: 21 * 60 + 45 },
  moderate: { from: 9 * 60, to: 22 * 60 },
  intensive: { from: 8 * 60 + 30, to: 23 * 60 },
}

/** For a balloon one gets up, an opera ends late, and a bridge is raised at two. */
const stretched = { from: 4 * 60, to: 27 * 60 }

/** So much later one comes home from a bar. */
const lateMinutes = 90

/** Children go to bed. */
const latestWithChildren = 20 * 60 + 30

function hoursFor(facts: TripFacts, hours: Interval): Interval {
  return { ...hours, to: hasChildren(facts) ? Math.min(hours.to, latestWithChildren) : hours.to }
}

export const stepMinutes = 5

/** From dawn to dusk in steps of five minutes; null where nobody knows what the clocks say, or goes by lamps all day. */
export function lightOn({ timeZone }: TripFacts, at: Located, date: PlainDate): Interval | null {
  const light = timeZone && daylightOn(at, timeZone, date).light
  if (!light) return null
  return {
    from: Math.ceil(light.from / stepMinutes) * stepMinutes,
    to: Math.floor(light.to / stepMinutes) * stepMinutes,
  }
}

const minutesOfType: Partial<Record<PlannedItem['type'], number>> = {
  flight: 180,
  hotel: 30,
  accommodation: 30,
  transport: 60,
  transportation: 60,
  meal: 75,
  restaurant: 75,
  food: 75,
}
const usualMinutes = 90
const eating = new Set<PlannedItem['type']>(['meal', 'restaurant', 'food'])

export const isEating = (type: PlannedItem['type']): boolean => eating.has(type)
/** Where nobody says how long it takes. */
export const usualLength = (type: PlannedItem['type']): number => minutesOfType[type] ?? usualMinutes

function mealAt({ type }: PlannedItem, start: number): Meal | null {
  if (!isEating(type)) return null
  if (start >= 11 * 60 && start < 15 * 60 + 30) return 'lunch'
  return start >= 17 * 60 + 30 && start < 22 * 60 ? 'dinner' : null
}

function fixedOf(item: PlannedItem, centre: Located): FixedItem | null {
  const start = minuteOf(item.time)
  if (start === null) return null
  const usualEnd = Math.min(start + usualLength(item.type), minutesOfDay)
  return {
    id: item.id,
    name: item.title,
    start,
    // One checks in and goes on; the room is there until tomorrow.
    end: isBed(item) ? usualEnd : Math.min(endMinute(item) ?? usualEnd, minutesOfDay),
    at: spotNear(item, centre),
    candidateId: null,
    meal: mealAt(item, start),
  }
}

/** One is somewhere else all the while. */
const fixedAbsence = ({ items: [ride], date, start, end }: Absence): FixedItem => ({
  id: ride?.id ?? `away ${date}`,
  name: ride?.title ?? 'Elsewhere',
  start,
  end,
  at: null,
  candidateId: null,
  meal: null,
})

/** What is planned on a day, but for the journeys that bound it. */
function fixedOn(facts: TripFacts, date: PlainDate, centre: Located, journeys: readonly Journey[]) {
  const absences = absencesOf(facts).filter((one) => one.date === date)
  const rides = new Set(absences.flatMap(({ items }) => items))
  const items = facts.items
    .filter((item) => item.date === date && !rides.has(item))
    .flatMap((item): FixedItem[] => {
      const [fixed, journey] = [fixedOf(item, centre), journeys.find((one) => one.item === item)]
      if (!fixed || (journey && journey.direction !== 'between')) return []
      return [journey ? { ...fixed, ...betweenSpan(journey), at: null } : fixed]
    })
  return [...absences.map(fixedAbsence), ...items]
}

interface Base {
  at: Located
  name: string
}

/** Where a day begins, or ends with `tonight`: at the hotel that is planned, else in the centre. */
export function baseOf(
  { items }: TripFacts,
  centre: Located,
  date: PlainDate | null = null,
  tonight = false,
): Base {
  const beds = items
    .filter(isBed)
    .flatMap((item) => {
      const at = spotNear(item, centre)
      return at ? [{ item, at }] : []
    })
    .toSorted((a, b) => compareText(a.item.date, b.item.date))
  const isBefore = (bed: PlainDate): boolean => date !== null && (tonight ? bed <= date : bed < date)
  const bed = beds.findLast(({ item }) => isBefore(item.date)) ?? beds[0]
  return bed ? { at: bed.at, name: 'your hotel' } : { at: centre, name: 'the centre' }
}

/** Where visitors are; the destination's own spot may lie in a suburb. */
export function centreOf(facts: TripFacts, guide: Guide | null): Located | null {
  if (!guide) return facts.at
  const centre = guide.base ?? townCentre(guide.places)
  if (centre) return centre
  const { lat, lng } = placeOfGuide(guide.destination)
  return { latitude: lat, longitude: lng }
}

const bounded = ({ from, to }: Interval, bounds: { from: number | null; to: number | null }): Interval => {
  const start = Math.max(from, bounds.from ?? from)
  return { from: start, to: Math.max(start, Math.min(to, bounds.to ?? to)) }
}

export function solverDays(
  facts: TripFacts,
  dates: readonly PlainDate[],
  pace: Pace,
  centre: Located,
): TripDay[] {
  const rainy = new Set(facts.weather.filter(isRainy).map(({ date }) => date))
  const journeys = journeysOf(facts)
  return dates.map((date): TripDay => {
    const [start, end] = [baseOf(facts, centre, date), baseOf(facts, centre, date, true)]
    const bounds = dayBounds(date, journeys, end.at)
    const hours = dayHours[pace]
    const { from, to } = bounded(hoursFor(facts, hours), bounds)
    const late = { from: hours.from, to: Math.min(minutesOfDay, hours.to + lateMinutes) }
    // Who arrives when the day is over goes to bed.
    const atMost = (bounds.from ?? 0) >= hours.to ? hours : stretched
    return {
      date,
      weekday: weekdayOf(date),
      startMinute: from,
      endMinute: to,
      lateMinute: bounded(hoursFor(facts, late), bounds).to,
      stretched: bounded(hoursFor(facts, atMost), bounds),
      startAt: start.at,
      endAt: end.at,
      fixed: fixedOn(facts, date, centre, journeys),
      rainLikely: rainy.has(date),
      daylight: lightOn(facts, centre, date),
    }
  })
}
