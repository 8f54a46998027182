import { adultsOf, hasChildren } from '@sojourn/contract/trips/party'
import type { TripFacts, Wishes } from './trip-facts.ts'
import type { KnownPlace } from './known-places.ts'

const perInterest = 0.8
const dear = 25

type Company = Pick<TripFacts, 'travelMode' | 'adults' | 'children'>

/** How much this traveller would like a place: its worth, moved by interests, company, style and what a model said. */
export function valueOf(place: KnownPlace, facts: Company, wishes: Wishes): number {
  const wanted = place.interests.filter((key) => wishes.interests.includes(key)).length
  const isLocal = place.kind === 'quarter' || place.kind === 'market' || place.kind === 'food'
  return (
    (place.worth + place.liking) *
    (1 + perInterest * Math.min(2, wanted)) *
    (hasChildren(facts) ? childrenFactor(place) : adultsFactor(place, facts)) *
    (isLocal && wishes.localExperiences ? 1.15 : 1) *
    styleFactor(place, wishes)
  )
}

function childrenFactor({ kind, children, interests }: KnownPlace): number {
  if (kind === 'evening' || interests.includes('nightlife')) return 0.2
  return (children ? 1.4 : 1) * (kind === 'family' || kind === 'park' ? 1.3 : 1)
}

/** Zoos and science museums are for children unless one comes for them; a couple goes out. */
function adultsFactor({ kind, icon, worth }: KnownPlace, facts: Company): number {
  if (kind === 'family' && !icon && worth < 5) return 0.25
  return kind === 'evening' && adultsOf(facts) === 2 ? 1.3 : 1
}

function styleFactor({ cost, book }: KnownPlace, { travelStyle }: Wishes): number {
  if (travelStyle === 'budget') return cost === 0 ? 1.25 : cost > dear ? 0.6 : 1
  return travelStyle === 'luxury' && book ? 1.15 : 1
}
