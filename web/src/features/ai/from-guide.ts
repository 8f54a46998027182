// What the guide on this device answers in the server's place.
import { interestKeyOf } from '@sojourn/contract/ai/preferences'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { ItineraryPreferences } from '@sojourn/contract/ai/requests'
import { fromDevice, nearbyGuideNotice, noPlaces, noticeOf } from '@sojourn/contract/ai/texts'
import type { Meaning } from '@sojourn/contract/words/meaning'
import type { Trip } from '@sojourn/contract/trips/schema'
import { deviceFacts, deviceParts, guideOf } from '../../guide/trip-guide.ts'
import type { Input } from '../../sync/http/request.ts'
import type { DeviceResults } from '../../queries/device-results.ts'

/** The place's own, else the one nearby that was chosen, and what is then said of it. */
async function guideToUse(trip: Trip, chosen: string | undefined) {
  const own = await guideOf(trip)
  if (own || chosen === undefined) return { guide: own, nearby: null }
  const [{ chosenGuide }, { placeOfGuide }] = await Promise.all([
    import('@sojourn/planner/guide/guide-for'),
    import('@sojourn/planner/guide/towns'),
  ])
  const guide = await chosenGuide(trip, chosen)
  const nearby = guide && nearbyGuideNotice(placeOfGuide(guide.destination).name, trip.destination)
  return { guide, nearby }
}

export async function suggestHere(trip: Trip, chosen?: string): Promise<DeviceResults> {
  const [{ suggestGuidePlaces }, { usualWishes }] = await Promise.all([
    import('@sojourn/planner/assistant/suggest-places'),
    import('@sojourn/planner/assistant/trip-facts'),
  ])
  const [facts, { guide, nearby }] = await Promise.all([deviceFacts(trip), guideToUse(trip, chosen)])
  const suggestions = suggestGuidePlaces(facts, guide, usualWishes(facts))
  return { suggestions, suggestionsAt: now(), notice: noticeHere(suggestions.length > 0, nearby) }
}

export async function planHere(trip: Trip, options: Input<'ai.plan'>['body'] = {}): Promise<DeviceResults> {
  const [{ planDays }, { usualWishes }] = await Promise.all([
    import('@sojourn/planner/assistant/plan-days'),
    import('@sojourn/planner/assistant/trip-facts'),
  ])
  const { interests = [], guide: chosen, ...rest } = options
  const [facts, { guide, nearby }] = await Promise.all([deviceFacts(trip), guideToUse(trip, chosen)])
  const wishes = {
    ...usualWishes(facts),
    ...rest,
    interests: interests.flatMap((label) => interestKeyOf(label) ?? []),
  }
  const dayPlans = planDays(facts, guide, wishes, undefined, await deviceParts(trip, facts))
  const hasAny = dayPlans.some(({ activities }) => activities.length > 0)
  return { dayPlans, dayPlansAt: now(), notice: noticeHere(hasAny, nearby) }
}

export async function itineraryHere(trip: Trip, wanted: ItineraryPreferences): Promise<DeviceResults> {
  const { fullItinerary } = await import('@sojourn/planner/assistant/full-itinerary')
  const [facts, { guide, nearby }] = await Promise.all([deviceFacts(trip), guideToUse(trip, wanted.guide)])
  const parts = await deviceParts(trip, facts)
  const itinerary: DetailedItinerary = fullItinerary(facts, guide, wanted, undefined, undefined, parts)
  const hasAny = itinerary.dailyItineraries.some(({ activities }) => activities.length > 0)
  const notice = noticeHere(hasAny, nearby)
  return { itinerary: { ...itinerary, notice }, itineraryAt: now(), notice }
}

const now = (): string => new Date().toISOString()
const noticeHere = (hasAny: boolean, nearby: Meaning | null): Meaning | null =>
  hasAny ? noticeOf(fromDevice(), nearby) : noPlaces()
