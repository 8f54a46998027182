import { metresBetween } from '@sojourn/contract/map/route'
import type { GuideKind, GuidePlace } from './guide-place.ts'

/** Where people eat, shop and go out is where they stay; a famous lake is not. */
const lively = new Set<GuideKind>(['food', 'quarter', 'market', 'evening'])
/** What is farther is reached by other means, and its distance counts no more. */
const nearM = 5000

type Spot = Pick<GuidePlace, 'latitude' | 'longitude'>
const pointOf = ({ latitude, longitude }: Spot) => ({ lat: latitude, lng: longitude })

/** The place of the town's life from which what is worth seeing is nearest; null where the guide knows none. */
export function townCentre(places: readonly GuidePlace[]): Spot | null {
  const town = places.filter(({ way }) => !way)
  const farness = (from: Spot): number =>
    town.reduce(
      (sum, place) => sum + place.worth * Math.min(nearM, metresBetween(pointOf(from), pointOf(place))),
      0,
    )
  const [best] = town
    .filter(({ kind }) => lively.has(kind))
    .map((place) => ({ place, far: farness(place) }))
    .toSorted((a, b) => a.far - b.far)
  return best ? { latitude: best.place.latitude, longitude: best.place.longitude } : null
}
