import { type InterestKey, maxRecommendations } from '@sojourn/contract/ai/preferences'
import type { Recommendation } from '@sojourn/contract/ai/schema'
import type { TravelMode } from '@sojourn/contract/trips/modes'
import { hasChildren } from '@sojourn/contract/trips/party'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { monthName } from '@sojourn/contract/values/date-text'
import type { Guide } from '../guide/load-guide.ts'
import { guidedDestination } from '../guide/guide-for.ts'
import { type Ideas, isInSeason, isOfGuide, type KnownPlace, noIdeas } from './known-places.ts'
import { stopPlaceText } from './plan-days.ts'
import { reasonFor } from './reasons.ts'
import { bestTimeOf, rankedPlaces, variedOf } from './suggest-places.ts'
import { inTripCurrency, monthOf, type TripFacts, usualWishes, type Wishes } from './trip-facts.ts'
import { capital, minutesText, kindWords, ratingOf, typeOfKind } from './words.ts'

/** A trip of one's own that was or will be made. */
interface PastTrip {
  destination: string
  startDate: PlainDate
  travelMode: TravelMode
}

interface Traveller {
  history: readonly PastTrip[]
  interests: readonly string[]
  travelStyle: string
}

const keysOfWord: Record<string, readonly InterestKey[]> = {
  culture: ['history', 'art', 'religious', 'music'],
  food: ['food', 'markets'],
  history: ['history', 'architecture'],
  nature: ['nature', 'adventure'],
  art: ['art'],
  shopping: ['shopping', 'markets'],
  nightlife: ['nightlife', 'music'],
}

const travelStyles = ['budget', 'mid-range', 'luxury'] as const

function wishesOf(facts: TripFacts, { interests, travelStyle }: Traveller): Wishes {
  return {
    ...usualWishes(facts),
    interests: [...new Set(interests.flatMap((word) => keysOfWord[word.toLowerCase()] ?? []))],
    travelStyle: travelStyles.find((style) => style === travelStyle) ?? 'mid-range',
  }
}

/** Whether one has been here: then what everybody sees on a first visit gives way to what few do. */
function visitsBefore(facts: TripFacts, guide: Guide | null, history: readonly PastTrip[]): number {
  const same = ({ destination, startDate }: PastTrip): boolean =>
    startDate < facts.startDate &&
    (guide
      ? guidedDestination({ destination, latitude: null, longitude: null, countryCode: null }) ===
        guide.destination
      : destination.trim().toLowerCase() === facts.destination.trim().toLowerCase())
  return history.filter(same).length
}

export function recommendPlaces(
  facts: TripFacts,
  guide: Guide | null,
  traveller: Traveller,
  ideas: Ideas = noIdeas,
): Recommendation[] {
  const wishes = wishesOf(facts, traveller)
  const before = visitsBefore(facts, guide, traveller.history)
  const places = rankedPlaces(facts, guide, wishes, ideas)
  const ordered =
    before > 0 ? [...places].toSorted((a, b) => Number(a.worth === 5) - Number(b.worth === 5)) : places
  return variedOf(ordered, maxRecommendations).map((place) =>
    toRecommendation(place, facts, wishes, personalReason(place, facts, wishes, before)),
  )
}

function personalReason(place: KnownPlace, facts: TripFacts, wishes: Wishes, before: number): string {
  const reason = reasonFor(place, facts, wishes)
  const month = monthOf(facts.startDate)
  if (before > 0 && place.worth < 5) return `You have been to ${facts.destination} before: ${lower(reason)}`
  if (place.season && isInSeason(place, month)) return `Right for ${monthName(month)}: ${lower(reason)}`
  if (hasChildren(facts) && place.children && !/children/i.test(reason))
    return `Travelling with children: they like it, ${lower(reason)}`
  return reason
}

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const toRecommendation = (
  place: KnownPlace,
  facts: TripFacts,
  wishes: Wishes,
  personalizedReason: string,
): Recommendation => ({
  id: place.id,
  title: place.name,
  category: capital(kindWords[place.kind]),
  description: place.about,
  priority: place.worth === 5 ? 'high' : place.worth >= 3 ? 'medium' : 'low',
  personalizedReason,
  estimatedCost: inTripCurrency(place.cost * wishes.people, facts),
  duration: minutesText(place.minutes),
  rating: isOfGuide(place) ? ratingOf(place) : 0,
  bestTime: bestTimeOf(place, facts),
  location: stopPlaceText(place, facts),
  type: typeOfKind[place.kind],
  latitude: place.latitude,
  longitude: place.longitude,
  source: place.source,
  verified: place.verified,
  checked: [...place.checked],
  reason: personalizedReason,
  said: place.said,
  notice: null,
})
