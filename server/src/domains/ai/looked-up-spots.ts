import { distanceKm } from '@sojourn/contract/places/distance'
import type { GuidePlace } from '@sojourn/planner/guide/guide-place'
import type { Guide } from '@sojourn/planner/guide/load-guide'
import { simplified } from '@sojourn/planner/guide/simplified'
import type { Located } from '@sojourn/planner/solver/types'
import type { Providers } from '../../kernel/deps.ts'
import { findPlace } from '../places/gazetteer/resolve.ts'

export type Lookups = Pick<Providers, 'geocoder'>

export interface Spot extends Located {
  /** A town of its own, and no sight. */
  isTown: boolean
  /** From the destination. */
  km: number
}

const townKinds = new Set(['city', 'town', 'island', 'region'])

/** What the map calls by exactly this name, the nearest first. */
export async function spotsOf(
  { geocoder }: Lookups,
  name: string,
  around: Located | null,
  onFailure: (error: unknown) => void,
): Promise<Spot[]> {
  if (!around) return []
  const centre = { lat: around.latitude, lng: around.longitude }
  const hits = (await geocoder?.search(name, centre, onFailure)) ?? []
  const town = findPlace(name)
  const named = [...hits.map((hit) => ({ ...hit, kind: 'landmark' })), ...(town ? [town] : [])]
  return named
    .filter((hit) => simplified(hit.name) === simplified(name))
    .map((hit) => ({
      latitude: hit.lat,
      longitude: hit.lng,
      isTown: townKinds.has(hit.kind),
      km: distanceKm(hit, centre),
    }))
    .toSorted((a, b) => a.km - b.km)
}

const dayOutKm = { named: 15, unnamed: 4 }

/** The day out that the guide makes of a town: Sintra is no stop between two squares of Lisbon. */
export function dayOutAt(guide: Guide | null, name: string, spots: readonly Spot[]): GuidePlace | undefined {
  const reach = (spot: Spot, place: GuidePlace): boolean => {
    const from = { lat: spot.latitude, lng: spot.longitude }
    const km = distanceKm(from, { lat: place.latitude, lng: place.longitude })
    const isNamed = simplified(place.name).includes(simplified(name))
    return isNamed ? km <= dayOutKm.named : spot.isTown && km <= dayOutKm.unnamed
  }
  return guide?.places.find((place) => place.way && spots.some((spot) => reach(spot, place)))
}

const ownKm = 3

/** A model that is asked for places in Lisbon may say Lisbon. */
export const isDestination = ({ isTown, km }: Spot): boolean => isTown && km <= ownKm
