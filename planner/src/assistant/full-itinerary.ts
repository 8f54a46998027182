import { peopleInGroup } from '@sojourn/contract/ai/group-size'
import { interestKeyOf } from '@sojourn/contract/ai/preferences'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { ItineraryPreferences } from '@sojourn/contract/ai/requests'
import { daysBetween } from '@sojourn/contract/values/plain-date'
import { type Meaning, meaningsOf, type Saying, type Several } from '@sojourn/contract/words/meaning'
import { countryFacts, countryOf, emergencyText } from '../countries/country-facts.ts'
import type { GuideKind } from '../guide/guide-place.ts'
import type { Guide } from '../guide/load-guide.ts'
import { type Ideas, noIdeas } from './known-places.ts'
import { planOverBudget } from './over-budget.ts'
import { packingAdvice } from './packing-advice.ts'
import type { PlannedPart } from './journey-parts.ts'
import { partsToPlan, type PlannedStop, schedule, type StopsOfDay, toDayPlan } from './plan-days.ts'
import { inTripCurrency, plannedDates, type TripFacts, type Wishes } from './trip-facts.ts'
import { isOnFoot, kindText } from './words.ts'

export const wishesOf = (preferences: ItineraryPreferences, facts: TripFacts): Wishes => ({
  interests: preferences.interests.flatMap((label) => interestKeyOf(label) ?? []),
  pace: preferences.pace,
  travelStyle: 'mid-range',
  people: peopleInGroup(preferences.groupSize, facts),
  accessibility: preferences.accessibility,
  localExperiences: preferences.localExperiences,
})

export function fullItinerary(
  facts: TripFacts,
  guide: Guide | null,
  preferences: ItineraryPreferences,
  ideas: Ideas = noIdeas,
  said: string | null = null,
  parts: readonly PlannedPart[] = [],
): DetailedItinerary {
  const wishes = wishesOf(preferences, facts)
  const planned = partsToPlan({ facts, guide }, ideas, parts).map((part) => ({
    ...part,
    days: schedule(part.facts, part.guide, wishes, part.ideas).days,
  }))
  const days = planned.flatMap((part) => part.days)
  const stops = days.flatMap((day) => day.stops)
  const paid = planned.length > 0 ? planned : [{ facts, guide, days: [] }]
  const breakdown = sumOf(paid.map((part) => breakdownOf(part.facts, part.guide, wishes, part.days)))
  const carefulFood = carefulFoodOf(facts, guide, wishes)
  const booked = new Set(stops.filter(({ place }) => place.book).map(({ planItem }) => planItem.id))
  return {
    totalDays: plannedDates(facts).length,
    destination: facts.destination,
    overview: overviewOf(facts, days, guide),
    said,
    source:
      (['model', 'lookup'] as const).find((one) => stops.some(({ place }) => place.source === one)) ??
      'guide',
    preferences,
    budgetBreakdown: breakdown,
    budgetNote: planOverBudget(facts, { breakdown, stops, carefulFood }),
    dailyItineraries: planned.flatMap((part) =>
      part.days.map((day) => {
        const plan = toDayPlan(day, daysBetween(facts.startDate, day.date), part.facts, part.guide)
        return {
          ...plan,
          transportationNotes: waysOf(day),
          activities: plan.activities.map((planItem) => ({
            ...planItem,
            id: planItem.id.replace(/^plan:/, 'full:'),
            bookingRequired: booked.has(planItem.id),
          })),
        }
      }),
    ),
    packingRecommendations: packingAdvice(facts, days),
    localTips: localTipsOf(facts, guide, stops),
    emergencyInfo: emergencyOf(facts),
    notice: null,
  }
}

const ofTrip = meaningsOf('ai-itinerary')

function overviewOf(facts: TripFacts, days: readonly StopsOfDay[], guide: Guide | null): Meaning {
  const stops = days.flatMap((day) => day.stops)
  const length = ofTrip('length', { count: plannedDates(facts).length, destination: facts.destination })
  if (stops.length === 0) return ofTrip(guide ? 'ownTime' : 'unknown', { length })
  const best = stops.map(({ place }) => place).toSorted((a, b) => b.worth - a.worth)
  const kinds = [...new Set(best.map(({ kind }) => kind))].slice(0, 3)
  return ofTrip('overview', {
    length,
    kinds: { joined: 'and', parts: kinds.map(kindText) },
    places: { joined: 'and', parts: best.slice(0, 3).map(({ name }) => name) },
  })
}

const attractions = new Set<GuideKind>([
  'sight',
  'museum',
  'religious',
  'viewpoint',
  'day trip',
  'quarter',
  'park',
])
/** Parts of what a day costs, a bed left out; the rest goes into entrances. */
const shareOfDay = { food: 0.3, transportation: 0.08, shopping: 0.08 }

