// A trip and its places in the solver's terms.
import { hasChildren } from '@sojourn/contract/trips/party'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { mealTimes } from '../countries/meal-times.ts'
import { withLongVisits } from '../solver/outings.ts'
import type { Roads } from '../solver/travel.ts'
import type { Candidate, Located, PlanRequest } from '../solver/types.ts'
import { candidateOf } from './candidates.ts'
import { withClosingDays } from './holiday-hours.ts'
import type { KnownPlace } from './known-places.ts'
import { withPrices } from './meals.ts'
import { baseOf, solverDays } from './trip-days.ts'
import { plannedDates, type TripFacts, type Wishes } from './trip-facts.ts'
import { travelBy } from './ways.ts'

/** What of a trip's budget goes into entrances and eating out. */
const shareOfBudget = 0.35
const daysPerOuting = 4
/** So far one goes for what is no icon. */
const farthestMinutes = 90
/** Fewer do not fill a day. */
const leastStops = 3

/** So far one goes: anywhere for an icon. */
export const isInReach = ({ way, icon }: Pick<KnownPlace, 'way' | 'icon'>): boolean =>
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
  return withOneDeck(
    all.filter((one) => !left.includes(one)),
    nights,
  )
}

/** A view that costs so many dollars, and the longest trip on which one is enough. */
const dearView = 10
const oneDeckDays = 4
const secondDeck = 0.1

/** Nobody pays for the same skyline twice while there is something else. */
function withOneDeck(
  all: readonly { place: KnownPlace; candidate: Candidate }[],
  nights: number,
): Candidate[] {
  const decks = all
    .filter(({ place }) => place.kind === 'viewpoint' && place.cost >= dearView && !place.way)
    .toSorted((a, b) => b.candidate.value - a.candidate.value)
  const spare = new Set(nights > oneDeckDays ? [] : decks.slice(1).filter(({ place }) => !place.icon))
  return all.map((one) =>
    spare.has(one)
      ? { ...one.candidate, value: one.candidate.value * secondDeck, standing: 0 }
      : one.candidate,
  )
}

/** Most days belong to the place itself, unless it fills fewer. */
function outingDaysOf(places: readonly KnownPlace[], days: number): number {
  const inTown = places.filter(({ way }) => !way).reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0)
  const ownDays = Math.floor(inTown / leastStops)
  return Math.max(Math.floor(days / daysPerOuting), days - ownDays)
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
  return withLongVisits({
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
    mealRules: mealTimes(facts.countryCode, hasChildren(facts)),
    travelMinutes: travelBy(places, base, roads),
    seed: facts.seed,
  })
}
