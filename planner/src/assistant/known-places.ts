// What the trip can draw on: the guide's places, and those a model proposed. Each says where it comes from.
import { type LookedUp, checkable, type Source } from '@sojourn/contract/ai/texts'
import type { Meaning } from '@sojourn/contract/words/meaning'
import { metresApart } from './words.ts'
import type { GuidePlace, GuideKind } from '../guide/guide-place.ts'
import type { Guide } from '../guide/load-guide.ts'
import { peakOn } from '../guide/peaks.ts'
import { simplified } from '../guide/simplified.ts'
import type { Located } from '../solver/types.ts'
import { leavesOn } from './journeys.ts'
import { monthOf, plannedDates, type PlannedItem, type TripFacts } from './trip-facts.ts'

export interface KnownPlace extends GuidePlace {
  /** Of a compound: what is seen in one go, and how many minutes after its beginning. */
  parts?: readonly { place: KnownPlace; after: number }[]
  source: Source
  /** Its place on the map was found. */
  verified: boolean
  /** What was looked up of it; the rest is a guess. */
  checked: readonly LookedUp[]
  /** A line of ours; null: one is made from the trip. */
  reason: Meaning | null
  /** What the model says of it. */
  said: string | null
  /** Added to what the traveller would like of it. */
  liking: number
}

/** All of it was looked up; of anything else nobody knows the price or how good it is. */
export const isOfGuide = ({ checked }: Pick<KnownPlace, 'checked'>): boolean =>
  checked.length === checkable.length

/** What a model proposed. */
export interface Ideas {
  /** Places of the guide, by id. */
  picks: ReadonlyMap<string, { said: string | null; liking: number }>
  /** Places the guide does not have, found elsewhere. */
  places: readonly KnownPlace[]
  /** Nobody could say where these are: they are shown as such, and never scheduled. */
  unverified: readonly { name: string; said: string | null; kind: GuideKind }[]
}

export const noIdeas: Ideas = { picks: new Map(), places: [], unverified: [] }

const tellingLength = 6
const sameSpotM = 30

/** An item with its names as they are compared: made once, for there may be thousands, each beside every place. */
interface Compared {
  title: string
  location: string
  at: Located | null
}

type Named = Pick<PlannedItem, 'title' | 'location' | 'latitude' | 'longitude'>

const compared = ({ title, location, latitude, longitude }: Named): Compared => ({
  title: simplified(title),
  location: simplified(location ?? ''),
  at: latitude === null || longitude === null ? null : { latitude, longitude },
})

/** Whether an item stands for the place, by its name or by the very spot. */
function isPlanned(place: GuidePlace, items: readonly Compared[]): boolean {
  const name = simplified(place.name)
  return items.some(
    ({ title, location, at }) =>
      title.includes(name) ||
      location.includes(name) ||
      (title.trim().length >= tellingLength && name.includes(title)) ||
      (at !== null && metresApart(at, place) <= sameSpotM),
  )
}

/** The place of the guide that somebody means, if it has it. */
export function meantPlace(meant: Named, guide: Guide | null): KnownPlace | null {
  const place = guide?.places.find((one) => isPlanned(one, [compared(meant)]))
  return place ? { ...place, ...ofGuide, said: null, liking: 0 } : null
}

const ofGuide = { source: 'guide', verified: true, checked: checkable, reason: null } as const

/** What blooms for two weeks of the year comes before what is there on any day. */
const peakLiking = 4

export const isInSeason = ({ season }: Pick<GuidePlace, 'season'>, month: number): boolean => {
  if (!season) return true
  const [first, last] = season
  return first <= last ? month >= first && month <= last : month >= first || month <= last
}

/** Everything that may be suggested: not planned already, and in season all the while, or on some day of the trip. */
export function openPlaces(
  facts: TripFacts,
  guide: Guide | null,
  ideas: Ideas = noIdeas,
  when: 'all the while' | 'on some day' = 'all the while',
): KnownPlace[] {
  const leaves = leavesOn(facts)
  const dates = [...plannedDates(facts), ...(leaves ? [leaves] : [])]
  const months = new Set(dates.map(monthOf))
  const guided = (guide?.places ?? []).map((place): KnownPlace => {
    const pick = ideas.picks.get(place.id)
    return {
      ...place,
      source: pick ? 'model' : 'guide',
      verified: true,
      checked: checkable,
      reason: null,
      said: pick?.said ?? null,
      liking: (pick?.liking ?? 0) + (peakOn(place, dates) ? peakLiking : 0),
    }
  })
  const items = facts.items.map(compared)
  const isOpen = (place: KnownPlace): boolean => {
    const open = [...months].filter((month) => isInSeason(place, month)).length
    return when === 'on some day' ? open > 0 : open === months.size
  }
  return [...guided, ...ideas.places].filter((place) => isOpen(place) && !isPlanned(place, items))
}