export const dailyCostOf = ({ countryCode }: TripFacts, guide: Guide | null) =>
  guide?.dailyCost ?? (countryCode ? countryFacts(countryCode)?.dailyCost : undefined) ?? null

function breakdownOf(
  facts: TripFacts,
  guide: Guide | null,
  wishes: Wishes,
  days: readonly StopsOfDay[],
): DetailedItinerary['budgetBreakdown'] {
  const stops = days.flatMap((day) => day.stops)
  // For meals at tables that the guide does not name.
  const around = days.flatMap(({ meals }) => meals).reduce((sum, { estimatedCost }) => sum + estimatedCost, 0)
  const fareFor = (fare: number): number => inTripCurrency(fare * wishes.people, facts)
  const fares = stops.reduce((total, { fare }) => total + fareFor(fare), 0)
  const sum = (wanted: (kind: GuideKind) => boolean): number =>
    stops
      .filter(({ place }) => wanted(place.kind))
      .reduce((total, { planItem, fare }) => total + planItem.estimatedCost - fareFor(fare), 0)
  const daily = dailyCostOf(facts, guide)?.[wishes.travelStyle] ?? 0
  const all = daily * wishes.people * plannedDates(facts).length
  const parts = {
    attractions: sum((kind) => attractions.has(kind)),
    food: Math.max(around + sum((kind) => kind === 'food'), inTripCurrency(all * shareOfDay.food, facts)),
    transportation: fares + inTripCurrency(all * shareOfDay.transportation, facts),
    activities: sum((kind) => !attractions.has(kind) && kind !== 'food' && kind !== 'market'),
    shopping: Math.max(
      sum((kind) => kind === 'market'),
      inTripCurrency(all * shareOfDay.shopping, facts),
    ),
  }
  return { ...parts, total: Object.values(parts).reduce((total, part) => total + part, 0) }
}

type Breakdown = DetailedItinerary['budgetBreakdown']

const sumOf = (parts: readonly Breakdown[]): Breakdown =>
  parts.reduce(
    (all, part) =>
      Object.fromEntries(
        Object.entries(part).map(([name, amount]) => [name, amount + all[name as keyof Breakdown]]),
      ) as Breakdown,
  )

function carefulFoodOf(facts: TripFacts, guide: Guide | null, { people }: Wishes): number | null {
  const daily = dailyCostOf(facts, guide)?.budget
  if (daily === undefined) return null
  return inTripCurrency(daily * shareOfDay.food * people * plannedDates(facts).length, facts)
}

function waysOf({ stops }: StopsOfDay): Saying {
  if (stops.length === 0) return ofTrip('noWay')
  const outing = stops.find(({ place }) => place.way)
  if (outing?.place.way) return outing.place.way.text
  const walked = stops.filter(({ from, place }) => isOnFoot(from, place))
  const minutes = walked.reduce((sum, { visit }) => sum + visit.travelMinutes, 0)
  const rides = stops.length - walked.length
  const parts = [
    ...(minutes > 0 ? [ofTrip('onFoot', { minutes })] : []),
    ...(rides > 0 ? [ofTrip('rides', { count: rides })] : []),
  ]
  return parts.length === 0 ? ofTrip('sideBySide') : ofTrip('between', { ways: { joined: 'and', parts } })
}

const mostBookings = 4
const and = (names: readonly string[]): Several => ({ joined: 'and', parts: names })

function localTipsOf(facts: TripFacts, guide: Guide | null, stops: readonly PlannedStop[]): Saying[] {
  const country = countryOf(facts)
  const booked = [...new Set(stops.filter(({ place }) => place.book).map(({ place }) => place.name))]
  const said = (guide?.insights ?? [])
    .filter(([category]) => category === 'tips' || category === 'transportation' || category === 'food')
    .map(([, title, description]) => `${title}: ${description}`)
  const dates = plannedDates(facts)
  const holidays = facts.holidays.filter(({ date }) => dates.includes(date)).map(({ name }) => name)
  return [
    ...said,
    ...(booked.length > 0 ? [ofTrip('bookAhead', { places: and(booked.slice(0, mostBookings)) })] : []),
    ...(holidays.length > 0 ? [ofTrip('holidays', { holidays: and(holidays) })] : []),
    ...(country ? [ofTrip(country.tapWater ? 'tapWater' : 'noTapWater')] : []),
  ]
}

/** Numbers come from the checked table or not at all (C-129). */
function emergencyOf({ countryCode }: Pick<TripFacts, 'countryCode'>): DetailedItinerary['emergencyInfo'] {
  const country = countryCode ? countryFacts(countryCode) : null
  return {
    emergency: country ? emergencyText(country.emergency) : ofTrip('lookUpNumbers'),
    embassy: ofTrip('embassy'),
    hospitals: ofTrip('hospitals'),
  }
}
