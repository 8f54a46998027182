import { type InterestKey, maxRecommendations } from '@sojourn/contract/ai/preferences'
import type { Recommendation } from '@sojourn/contract/ai/schema'
import type { TravelMode } from '@sojourn/contract/trips/modes'
import { hasChildren } from '@sojourn/contract/trips/party'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import type { Guide } from '../guide/load-guide.ts'
import { guidedDestination } from '../guide/guide-for.ts'
import { type Ideas, isInSeason, isOfGuide, type KnownPlace, noIdeas } from './known-places.ts'
import { stopPlaceText } from './plan-days.ts'
import { inOneLine, reasonsFor } from './reasons.ts'
import { bestTimeOf, rankedPlaces, variedOf } from './suggest-places.ts'
import { inTripCurrency, monthOf, type TripFacts, usualWishes, type Wishes } from './trip-facts.ts'
import { kindTitle, minutesText, ratingOf, typeOfKind } from './words.ts'

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

const because = meaningsOf('ai-reasons')

function personalReason(place: KnownPlace, facts: TripFacts, wishes: Wishes, before: number): Meaning {
  const found = reasonsFor(place, facts, wishes)
  const reasons = inOneLine(found)
  const month = monthOf(facts.startDate)
  const { destination } = facts
  if (before > 0 && place.worth < 5) return because('before', { destination, reasons })
  if (place.season && isInSeason(place, month)) return because('rightFor', { month: { month }, reasons })
  // Neither for them nor near something of theirs.
  const speaksOfThem = /children/i.test(JSON.stringify(found))
  if (hasChildren(facts) && place.children && !speaksOfThem) return because('withChildren', { reasons })
  return because('reasons', { reasons: { first: reasons } })
}

const toRecommendation = (
  place: KnownPlace,
  facts: TripFacts,
  wishes: Wishes,
  personalizedReason: Meaning,
): Recommendation => ({
  id: place.id,
  title: place.name,
  category: kindTitle(place.kind),
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
