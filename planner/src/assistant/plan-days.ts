import type { DayPlan, PlanItem } from '@sojourn/contract/ai/plans'
import type { Priority } from '@sojourn/contract/itinerary/day-suggestion'
import { daysBetween, type PlainDate } from '@sojourn/contract/values/plain-date'
import { checkPlan } from '../checker/check-plan.ts'
import type { Guide } from '../guide/load-guide.ts'
import { roadsOf } from '../guide/roads.ts'
import type { Roads } from '../solver/travel.ts'
import { solveDays } from '../solver/solve-days.ts'
import type { Interval, Located, Meal, PlannedDays, PlannedVisit, PlanRequest } from '../solver/types.ts'
import { clockText, minuteOf, minutesOfDay } from '@sojourn/contract/values/clock-time'
import { type Meaning, meaningsOf, type Saying } from '@sojourn/contract/words/meaning'
import { absencesOf } from './absences.ts'
import { joined, partsOf, type ShownVisit } from './compounds.ts'
import { noteOf } from './day-note.ts'
import { dayTitle } from './day-title.ts'
import { closingDaysOf, isWithoutTransport } from './holiday-hours.ts'
import type { PlannedPart } from './journey-parts.ts'
import { journeysOf, leavesOn } from './journeys.ts'
import { type Ideas, type KnownPlace, noIdeas, openPlaces } from './known-places.ts'
import { mealsAround } from './meals.ts'
import { isInReach, planRequest } from './plan-request.ts'
import { fareOf, paidOnce } from './prices.ts'
import { reasonFor } from './reasons.ts'
import { baseOf, centreOf } from './trip-days.ts'
import { inTripCurrency, plannedDates, type TripFacts, usualWishes, type Wishes } from './trip-facts.ts'
import { metresApart, minutesText, typeOfKind, wayText } from './words.ts'

const ofDay = meaningsOf('ai-days')

/** No guide fills more days; the rest is free time. */
const mostSolvedDays = 30

export interface PlannedStop {
  place: KnownPlace
  visit: PlannedVisit
  /** Where one comes from. */
  from: Located
  /** What one pays for the way there and back, in US dollars. */
  fare: number
  planItem: PlanItem
}

export interface StopsOfDay {
  date: PlainDate
  stops: PlannedStop[]
  /** Meals for which no table was found. */
  meals: PlanItem[]
  freeTime: readonly Interval[]
}

interface Schedule {
  request: PlanRequest | null
  plan: PlannedDays
  days: StopsOfDay[]
}

/** The days with what to see on each; every plan has passed the checker. */
export function schedule(
  facts: TripFacts,
  guide: Guide | null,
  wishes: Wishes,
  ideas: Ideas = noIdeas,
): Schedule {
  const dates = [...plannedDates(facts), ...[leavesOn(facts)].flatMap((date) => date ?? [])]
  const roads = roadsOf(facts.countryCode, guide?.destination ?? null)
  const places = placesFor(facts, guide, wishes, ideas, roads)
  const centre = centreOf(facts, guide)
  const empty: PlannedDays = { days: [], value: 0, cost: 0, unused: [] }
  if (!centre || places.length === 0)
    return {
      request: null,
      plan: empty,
      days: dates.map((date) => ({ date, stops: [], meals: [], freeTime: [] })),
    }
  const request = planRequest(facts, places, wishes, centre, dates.slice(0, mostSolvedDays), roads)
  const plan = solveDays(request)
  const [finding] = checkPlan(plan, request)
  if (finding) throw new Error(`a plan that does not hold: ${finding.kind} ${finding.ids.join(' ')}`)
  const onTheWay = new Set([
    ...journeysOf(facts).map(({ item }) => item.date),
    ...absencesOf(facts).map(({ date }) => date),
  ])
  const byId = new Map(places.map((place) => [place.id, place]))
  const visited = plan.days.map(({ visits }) =>
    visits.flatMap((visit) => {
      const place = byId.get(visit.id)
      return place ? partsOf(visit, place) : []
    }),
  )
  const costs = paidOnce(
    visited.flat().map(({ place }) => place),
    guide?.tickets ?? [],
  )
  const days = dates.map((date, at): StopsOfDay => {
    const day = plan.days[at]
    const eaten = new Map(day?.meals.flatMap(({ id, meal }) => (id ? [[id, meal] as const] : [])))
    const stops = stopsOf(visited[at] ?? [], date, { costs, eaten }, facts, wishes, centre)
    const base = { ...baseOf(facts, centre, date, true), town: guide?.town }
    const meals = day ? mealsAround(day, { facts, request, plan, byId, base }) : []
    const isFree = stops.length === 0 && !onTheWay.has(date)
    return { date, stops, meals: isFree ? [] : meals, freeTime: day?.freeTime ?? [] }
  })
  return { request, plan, days }
}

