// What a plan says of eating: tables by their price, and a meal around the stop where no table of the guide is near.
import type { TravelStyle } from '@sojourn/contract/ai/preferences'
import type { PlanItem } from '@sojourn/contract/ai/plans'
import { isBed } from '@sojourn/contract/itinerary/tonight'
import { clockText } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import type {
  Candidate,
  Located,
  PlannedDay,
  PlannedDays,
  PlannedMeal,
  PlanRequest,
} from '../solver/types.ts'
import type { KnownPlace } from './known-places.ts'
import { aroundOf } from './meal-names.ts'
import type { TripFacts } from './trip-facts.ts'
import { closingDaysOf, isWithoutTransport } from './holiday-hours.ts'
import { capital, wayText } from './words.ts'

/** What a table usually costs here, for the whole group; 0 where none is known. */
const usualCost = (candidates: readonly Candidate[]): number => {
  const costs = candidates
    .filter(({ meals, cost }) => meals.length > 0 && cost > 0)
    .map(({ cost }) => cost)
    .toSorted((a, b) => a - b)
  return costs[(costs.length - 1) >> 1] ?? 0
}

const liked = 1.3
const disliked = 0.6

/** Who travels on a budget eats where it is cheap, who wants luxury where it is not. */
export function withPrices(candidates: readonly Candidate[], style: TravelStyle): readonly Candidate[] {
  if (style === 'mid-range') return candidates
  const usual = usualCost(candidates)
  return candidates.map((candidate) => {
    if (candidate.meals.length === 0 || candidate.cost === usual) return candidate
    const fits = candidate.cost < usual === (style === 'budget')
    return { ...candidate, value: candidate.value * (fits ? liked : disliked) }
  })
}

/** Where one is at a time of the day, and what it is called. */
interface Spot {
  at: Located
  name: string
  /** Where one is, if nobody serves anything there. */
  picnicAt?: string
  /** Where that is not the trip's own. */
  town?: string | undefined
}

interface MealsWanted {
  facts: TripFacts
  request: PlanRequest
  plan: PlannedDays
  byId: ReadonlyMap<string, KnownPlace>
  /** Where one stays. */
  base: Spot
}

/** The meals for which no table was found, as activities. */
export function mealsAround(day: PlannedDay, wanted: MealsWanted): PlanItem[] {
  const { facts, request, plan } = wanted
  const unnamed = plan.days.flatMap(({ meals }) => meals).filter(({ id }) => id === null).length
  const left = request.budget === null ? Infinity : Math.max(0, request.budget - plan.cost)
  const cost = Math.min(usualCost(request.candidates), Math.floor(left / Math.max(1, unnamed)))
  return day.meals
    .filter(({ id }) => id === null)
    .map((meal) => {
      const { name, at, town, picnicAt } = spotOf(meal, wanted)
      return {
        id: `plan:${meal.meal}-${day.date}`,
        type: 'meal',
        title: ofDay(meal.meal === 'lunch' ? 'lunchAround' : 'dinnerAround', { place: name }),
        description: picnicAt ? picnicAdvice(picnicAt) : adviceOn(day.date, facts),
        priority: 'low',
        location: [...new Set([capital(name), town ?? facts.destination])].join(', ').slice(0, 200),
        estimatedCost: cost,
        tips: [],
        startTime: clockText(meal.start),
        endTime: clockText(meal.end),
        travel: meal.way ? wayText(meal.way.from, at, meal.way.minutes) : ofDay('rightThere'),
        latitude: at.latitude,
        longitude: at.longitude,
        source: 'guide',
        verified: true,
        reason: '',
        checked: ['place'],
        said: null,
      }
    })
}

const ofDay = meaningsOf('ai-days')

const picnicAdvice = (place: string): Meaning => ofDay('picnic', { place })

/** On a day on which tables are shut nobody is sent to look for one. */
function adviceOn(date: PlainDate, facts: TripFacts): Meaning {
  const shut = closingDaysOf(facts, null, date).find((day) => day.fewTables || isWithoutTransport([day]))
  return shut ? ofDay('tablesShut', { day: shut.name }) : ofDay('looksGood')
}

function spotOf({ near }: PlannedMeal, { byId, facts, base }: MealsWanted): Spot {
  const place = near.id === null ? undefined : byId.get(near.id)
  if (place) {
    // Of a compound one has come to its end.
    const last = place.parts?.at(-1)?.place ?? place
    const { name, town } = aroundOf(last, byId.values(), { ...base.at, name: base.name })
    const at = place.parts ? last : near.at
    if (name !== null) return { at, name, town }
    const home = base.town ?? facts.destination
    return { at, name: home.split(',')[0]!, town: home, picnicAt: last.name }
  }
  const own = facts.items.find(
    ({ latitude, longitude }) => latitude === near.at.latitude && longitude === near.at.longitude,
  )
  return own && !isBed(own) ? { at: near.at, name: own.title } : { ...base, at: near.at }
}
