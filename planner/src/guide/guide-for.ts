import { type DestinationId, destinationById } from '@sojourn/contract/places/data/destinations'
import { distanceKm } from '@sojourn/contract/places/distance'
import { photoFor, photoKeys } from '@sojourn/contract/places/photo-lookup'
import { type Guide, loadGuide } from './load-guide.ts'

interface TripPlace {
  destination: string
  latitude: number | null
  longitude: number | null
  countryCode: string | null
}

const sameTownKm = 60

/**
 * The destination of the guide that a trip goes to. A picture may stand for a whole country, a guide may not: where the
 * trip's own place is known it must be near, unless the traveller wrote nothing but the country.
 */
export function guidedDestination({
  destination,
  latitude,
  longitude,
  countryCode,
}: TripPlace): DestinationId | null {
  const at = latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }
  const { id } = photoFor(destination, at && { ...at, countryCode })
  if (id === null || at === null || photoKeys.get(destination.trim().toLowerCase()) === id) return id
  return distanceKm(at, destinationById(id)) <= sameTownKm ? id : null
}

/** Null where the guide knows no places. */
export async function guideFor(place: TripPlace): Promise<Guide | null> {
  const id = guidedDestination(place)
  return id === null ? null : loadGuide(id)
}