/** What these travellers can go to; what is one compound for them is one. */
function placesFor(
  facts: TripFacts,
  guide: Guide | null,
  wishes: Wishes,
  ideas: Ideas,
  roads: Roads,
): KnownPlace[] {
  const known = openPlaces(facts, guide, ideas, 'on some day').filter(
    (place) => isInReach(place) && (!wishes.accessibility || place.access !== 'poor'),
  )
  // Who has to count money is shown the street without the house.
  const apart = facts.budget === null ? [] : known.filter(({ cost, hours }) => cost === 0 && hours === null)
  const together = known.filter((place) => !apart.includes(place))
  return [...joined(together, guide ?? {}, roads), ...apart]
}

function stopsOf(
  visited: readonly ShownVisit[],
  date: PlainDate,
  { costs, eaten }: { costs: ReadonlyMap<string, number>; eaten: ReadonlyMap<string, Meal> },
  facts: TripFacts,
  wishes: Wishes,
  centre: Located,
): PlannedStop[] {
  const base = baseOf(facts, centre, date)
  const places = visited.map(({ place }) => place)
  const best = Math.max(...places.map(({ worth }) => worth))
  const isStill = isWithoutTransport(closingDaysOf(facts, null, date))
  return visited.map(({ place, visit, isInside }, at) => {
    const from = places[at - 1] ?? base.at
    const fare = fareOf(place, places)
    const cost = inTripCurrency(((costs.get(place.id) ?? 0) + fare) * wishes.people, facts)
    const planItem: PlanItem = {
      id: `plan:${place.id}`,
      type: typeOfKind[place.kind],
      title: place.name,
      description: place.about,
      priority: priorityOf(place, best),
      location: stopPlaceText(place, facts),
      estimatedCost: cost,
      tips: tipsOf(place, wishes, fare, eaten.get(place.id) ?? null),
      startTime: clockText(visit.start),
      endTime: clockText(visit.end),
      travel: isInside
        ? ofDay('furtherOn', { minutes: visit.travelMinutes })
        : wayTo(place, places[at - 1] ?? null, { base: base.at, minutes: visit.travelMinutes, isStill }),
      latitude: place.latitude,
      longitude: place.longitude,
      source: place.source,
      verified: place.verified,
      checked: [...place.checked],
      reason: reasonFor(place, facts, wishes, date),
      said: place.said,
    }
    return { place, visit, from, fare, planItem }
  })
}

/** Two stops of one day out lie so near each other. */
const sameRegionM = 15_000

/** From a day out one comes home first. */
function wayTo(
  place: KnownPlace,
  before: KnownPlace | null,
  { base, minutes, isStill }: { base: Located; minutes: number; isStill: boolean },
): Saying {
  const isNear = before !== null && metresApart(before, place) < sameRegionM
  if (place.way && !(before?.way && isNear)) return place.way.text
  if (!before?.way || isNear) return wayText(before ?? base, place, minutes, isStill)
  const onward = Math.max(0, minutes - before.way.minutes)
  const back = { minutes: before.way.minutes }
  if (onward === 0) return ofDay('backThere', back)
  return ofDay('backThen', { ...back, way: wayText(base, place, onward, isStill) })
}

