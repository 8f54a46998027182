import { fallingWordC } from '@sojourn/contract/weather/hours'
import type { DayPlan, PlannedActivity } from '@sojourn/contract/ai/schema'
import type { Priority } from '@sojourn/contract/itinerary/day-suggestion'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { checkPlan } from '../checker/check-plan.ts'
import type { Guide } from '../guide/load-guide.ts'
import { roadsOf } from '../guide/roads.ts'
import { solveDays } from '../solver/solve-days.ts'
import type { Interval, Located, PlannedDays, PlannedVisit, PlanRequest } from '../solver/types.ts'
import { clockText } from '@sojourn/contract/values/clock-time'
import { listed } from '@sojourn/contract/values/listed'
import { joined, partsOf, type ShownVisit } from './compounds.ts'
import { dayTitle } from './day-title.ts'
import { type Ideas, type KnownPlace, noIdeas, openPlaces } from './known-places.ts'
import { baseOf, centreOf, isInReach, planRequest } from './plan-request.ts'
import { fareOf, paidOnce } from './prices.ts'
import { reasonFor } from './reasons.ts'
import {
  inTripCurrency,
  isRainy,
  plannedDates,
  type TripFacts,
  usualWishes,
  type Wishes,
} from './trip-facts.ts'
import { capital, metresApart, minutesText, typeOfKind, wayText } from './words.ts'

/** No guide fills more days; the rest is free time. */
const mostSolvedDays = 30
const worthNaming = 150

export interface PlannedStop {
  place: KnownPlace
  visit: PlannedVisit
  /** Where one comes from. */
  from: Located
  /** What one pays for the way there and back, in US dollars. */
  fare: number
  activity: PlannedActivity
}

export interface StopsOfDay {
  date: PlainDate
  stops: PlannedStop[]
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
  const dates = plannedDates(facts)
  const known = openPlaces(facts, guide, ideas).filter(isInReach)
  const roads = roadsOf(facts.countryCode, guide?.destination ?? null)
  const places = joined(known, guide ?? {}, roads)
  const centre = centreOf(facts, guide)
  const empty: PlannedDays = { days: [], value: 0, cost: 0, unused: [] }
  if (!centre || places.length === 0)
    return { request: null, plan: empty, days: dates.map((date) => ({ date, stops: [], freeTime: [] })) }
  const request = planRequest(facts, places, wishes, centre, dates.slice(0, mostSolvedDays), roads)
  const plan = solveDays(request)
  const [finding] = checkPlan(plan, request)
  if (finding) throw new Error(`a plan that does not hold: ${finding.text}`)
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
    const stops = stopsOf(visited[at] ?? [], date, costs, facts, wishes, centre)
    return { date, stops, freeTime: plan.days[at]?.freeTime ?? [] }
  })
  return { request, plan, days }
}

function stopsOf(
  visited: readonly ShownVisit[],
  date: PlainDate,
  costs: ReadonlyMap<string, number>,
  facts: TripFacts,
  wishes: Wishes,
  centre: Located,
): PlannedStop[] {
  const base = baseOf(facts, centre)
  const places = visited.map(({ place }) => place)
  const best = Math.max(...places.map(({ worth }) => worth))
  return visited.map(({ place, visit, isInside }, at) => {
    const from = places[at - 1] ?? base.at
    const fare = fareOf(place, places)
    const cost = inTripCurrency(((costs.get(place.id) ?? 0) + fare) * wishes.people, facts)
    const activity: PlannedActivity = {
      id: `plan:${place.id}`,
      type: typeOfKind[place.kind],
      title: place.name,
      description: place.about,
      priority: priorityOf(place, best),
      location: stopPlaceText(place, facts),
      estimatedCost: cost,
      tips: tipsOf(place, wishes, fare),
      startTime: clockText(visit.start),
      endTime: clockText(visit.end),
      travel: isInside
        ? `${visit.travelMinutes} min further on`
        : wayTo(place, places[at - 1] ?? null, base.at, visit.travelMinutes),
      latitude: place.latitude,
      longitude: place.longitude,
      source: place.source,
      verified: place.verified,
      checked: [...place.checked],
      reason: reasonFor(place, facts, wishes, date),
      said: place.said,
    }
    return { place, visit, from, fare, activity }
  })
}

