// A trip and its places in the solver's terms.
import { hasChildren } from '@sojourn/contract/trips/party'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { onFootKm, wayOut } from '../guide/guide-around.ts'
import type { BestTime, GuidePlace, GuideKind } from '../guide/guide-place.ts'
import { estimatedMinutes, type Roads } from '../solver/travel.ts'
import {
  type Candidate,
  type Interval,
  type Located,
  type Meal,
  type PlanRequest,
  usualMeals,
  type HoursFromSunday,
} from '../solver/types.ts'
import { withClosingDays } from './holiday-hours.ts'
import type { KnownPlace } from './known-places.ts'
import { withPrices } from './meals.ts'
import { inTripCurrency, plannedDates, type TripFacts, type Wishes } from './trip-facts.ts'
import { baseOf, stepMinutes, solverDays } from './trip-days.ts'
import { valueOf } from './valuation.ts'
import { metresApart } from './words.ts'

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
/** Fewer do not fill a day. */
const leastStops = 3

/** So far one goes: anywhere for an icon. */
export const isInReach = ({ way, icon }: KnownPlace): boolean =>
  !way || icon || way.minutes <= farthestMinutes

function candidatesOf(
  places: readonly KnownPlace[],
  facts: TripFacts,
  wishes: Wishes,
  nights: number,
): Candidate[] {
  const fitting = places.filter(({ kind, icon }) => icon || kind !== 'evening' || !hasChildren(facts))
  const all = fitting.map((place) => ({ place, candidate: candidateOf(place, facts, wishes) }))
  // Days out have their own number; of the short trips only the best take part, where days are left for them.
  const short = all.filter(({ place, candidate }) => place.way && !candidate.outing && !place.icon)
  const outings = all.filter(({ candidate }) => candidate.outing).length
  const left = short
    .toSorted((a, b) => b.candidate.value - a.candidate.value)
    .slice(Math.max(0, outingDaysOf(places, nights) - outings))
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

const sameTownM = 5000
const keyOf = ({ latitude, longitude }: Located): string => `${latitude},${longitude}`

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

export function planRequest(
  facts: TripFacts,
  places: readonly KnownPlace[],
  wishes: Wishes,
  centre: Located,
  dates: readonly PlainDate[],
  roads: Roads = 'plain',
): PlanRequest {
  const base = baseOf(facts, centre).at
  const days = solverDays(facts, dates, wishes.pace, centre)
  // Nobody goes out of town on the day of departure.
  const nights = Math.min(dates.length, plannedDates(facts).length)
  return {
    days,
    candidates: withClosingDays(
      withPrices(candidatesOf(places, facts, wishes, nights), wishes.travelStyle),
      places,
      days,
      facts,
    ),
    mostOutings: outingDaysOf(places, nights),
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
