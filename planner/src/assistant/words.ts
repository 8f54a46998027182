import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import { metresBetween } from '@sojourn/contract/map/route'
import { travelEstimate } from '@sojourn/contract/map/travel-estimate'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import type { GuidePlace, GuideKind } from '../guide/guide-place.ts'
import type { Located } from '../solver/types.ts'

export const typeOfKind: Record<GuideKind, ItemType> = {
  sight: 'sightseeing',
  museum: 'cultural',
  quarter: 'sightseeing',
  park: 'outdoor',
  viewpoint: 'sightseeing',
  market: 'shopping',
  food: 'meal',
  evening: 'entertainment',
  religious: 'cultural',
  beach: 'outdoor',
  nature: 'outdoor',
  family: 'entertainment',
  'day trip': 'sightseeing',
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const ofPlace = meaningsOf('ai-places')
const ofKind = meaningsOf('ai-kinds')
const ofInterest = meaningsOf('ai-interests')

/** '45 min', '2 h', '1 h 30 min'. */
export function minutesText(minutes: number): Meaning {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return ofPlace('minutes', { minutes: rest })
  return rest === 0 ? ofPlace('hours', { hours }) : ofPlace('hoursMinutes', { hours, minutes: rest })
}

/** As it stands in a sentence. */
export const kindText = (kind: GuideKind): Meaning => ofKind(kind === 'day trip' ? 'dayTrip' : kind)
export const kindTitle = (kind: GuideKind): Meaning => ofPlace('kind', { kind: { first: kindText(kind) } })

const pointOf = ({ latitude, longitude }: Located) => ({ lat: latitude, lng: longitude })
export const metresApart = (a: Located, b: Located): number => metresBetween(pointOf(a), pointOf(b))

const ofDay = meaningsOf('ai-days')

const byMode = {
  walk: 'onFoot',
  cycle: 'byBicycle',
  transit: 'byTransport',
  drive: 'byCar',
  flight: 'byPlane',
} as const

/** So far reach a city's own lines. */
const cityM = 12_000

/** How one gets from one stop to the next, and how long it takes; by taxi where nothing else runs. */
export function wayText(from: Located, to: Located, minutes: number, isStill = false): Meaning {
  if (minutes === 0) return ofDay('rightThere')
  const metres = metresApart(from, to)
  const { mode } = travelEstimate(metres)
  const by = byMode[mode === 'transit' && metres > cityM ? 'drive' : mode]
  return ofDay(isStill && by === 'byTransport' ? 'byTaxi' : by, { minutes })
}

export const isOnFoot = (from: Located, to: Located): boolean =>
  travelEstimate(metresApart(from, to)).mode === 'walk'

export const tagsOf = ({ interests, kind }: GuidePlace): Meaning[] => [
  ...interests.map((key) => ofInterest(key)),
  kindTitle(kind),
]

/** Out of 5; an estimate made from the guide's five steps, no reviews stand behind it (U-079). */
export const ratingOf = ({ worth }: Pick<GuidePlace, 'worth'>): number =>
  Math.round((3.7 + worth * 0.22) * 10) / 10
