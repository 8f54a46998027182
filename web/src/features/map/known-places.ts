import { mapWords } from '@sojourn/contract/map/words'
import { distanceKm } from '@sojourn/contract/places/distance'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'

export interface PlaceOnMap extends Point {
  name: string
}

const most = 2
/** Farther from the destination it is another place of that name. */
const nearbyKm = 150

/** The destination as the map writes it. */
export const shortName = (destination: string): string => destination.split(',')[0]?.trim() || destination

/** What a location that was not found may mean: what the search offers near the destination, else the destination. */
export function knownPlaces(
  trip: Pick<Trip, 'destination' | 'latitude' | 'longitude'>,
  found: readonly PlaceSuggestion[],
): PlaceOnMap[] {
  const at = pointOf(trip)
  const near = found
    .map(({ fullName, latitude, longitude }) => ({
      name: fullName,
      lat: latitude,
      lng: longitude,
      km: at ? distanceKm(at, { lat: latitude, lng: longitude }) : 0,
    }))
    .filter(({ km }) => km <= nearbyKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, most)
    .map(({ name, lat, lng }): PlaceOnMap => ({ name, lat, lng }))
  if (near.length > 0 || !at) return near
  return [{ name: say(mapWords.middleOf, { place: shortName(trip.destination) }), ...at }]
}
