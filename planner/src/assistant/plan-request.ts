// A trip and its places in the solver's terms.
import type { Pace } from '@sojourn/contract/ai/preferences'
import { hasChildren } from '@sojourn/contract/trips/party'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { daylightOn } from '../climate/daylight.ts'
import { onFootKm, wayOut } from '../guide/guide-around.ts'
import type { BestTime, GuidePlace, GuideKind } from '../guide/guide-place.ts'
import type { Guide } from '../guide/load-guide.ts'
import { placeOfGuide } from '../guide/towns.ts'
import { estimatedMinutes, type Roads } from '../solver/travel.ts'
import {
  type Candidate,
  type FixedItem,
  type Interval,
  type Located,
  type Meal,
  type PlanRequest,
  type TripDay,
  usualMeals,
  type HoursFromSunday,
} from '../solver/types.ts'
import { minuteOf } from '@sojourn/contract/values/clock-time'
import type { KnownPlace } from './known-places.ts'
import {
  inTripCurrency,
  isRainy,
  type PlannedItem,
  type TripFacts,
  type Wishes,
  weekdayOf,
} from './trip-facts.ts'
import { valueOf } from './valuation.ts'
import { metresApart } from './words.ts'

const dayHours: Record<Pace, Interval> = {
  relaxed: { from: 9 * 60 + 30, to: 21 * 60 + 45 },
  moderate: { from: 9 * 60, to: 22 * 60 },
  intensive: { from: 8 * 60 + 30, to: 23 * 60 },
}

/** Children go to bed. */
const latestWithChildren = 20 * 60 + 30

function hoursFor(facts: TripFacts, { pace }: Wishes): Interval {
  const { from, to } = dayHours[pace]
  return { from, to: hasChildren(facts) ? Math.min(to, latestWithChildren) : to }
}

const bestHours: Record<BestTime, Interval | null> = {
  morning: { from: 8 * 60, to: 12 * 60 + 30 },
  afternoon: { from: 12 * 60, to: 18 * 60 },
  evening: { from: 17 * 60, to: 22 * 60 },
  night: { from: 19 * 60, to: 24 * 60 },
  any: null,
}

/** The guide's weeks begin on Monday, the solver's on Sunday. */
export const hoursOf = ({ hours }: Pick<GuidePlace, 'hours'>): HoursFromSunday | null =>
  hours &&
  Array.from({ length: 7 }, (_, weekday) =>
    (hours[(weekday + 6) % 7] ?? []).map(([from, to]) => ({ from, to })),
  )

const mealMinutes = 45

function mealsOf({ kind, best, minutes }: KnownPlace): Meal[] {
  if (kind !== 'food' || minutes < mealMinutes || best === 'morning') return []
  if (best === 'any') return ['lunch', 'dinner']
  return best === 'afternoon' ? ['lunch'] : ['dinner']
}

/** What of a trip's budget goes into entrances and eating out. */
const shareOfBudget = 0.35
/** No number of other places that fit into its time outweighs an icon. */
const iconFactor = 30
/** Worth grows with the time a visit takes: three squares are no great museum. */
const usualVisit = 90
const daysPerOuting = 4
/** So far one goes for what is no icon. */
const farthestMinutes = 90
/** So long a visit far out goes on over noon. */
const overNoonMinutes = 180
/** Beside what takes so long with its ways, little else fits into a day. */
const mostOfDayMinutes = 270
/** For a balloon one gets up, and an opera ends late. */
const stretched = { from: 4 * 60 + 30, to: 24 * 60 + 30 }
/** Fewer do not fill a day. */
const leastStops = 3

/** So far one goes: anywhere for an icon. */
export const isInReach = ({ way, icon }: KnownPlace): boolean =>
  !way || icon || way.minutes <= farthestMinutes

