import { suggestionTime } from '@sojourn/contract/ai/times'
import type { Suggestion } from '@sojourn/contract/ai/schema'
import { type Meaning, meaningsOf, type Saying } from '@sojourn/contract/words/meaning'
import type { GuideKind } from '../guide/guide-place.ts'
import type { Guide } from '../guide/load-guide.ts'
import { openOn } from '../solver/opening.ts'
import { Random } from '../solver/random.ts'
import { minuteOf } from '@sojourn/contract/values/clock-time'
import { type Ideas, isOfGuide, type KnownPlace, noIdeas, openPlaces } from './known-places.ts'
import { hoursOf, needsDaylight } from './candidates.ts'
import { lightOn } from './trip-days.ts'
import { stopPlaceText } from './plan-days.ts'
import { nearestPlanned, reasonFor } from './reasons.ts'
import { isRainy, plannedDates, type TripFacts, usualWishes, weekdayOf, type Wishes } from './trip-facts.ts'
import { valueOf } from './valuation.ts'
import { minutesText, ratingOf, tagsOf, typeOfKind } from './words.ts'

const ofPlace = meaningsOf('ai-places')
const ofReason = meaningsOf('ai-reasons')

const suggestionCount = 8
const mostOfKind = 2
const seedSpread = 1.2
const mostUnverified = 3

/** A list of what is worth seeing next: nothing planned already, nothing closed all the while, not all of one kind. */
export function suggestGuidePlaces(
  facts: TripFacts,
  guide: Guide | null,
  wishes: Wishes = usualWishes(facts),
  ideas: Ideas = noIdeas,
): Suggestion[] {
  const places = rankedPlaces(facts, guide, wishes, ideas)
  const unverified = ideas.unverified.slice(0, mostUnverified)
  return [
    ...variedOf(places, suggestionCount - unverified.length).map((place) =>
      toSuggestion(place, facts, wishes),
    ),
    ...unverified.map((idea) => toUnverified(idea, facts)),
  ]
}

/** What a model picked first, then the best; each seed likes things differently. What adding would put at a closed hour is left to the planner. */
export function rankedPlaces(
  facts: TripFacts,
  guide: Guide | null,
  wishes: Wishes,
  ideas: Ideas,
): KnownPlace[] {
  const random = new Random(facts.seed)
  const wet = facts.weather.filter(isRainy).length * 2 > plannedDates(facts).length
  return openPlaces(facts, guide, ideas)
    .map((place) => {
      const taste = 1 + seedSpread * (random.unit() - 0.5)
      const dry = wet && place.setting === 'outdoor' ? 0.6 : 1
      const near = nearestPlanned(place, facts) ? 1.3 : 1
      return { place, value: valueOf(place, facts, wishes) * taste * dry * near }
    })
    .filter(({ place }) => openDaysAt(place, facts, bestTimeOf(place, facts)) > 0)
    .toSorted((a, b) => Number(b.place.liking > 0) - Number(a.place.liking > 0) || b.value - a.value)
    .map(({ place }) => place)
}

/** Two of a kind at most while there are others. */
export function variedOf(places: readonly KnownPlace[], count: number): KnownPlace[] {
  const seen = new Map<GuideKind, number>()
  const [first, rest]: [KnownPlace[], KnownPlace[]] = [[], []]
  for (const place of places) {
    const known = seen.get(place.kind) ?? 0
    seen.set(place.kind, known + 1)
    ;(known < mostOfKind ? first : rest).push(place)
  }
  return [...first, ...rest].slice(0, count)
}

const toSuggestion = (place: KnownPlace, facts: TripFacts, wishes: Wishes): Suggestion => ({
  id: place.id,
  title: place.name,
  description: place.about,
  location: stopPlaceText(place, facts),
  type: typeOfKind[place.kind],
  rating: isOfGuide(place) ? ratingOf(place) : 0,
  estimatedDuration: minutesText(place.minutes),
  bestTimeToVisit: bestTimeOf(place, facts),
  priceRange: isOfGuide(place) ? priceRangeOf(place.cost) : null,
  tags: tagsOf(place),
  latitude: place.latitude,
  longitude: place.longitude,
  source: place.source,
  verified: place.verified,
  checked: [...place.checked],
  reason: reasonFor(place, facts, wishes),
  said: place.said,
})

type Unverified = Ideas['unverified'][number]

const toUnverified = ({ name, said, kind }: Unverified, facts: TripFacts): Suggestion => ({
  id: `model/${name.toLowerCase()}`,
  title: name,
  description: '',
  location: stopPlaceText({ name }, facts),
  type: typeOfKind[kind],
  rating: 0,
  estimatedDuration: '',
  bestTimeToVisit: ofPlace('afternoon'),
  priceRange: null,
  tags: [],
  latitude: null,
  longitude: null,
  source: 'model',
  verified: false,
  checked: [],
  reason: ofReason('notFound'),
  said,
})

const priceRangeOf = (dollars: number): Saying => {
  if (dollars === 0) return ofPlace('free')
  if (dollars < 15) return '$'
  return dollars < 40 ? '$$' : '$$$'
}

const partOfDay = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
  any: 'afternoon',
} as const

/** On how many weekdays of the trip it is open, and light where that is needed, at the hour (AIQ-13) of a part of the day. */
function openDaysAt(place: KnownPlace, facts: TripFacts, part: Meaning): number {
  const minute = minuteOf(suggestionTime(part)) ?? 0
  const dates = plannedDates(facts)
  const weekdays = new Set(dates.map(weekdayOf))
  const byDaylight = needsDaylight(place)
  const daylight = byDaylight ? lightOn(facts, place, dates[dates.length >> 1]!) : null
  return [...weekdays].filter((weekday) =>
    openOn({ hours: hoursOf(place), byDaylight }, { date: dates[0]!, weekday, daylight }).some(
      ({ from, to }) => from <= minute && minute < to,
    ),
  ).length
}

/** The part of the day that suits it best and at whose hour it is open: what is added must be open then. */
export function bestTimeOf(place: KnownPlace, facts: TripFacts): Meaning {
  const liked = ofPlace(partOfDay[place.best])
  const others = (['afternoon', 'morning', 'evening'] as const).map((part) => ofPlace(part))
  const byDays = [liked, ...others].map((part) => ({ part, days: openDaysAt(place, facts, part) }))
  return byDays.toSorted((a, b) => b.days - a.days)[0]?.part ?? liked
}