/** What has the name of its quarter or its town says it once. */
export const stopPlaceText = (
  { name, quarter, town }: { name: string; quarter?: string | null; town?: string },
  { destination }: TripFacts,
): string =>
  [...new Set([name, quarter, town ?? destination].flatMap((part) => part?.split(', ') ?? []))]
    .join(', ')
    .slice(0, 200)

/** What people come for is high; of a day without such a place, the best good one is. */
function priorityOf({ worth }: KnownPlace, best: number): Priority {
  if (worth === 5 || (worth === 4 && best === 4)) return 'high'
  return worth >= 3 ? 'medium' : 'low'
}

const tipsOf = (place: KnownPlace, wishes: Wishes, fare: number, meal: Meal | null): Saying[] => [
  ...(place.tip ? [place.tip] : []),
  ...(place.book ? [ofDay('bookAhead')] : []),
  ...(fare > 0 ? [ofDay('costHoldsWay')] : []),
  ...(wishes.accessibility && place.access === 'partial' ? [ofDay('partlyAccessible')] : []),
  ...(meal && place.kind !== 'food'
    ? [ofDay(place.way ? 'lunchOnTheWay' : meal === 'lunch' ? 'haveLunch' : 'haveDinner')]
    : []),
]

/** Nothing is known to plan with: there are no days to announce. */
const isUnknown = (guide: Guide | null, { places }: Ideas): boolean => !guide && places.length === 0

export function planDays(
  facts: TripFacts,
  guide: Guide | null,
  wishes: Wishes = usualWishes(facts),
  ideas: Ideas = noIdeas,
  parts: readonly PlannedPart[] = [],
): DayPlan[] {
  return partsToPlan({ facts, guide }, ideas, parts).flatMap((part) =>
    schedule(part.facts, part.guide, wishes, part.ideas).days.map((day) =>
      toDayPlan(day, daysBetween(facts.startDate, day.date), part.facts, part.guide),
    ),
  )
}

/** What is known to plan with, place by place; what a model thought of is of the whole, and stands with the first. */
export const partsToPlan = (
  whole: PlannedPart,
  ideas: Ideas,
  parts: readonly PlannedPart[],
): (PlannedPart & { ideas: Ideas })[] =>
  (parts.length > 0 ? parts : [whole])
    .map((part, index) => ({ ...part, ideas: index === 0 ? ideas : noIdeas }))
    .filter((part) => !isUnknown(part.guide, part.ideas))

export function toDayPlan(day: StopsOfDay, index: number, facts: TripFacts, guide: Guide | null): DayPlan {
  const { date, stops, meals } = day
  const activities = [...stops.map(({ planItem }) => planItem), ...meals]
  return {
    day: index + 1,
    date,
    theme: dayTheme(date, stops, facts),
    totalDuration: minutesText(stops.reduce((sum, { visit }) => sum + visit.end - visit.start, 0)),
    estimatedCost: activities.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0),
    note: noteOf(day, facts, guide),
    activities: activities.toSorted((a, b) => orderOf(a) - orderOf(b)),
  }
}

/** What begins after midnight comes last. */
const orderOf = ({ startTime }: PlanItem): number => {
  const minute = minuteOf(startTime) ?? 0
  return minute < firstMinute ? minute + minutesOfDay : minute
}
const firstMinute = 4 * 60

function dayTheme(date: PlainDate, stops: readonly PlannedStop[], facts: TripFacts): Meaning {
  const theme = dayTitle(stops.map(({ place }) => place))
  if (date === leavesOn(facts))
    return stops.length === 0 ? ofDay('departure') : ofDay('departureAnd', { theme })
  if (stops.length === 0 && absencesOf(facts).some((one) => one.date === date)) return ofDay('elsewhere')
  const arrives = journeysOf(facts).some(
    ({ item, direction }) => direction === 'arrival' && item.date === date,
  )
  return arrives && stops.length === 0 ? ofDay('arrival') : theme
}
