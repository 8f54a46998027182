// Ideas of travellers in the solver's terms. What the guide knows of a place comes from it: hours, length, daylight.
import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import type { Candidate, Interval, Located } from '../solver/types.ts'
import { candidateOf } from './candidates.ts'
import type { PlannedPart } from './journey-parts.ts'
import { type KnownPlace, meantPlace } from './known-places.ts'
import { isEating, usualLength } from './trip-days.ts'
import { type PlannedItem, usualWishes } from './trip-facts.ts'

export interface IdeaToPlan {
  id: string
  title: string
  type: ItemType
  location: string | null
  latitude: number | null
  longitude: number | null
  minutes: number | null
  /** Votes for minus votes against. */
  score: number
}

interface Weighed {
  idea: IdeaToPlan
  candidate: Candidate
  /** What the guide knows of it. */
  place: KnownPlace | null
}

/** One vote more outweighs a few ideas with one less. */
const voteFactor = 8
const [leastScore, mostScore] = [-2, 6]
const always: readonly Interval[] = [{ from: 0, to: 36 * 60 }]

/** Where all is while nobody knows where anything is. */
export const anywhere: Located = { latitude: 0, longitude: 0 }

export function spotOf(idea: Pick<IdeaToPlan, 'latitude' | 'longitude'> | undefined): Located | null {
  if (!idea || idea.latitude === null || idea.longitude === null) return null
  return { latitude: idea.latitude, longitude: idea.longitude }
}

/** What travellers would like to do, as the solver weighs it. */
export function weigh(
  { facts, guide }: PlannedPart,
  ideas: readonly IdeaToPlan[],
  centre: Located,
): Weighed[] {
  const wishes = usualWishes(facts)
  const taken = new Set<string>()
  return ideas.map((idea) => {
    const meant = meantPlace(idea, guide)
    const place = meant && !taken.has(meant.id) ? meant : null
    if (place) taken.add(place.id)
    const known = place ? candidateOf(place, facts, wishes) : byItsType(idea)
    const score = Math.max(leastScore, Math.min(mostScore, idea.score))
    const candidate: Candidate = {
      ...known,
      ...(spotOf(idea) ?? (place ? {} : centre)),
      name: idea.title,
      minutes: idea.minutes ?? known.minutes,
      value: voteFactor ** score,
      icon: false,
      standing: 0,
      cost: 0,
      stops: 1,
      // One goes there because somebody wants to, not in place of a meal, and not instead of all else.
      meals: [],
      outing: false,
      accessible: true,
    }
    return { idea, candidate, place }
  })
}

/** Of what the guide does not have, its type says a little. */
function byItsType({ id, title, type, minutes }: IdeaToPlan): Candidate {
  const isFood = isEating(type)
  return {
    id,
    name: title,
    ...anywhere,
    value: 0,
    icon: false,
    minutes: minutes ?? usualLength(type),
    stops: 1,
    cost: 0,
    hours: isFood ? Array.from({ length: 7 }, () => tables) : null,
    indoor: type !== 'outdoor',
    accessible: true,
    meals: [],
    feeds: isFood ? ['lunch', 'dinner'] : [],
    best: null,
    outing: false,
    farOut: false,
    byDaylight: type === 'outdoor',
  }
}

const tables: readonly Interval[] = [
  { from: 11 * 60 + 30, to: 15 * 60 + 30 },
  { from: 18 * 60, to: 22 * 60 + 30 },
]

/** What has its day but no time takes its part of that day, wherever that is. */
export const onItsDay =
  (centre: Located) =>
  (item: PlannedItem): Candidate => ({
    ...byItsType({ ...item, minutes: null, score: 0 }),
    ...(spotOf(item) ?? centre),
    hours: Array.from({ length: 7 }, () => []),
    dated: new Map([[item.date, always]]),
    feeds: [],
    byDaylight: false,
    value: 1,
  })