/** Two stops of one day out lie so near each other. */
const sameRegionM = 15_000

/** From a day out one comes home first. */
function wayTo(place: KnownPlace, before: KnownPlace | null, base: Located, minutes: number): string {
  const isNear = before !== null && metresApart(before, place) < sameRegionM
  if (place.way && !(before?.way && isNear)) return place.way.text
  if (!before?.way || isNear) return wayText(before ?? base, place, minutes)
  const onward = Math.max(0, minutes - before.way.minutes)
  return `Back in ${before.way.minutes} min, then ${wayText(base, place, onward).replace('Right there', 'right there')}`
}

export const stopPlaceText = (
  { name, quarter = null, town }: { name: string; quarter?: string | null; town?: string },
  { destination }: TripFacts,
): string =>
  [name, ...(quarter && quarter !== name ? [quarter] : []), town ?? destination].join(', ').slice(0, 200)

/** What people come for is high; of a day without such a place, the best good one is. */
function priorityOf({ worth }: KnownPlace, best: number): Priority {
  if (worth === 5 || (worth === 4 && best === 4)) return 'high'
  return worth >= 3 ? 'medium' : 'low'
}

const tipsOf = (place: KnownPlace, wishes: Wishes, fare: number): string[] => [
  ...(place.tip ? [place.tip] : []),
  ...(place.book ? ['Book ahead.'] : []),
  ...(fare > 0 ? ['The cost holds the way there and back.'] : []),
  ...(wishes.accessibility && place.access === 'partial'
    ? ['Only partly accessible with a wheelchair.']
    : []),
]

/** Nothing is known to plan with: there are no days to announce. */
export const isUnknown = (guide: Guide | null, { places }: Ideas): boolean => !guide && places.length === 0

export function planDays(
  facts: TripFacts,
  guide: Guide | null,
  wishes: Wishes = usualWishes(facts),
  ideas: Ideas = noIdeas,
): DayPlan[] {
  if (isUnknown(guide, ideas)) return []
  return schedule(facts, guide, wishes, ideas).days.map((day, index) => toDayPlan(day, index, facts))
}

export function toDayPlan(day: StopsOfDay, index: number, facts: TripFacts): DayPlan {
  const { date, stops } = day
  return {
    day: index + 1,
    date,
    theme: dayTitle(stops.map(({ place }) => place)),
    totalDuration: minutesText(stops.reduce((sum, { visit }) => sum + visit.end - visit.start, 0)),
    estimatedCost: stops.reduce((sum, { activity }) => sum + activity.estimatedCost, 0),
    note: noteOf(day, facts),
    activities: stops.map(({ activity }) => activity),
  }
}

const falls = { rain: 'rains', snow: 'snows', 'rain or snow': 'rains or snows' } as const

function noteOf({ date, stops, freeTime }: StopsOfDay, facts: TripFacts): string | null {
  const weather = facts.weather.find((day) => day.date === date)
  const holidays = facts.holidays.filter((holiday) => holiday.date === date).map(({ name }) => name)
  const notes: string[] = []
  if (weather && isRainy(weather) && stops.length > 0)
    notes.push(
      weather.isForecast
        ? `${capital(fallingWordC(weather))} is likely (${weather.rainChance}%): indoor places come first.`
        : `It often ${falls[fallingWordC(weather)]} at this time of year: indoor places come first.`,
    )
  if (holidays.length > 0)
    notes.push(`${listed(holidays)} is a public holiday: check opening hours before you go.`)
  if (stops.length === 0) notes.push('Free time: nothing more that we know fits this day.')
  else {
    const free = freeTime.filter(({ from, to }) => to - from >= worthNaming)
    if (free.length > 0)
      notes.push(
        `Free time ${listed(free.map(({ from, to }) => `from ${clockText(from)} to ${clockText(to)}`))}.`,
      )
  }
  return notes.length === 0 ? null : notes.join(' ')
}
