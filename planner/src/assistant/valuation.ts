import type { TripFacts, Wishes } from './trip-facts.ts'
import type { KnownPlace } from './known-places.ts'

const perInterest = 0.8
const dear = 25

/** How much this traveller would like a place: its worth, moved by interests, company, style and what a model said. */
export function valueOf(place: KnownPlace, facts: Pick<TripFacts, 'travelMode'>, wishes: Wishes): number {
  const wanted = place.interests.filter((key) => wishes.interests.includes(key)).length
  const isLocal = place.kind === 'quarter' || place.kind === 'market' || place.kind === 'food'
  return (
    (place.worth + place.liking) *
    (1 + perInterest * Math.min(2, wanted)) *
    (facts.travelMode === 'family' && place.children ? 1.4 : 1) *
    (facts.travelMode === 'family' && place.kind === 'evening' ? 0.6 : 1) *
    (isLocal && wishes.localExperiences ? 1.15 : 1) *
    styleFactor(place, wishes)
  )
}

function styleFactor({ cost, book }: KnownPlace, { travelStyle }: Wishes): number {
  if (travelStyle === 'budget') return cost === 0 ? 1.25 : cost > dear ? 0.6 : 1
  return travelStyle === 'luxury' && book ? 1.15 : 1
}
