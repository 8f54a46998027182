// Each place of a guide as the solver weighs it.
import { hasChildren } from '@sojourn/contract/trips/party'
import type { BestTime, GuideKind, GuidePlace } from '../guide/guide-place.ts'
import type { Candidate, HoursFromSunday, Interval, Meal } from '../solver/types.ts'
import type { KnownPlace } from './known-places.ts'
import { inTripCurrency, type TripFacts, type Wishes } from './trip-facts.ts'
import { valueOf } from './valuation.ts'

const bestHours: Record<BestTime, Interval | null> = {
  morning: { from: 8 * 60, to: 12 * 60 + 30 },
  afternoon: { from: 12 * 60, to: 18 * 60 },
  evening: { from: 17 * 60, to: 22 * 60 },
  night: { from: 19 * 60, to: 24 * 60 },
  any: null,
}

/** The guide's weeks begin on Monday, the solver's on Sunday. */
export const hoursOf = ({ hours }: Pick<GuidePlace, 'hours'>): HoursFromSunday | null =>
  hours &&
  Array.from({ length: 7 }, (_, weekday) =>
    (hours[(weekday + 6) % 7] ?? []).map(([from, to]) => ({ from, to })),
  )

const mealMinutes = 45
/** In US dollars: for less one has tea. */
const leastMealCost = 5

function mealsOf({ kind, best, minutes }: KnownPlace): Meal[] {
  if (kind !== 'food' || minutes < mealMinutes || best === 'morning') return []
  if (best === 'any') return ['lunch', 'dinner']
  return best === 'afternoon' ? ['lunch'] : ['dinner']
}

/** Where one goes to see it and eats there too: a market's stalls, a street of bars. */
function feedsOf({ kind, best, minutes, cost, interests }: KnownPlace): Meal[] {
  if (minutes < mealMinutes) return []
  if (kind === 'food') return best === 'morning' ? ['lunch'] : []
  if (!interests.includes('food') || cost < leastMealCost) return []
  if (kind === 'market') return best === 'evening' || best === 'night' ? ['dinner'] : ['lunch']
  return kind === 'evening' ? ['dinner'] : []
}

/** No number of other places that fit into its time outweighs an icon. */
const iconFactor = 30
/** A fountain that people come for is no less an icon for the minutes it takes. */
const leastIcon = 60
/** Worth grows with the time a visit takes: three squares are no great museum. */
const usualVisit = 90
/** So long a visit far out goes on over noon. */
const overNoonMinutes = 180
/** Beside what takes so long with its ways, little else fits into a day. */
const mostOfDayMinutes = 270
/** What this traveller likes so much does not stay out because its neighbours are planned on other days. */
const great = 4

export function candidateOf(place: KnownPlace, facts: TripFacts, wishes: Wishes): Candidate {
  const { id, name, latitude, longitude, minutes, way, icon } = place
  const time = minutes + 2 * (way?.minutes ?? 0)
  const liked = valueOf(place, facts, wishes)
  return {
    id,
    name,
    latitude,
    longitude,
    value: liked * (icon ? (iconFactor * Math.max(time, leastIcon)) / usualVisit : time / usualVisit),
    icon,
    standing: liked >= great ? liked / great : 0,
    minutes,
    cost: inTripCurrency((place.cost + (way?.fare ?? 0)) * wishes.people, facts),
    ...extentOf(place),
    hours: hoursFor(place, facts),
    indoor: place.setting !== 'outdoor',
    accessible: place.access !== 'poor',
    meals: mealsOf(place),
    feeds: feedsOf(place),
    isFood: place.kind === 'food',
    hasTables: !bare.has(place.kind) && !way,
    ...bestOf(place),
    outing: (way !== null && minutes >= overNoonMinutes) || (icon && time >= mostOfDayMinutes),
    farOut: way !== null,
  }
}

const isNightlife = ({ interests, kind, icon }: KnownPlace): boolean =>
  interests.includes('nightlife') && kind !== 'food' && !icon
const nightFrom = 18 * 60

/** Children see a street of bars before its evening. */
function hoursFor(place: KnownPlace, facts: TripFacts): HoursFromSunday | null {
  const hours = hoursOf(place)
  if (!hasChildren(facts) || !isNightlife(place)) return hours
  return (hours ?? Array.from({ length: 7 }, () => [{ from: 0, to: nightFrom }])).map((day) =>
    day.map(({ from, to }) => ({ from, to: Math.min(to, nightFrom) })).filter(({ from, to }) => to > from),
  )
}

/** A stop of so many minutes is half a stop. */
const shortMinutes = 30

/** What a compound is by its parts. */
function extentOf(place: KnownPlace): Pick<Candidate, 'stops' | 'shown' | 'exit' | 'byDaylight'> {
  const parts = place.parts?.map((part) => part.place) ?? [place]
  return {
    stops: parts.reduce((sum, { minutes }) => sum + (minutes <= shortMinutes ? 0.5 : 1), 0),
    shown: parts.length,
    exit: parts.at(-1) ?? place,
    byDaylight: parts.some(needsDaylight),
  }
}

/** Around these one finds nothing to eat, or nothing one would choose. */
const bare = new Set<GuideKind>(['viewpoint', 'beach', 'nature', 'park', 'day trip'])

const views = new Set<GuideKind>(['viewpoint', 'beach', 'nature'])

/** A street may be seen at any hour; a view towards the evening, a bar and what is lit may not. */
function bestOf({ kind, best, setting }: KnownPlace): Pick<Candidate, 'best' | 'onlyAtBest' | 'sunset'> {
  const isView = best === 'evening' && views.has(kind)
  return {
    best: bestHours[best],
    onlyAtBest: (best === 'night' && kind !== 'food') || isView || (best === 'evening' && kind === 'evening'),
    sunset: isView && setting !== 'indoor',
  }
}

/** Streets and markets are lit, but those for the morning; so are the views and monuments named for the evening. */
const dark = new Set<GuideKind>(['park', 'nature', 'beach', 'family', 'day trip', 'sight', 'viewpoint'])
const lit = new Set<GuideKind>(['sight', 'viewpoint'])

const beforeDawn = 5 * 60 + 30

/** A balloon goes up at dawn, and one climbs towards the sunrise. */
const isForDawn = ({ best, hours }: Pick<GuidePlace, 'best' | 'hours'>): boolean =>
  best === 'morning' && hours !== null && hours.flat().every(([from]) => from <= beforeDawn)

export function needsDaylight(place: Pick<GuidePlace, 'kind' | 'setting' | 'best' | 'hours'>): boolean {
  const { kind, setting, best } = place
  if (setting !== 'outdoor' || best === 'night' || isForDawn(place)) return false
  if (kind === 'quarter') return best === 'morning'
  return dark.has(kind) && !(best === 'evening' && lit.has(kind))
}
