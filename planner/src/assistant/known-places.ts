// What the trip can draw on: the guide's places, and those a model proposed. Each says where it comes from.
import type { Source } from '@sojourn/contract/ai/texts'
import { metresApart } from './words.ts'
import type { GuidePlace, PlaceKind } from '../guide/guide-place.ts'
import type { Guide } from '../guide/load-guide.ts'
import { monthOf, plannedDates, type PlannedItem, type TripFacts } from './trip-facts.ts'

export interface KnownPlace extends GuidePlace {
  source: Source
  /** Its place on the map was found. */
  verified: boolean
  /** The model's own line; null: one is made from the trip. */
  reason: string | null
  /** Added to what the traveller would like of it. */
  liking: number
}

/** What a model proposed. */
export interface Ideas {
  /** Places of the guide, by id. */
  picks: ReadonlyMap<string, { reason: string; liking: number }>
  /** Places the guide does not have, found elsewhere. */
  places: readonly KnownPlace[]
  /** Nobody could say where these are: they are shown as such, and never scheduled. */
  unverified: readonly { name: string; about: string; reason: string; kind: PlaceKind }[]
}

export const noIdeas: Ideas = { picks: new Map(), places: [], unverified: [] }

const simplified = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const tellingLength = 6
const sameSpotM = 30

/** Whether an item stands for a place, by its name or by the very spot. */
export function isSamePlace(item: PlannedItem, place: GuidePlace): boolean {
  const [name, title, location] = [place.name, item.title, item.location ?? ''].map(simplified)
  if (title!.includes(name!) || location!.includes(name!)) return true
  if (title!.trim().length >= tellingLength && name!.includes(title!)) return true
  const { latitude, longitude } = item
  return latitude !== null && longitude !== null && metresApart({ latitude, longitude }, place) <= sameSpotM
}

export const isInSeason = ({ season }: Pick<GuidePlace, 'season'>, month: number): boolean => {
  if (!season) return true
  const [first, last] = season
  return first <= last ? month >= first && month <= last : month >= first || month <= last
}

/** Everything that may be suggested: in season all the while, and not planned already. */
export function openPlaces(facts: TripFacts, guide: Guide | null, ideas: Ideas = noIdeas): KnownPlace[] {
  const months = new Set(plannedDates(facts).map(monthOf))
  const guided = (guide?.places ?? []).map((place): KnownPlace => {
    const pick = ideas.picks.get(place.id)
    return {
      ...place,
      source: pick ? 'model' : 'guide',
      verified: true,
      reason: pick?.reason || null,
      liking: pick?.liking ?? 0,
    }
  })
  return [...guided, ...ideas.places].filter(
    (place) =>
      [...months].every((month) => isInSeason(place, month)) &&
      !facts.items.some((item) => isSamePlace(item, place)),
  )
}