function candidatesOf(
  places: readonly KnownPlace[],
  facts: TripFacts,
  wishes: Wishes,
  dates: readonly PlainDate[],
): Candidate[] {
  const fitting = places.filter(({ kind, icon }) => icon || kind !== 'evening' || !hasChildren(facts))
  const all = fitting.map((place) => ({ place, candidate: candidateOf(place, facts, wishes) }))
  // Days out have their own number; of the short trips only the best take part, where days are left for them.
  const short = all.filter(({ place, candidate }) => place.way && !candidate.outing && !place.icon)
  const outings = all.filter(({ candidate }) => candidate.outing).length
  const left = short
    .toSorted((a, b) => b.candidate.value - a.candidate.value)
    .slice(Math.max(0, outingDaysOf(places, dates.length) - outings))
  return all.filter((one) => !left.includes(one)).map(({ candidate }) => candidate)
}

/** Most days belong to the place itself, unless it fills fewer. */
function outingDaysOf(places: readonly KnownPlace[], days: number): number {
  const inTown = places.filter(({ way }) => !way).reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0)
  const ownDays = Math.floor(inTown / leastStops)
  return Math.max(Math.floor(days / daysPerOuting), days - ownDays)
}

function candidateOf(place: KnownPlace, facts: TripFacts, wishes: Wishes): Candidate {
  const { id, name, latitude, longitude, minutes, way, icon } = place
  const time = minutes + 2 * (way?.minutes ?? 0)
  return {
    id,
    name,
    latitude,
    longitude,
    value: valueOf(place, facts, wishes) * (time / usualVisit) * (icon ? iconFactor : 1),
    icon,
    minutes,
    cost: inTripCurrency((place.cost + (way?.fare ?? 0)) * wishes.people, facts),
    ...extentOf(place),
    hours: hoursOf(place),
    indoor: place.setting !== 'outdoor',
    accessible: place.access !== 'poor',
    meals: mealsOf(place),
    best: bestHours[place.best],
    outing: (way !== null && minutes >= overNoonMinutes) || (icon && time >= mostOfDayMinutes),
    farOut: way !== null,
  }
}

/** What a compound is by its parts. */
function extentOf(place: KnownPlace): Pick<Candidate, 'stops' | 'exit' | 'byDaylight'> {
  const parts = place.parts?.map((part) => part.place) ?? [place]
  return { stops: parts.length, exit: parts.at(-1) ?? place, byDaylight: parts.some(needsDaylight) }
}

/** Streets and markets are lit; so are the views and monuments that are named for the evening. */
const dark = new Set<GuideKind>(['park', 'nature', 'beach', 'family', 'day trip', 'sight', 'viewpoint'])
const lit = new Set<GuideKind>(['sight', 'viewpoint'])

export const needsDaylight = ({
  kind,
  setting,
  best,
}: Pick<GuidePlace, 'kind' | 'setting' | 'best'>): boolean =>
  setting === 'outdoor' && dark.has(kind) && best !== 'night' && !(best === 'evening' && lit.has(kind))

/** From dawn to dusk in steps of five minutes; null where nobody knows what the clocks say. */
export function lightOn({ timeZone }: TripFacts, at: Located, date: PlainDate): Interval | null {
  if (!timeZone) return null
  const { light } = daylightOn(at, timeZone, date)
  if (!light) return { from: 720, to: 720 }
  return {
    from: Math.ceil(light.from / stepMinutes) * stepMinutes,
    to: Math.floor(light.to / stepMinutes) * stepMinutes,
  }
}

const sameTownM = 5000
const keyOf = ({ latitude, longitude }: Located): string => `${latitude},${longitude}`

const stepMinutes = 5

/**
 * As the crow flies says little of a day trip: the way there takes what the guide says, and everything else is reached
 * by way of where one stays. In steps of five minutes, so that the plan's times are as round as its openings and visits.
 */
