import { distanceKm } from '@sojourn/contract/places/distance'
import { pointOf } from '@sojourn/contract/values/point'
import type { GuidePlace } from '@sojourn/planner/guide/guide-place'
import type { NamedPoint } from './map-stop.ts'

interface Stop {
  title: string
  location: string | null
  latitude: number | null
  longitude: number | null
}

const samePlaceKm = 0.08

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The guide's places that are not in the plan yet, the ones most worth a visit first. */
export function guideNames(
  places: readonly Pick<GuidePlace, 'name' | 'worth' | 'latitude' | 'longitude'>[],
  stops: readonly Stop[],
): NamedPoint[] {
  const texts = stops.map(({ title, location }) => plain(`${title} ${location ?? ''}`))
  const points = stops.flatMap((stop) => pointOf(stop) ?? [])
  return places
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ name, latitude, longitude }) => ({ name, lat: latitude, lng: longitude }))
    .filter(
      (place) =>
        !texts.some((text) => text.includes(plain(place.name))) &&
        !points.some((point) => distanceKm(point, place) < samePlaceKm),
    )
}
