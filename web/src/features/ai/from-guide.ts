// What the guide on this device answers in the server's place.
import { interestKeyOf } from '@sojourn/contract/ai/preferences'
import type { DetailedItinerary, ItineraryPreferences } from '@sojourn/contract/ai/schema'
import { aiText } from '@sojourn/contract/ai/texts'
import type { Trip } from '@sojourn/contract/trips/schema'
import { deviceFacts, guideOf } from '../../guide/trip-guide.ts'
import type { Input } from '../../sync/http/api.ts'
import type { DeviceResults } from '../../queries/device-results.ts'

export async function suggestHere(trip: Trip): Promise<DeviceResults> {
  const [{ suggestGuidePlaces }, { usualWishes }] = await Promise.all([
    import('@sojourn/planner/assistant/suggest-places'),
    import('@sojourn/planner/assistant/trip-facts'),
  ])
  const [facts, guide] = await Promise.all([deviceFacts(trip), guideOf(trip)])
  const suggestions = suggestGuidePlaces(facts, guide, usualWishes(facts))
  return { suggestions, suggestionsAt: now(), notice: noticeOf(suggestions.length > 0) }
}

export async function planHere(trip: Trip, options: Input<'ai.plan'>['body'] = {}): Promise<DeviceResults> {
  const [{ planDays }, { usualWishes }] = await Promise.all([
    import('@sojourn/planner/assistant/plan-days'),
    import('@sojourn/planner/assistant/trip-facts'),
  ])
  const [facts, guide] = await Promise.all([deviceFacts(trip), guideOf(trip)])
  const { interests = [], ...rest } = options
  const wishes = {
    ...usualWishes(facts),
    ...rest,
    interests: interests.flatMap((label) => interestKeyOf(label) ?? []),
  }
  const dayPlans = planDays(facts, guide, wishes)
  const hasAny = dayPlans.some(({ activities }) => activities.length > 0)
  return { dayPlans, dayPlansAt: now(), notice: noticeOf(hasAny) }
}

export async function itineraryHere(trip: Trip, wanted: ItineraryPreferences): Promise<DeviceResults> {
  const { fullItinerary } = await import('@sojourn/planner/assistant/full-itinerary')
  const [facts, guide] = await Promise.all([deviceFacts(trip), guideOf(trip)])
  const itinerary: DetailedItinerary = fullItinerary(facts, guide, wanted)
  const hasAny = itinerary.dailyItineraries.some(({ activities }) => activities.length > 0)
  return { itinerary, itineraryAt: now(), notice: noticeOf(hasAny) }
}

const now = (): string => new Date().toISOString()
const noticeOf = (hasAny: boolean): string => (hasAny ? aiText.fromDevice : aiText.noPlaces)