function travelBy(
  places: readonly KnownPlace[],
  base: Located,
  roads: Roads,
): (from: Located, to: Located) => number {
  const all = places.flatMap((place) => place.parts?.map((part) => part.place) ?? [place])
  const ways = new Map(all.flatMap((place) => (place.way ? [[keyOf(place), place.way.minutes]] : [])))
  const elsewhere = new Set(all.filter(({ town }) => town !== undefined).map(keyOf))
  const fromBase = (spot: Located): number => ways.get(keyOf(spot)) ?? estimatedMinutes(base, spot, roads)
  return (from, to) => {
    const isFarOut = ways.has(keyOf(from)) || ways.has(keyOf(to))
    const isOneTown = !isFarOut || metresApart(from, to) < sameTownM
    const km = metresApart(from, to) / 1000
    const isAcross = km > onFootKm && elsewhere.has(keyOf(from)) !== elsewhere.has(keyOf(to))
    const inTown = isAcross ? wayOut(km).minutes : estimatedMinutes(from, to, roads)
    const minutes = isOneTown ? inTown : fromBase(from) + fromBase(to)
    return Math.ceil(minutes / stepMinutes) * stepMinutes
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

function mealAt({ type }: PlannedItem, start: number): Meal | null {
  if (!eating.has(type)) return null
  if (start >= 11 * 60 && start < 15 * 60 + 30) return 'lunch'
  return start >= 17 * 60 + 30 && start < 22 * 60 ? 'dinner' : null
}

const spotOf = ({ latitude, longitude }: PlannedItem): Located | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const sameRegionM = 80_000

function fixedOf(item: PlannedItem, centre: Located): FixedItem | null {
  const start = minuteOf(item.time)
  if (start === null) return null
  const spot = spotOf(item)
  return {
    id: item.id,
    name: item.title,
    start,
    end: minuteOf(item.endTime) ?? Math.min(start + (minutesOfType[item.type] ?? usualMinutes), 24 * 60),
    // An airport of departure is no place one comes from within the day.
    at: spot && metresApart(spot, centre) <= sameRegionM ? spot : null,
    candidateId: null,
    meal: mealAt(item, start),
  }
}

/** Where a day begins and ends: the hotel that is planned, else the centre. */
export function baseOf(facts: TripFacts, centre: Located): { at: Located; name: string } {
  const bed = facts.items.find(({ type }) => type === 'hotel' || type === 'accommodation')
  const spot = bed && spotOf(bed)
  return bed && spot && metresApart(spot, centre) <= sameRegionM
    ? { at: spot, name: bed.title }
    : { at: centre, name: 'the centre' }
}

export function centreOf(facts: TripFacts, guide: Guide | null): Located | null {
  if (!guide) return facts.at
  if (guide.base) return guide.base
  const { lat, lng } = placeOfGuide(guide.destination)
  return { latitude: lat, longitude: lng }
}

export function planRequest(
  facts: TripFacts,
  places: readonly KnownPlace[],
  wishes: Wishes,
  centre: Located,
  dates: readonly PlainDate[],
  roads: Roads = 'plain',
): PlanRequest {
  const base = baseOf(facts, centre).at
  const rainy = new Set(facts.weather.filter(isRainy).map(({ date }) => date))
  const { from, to } = hoursFor(facts, wishes)
  const days = dates.map((date): TripDay => {
    const fixed = facts.items
      .filter((item) => item.date === date)
      .flatMap((item) => fixedOf(item, centre) ?? [])
    return {
      date,
      weekday: weekdayOf(date),
      startMinute: from,
      endMinute: to,
      stretched: hasChildren(facts) ? { ...stretched, to: latestWithChildren } : stretched,
      startAt: base,
      endAt: base,
      fixed,
      rainLikely: rainy.has(date),
      daylight: lightOn(facts, centre, date),
    }
  })
  return {
    days,
    candidates: candidatesOf(places, facts, wishes, dates),
    mostOutings: outingDaysOf(places, dates.length),
    pace: wishes.pace,
    budget: facts.budget === null ? null : Math.floor(facts.budget * shareOfBudget),
    dayBudget: null,
    accessibleOnly: wishes.accessibility,
    locked: [],
    avoid: [],
    mealRules: usualMeals,
    travelMinutes: travelBy(places, base, roads),
    seed: facts.seed,
  }
}
