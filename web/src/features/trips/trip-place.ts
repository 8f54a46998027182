import type { Terrain } from '@sojourn/contract/places/archetype'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import type { Trip } from '@sojourn/contract/trips/schema'
import { pointOf } from '@sojourn/contract/values/point'

type Located = Pick<Trip, 'latitude' | 'longitude' | 'countryCode' | 'elevationM' | 'coastal'>

/** Where the trip goes, as the pictures want it; null when nobody knows. */
export function terrainOf(trip: Located): Terrain | null {
  const point = pointOf(trip)
  const { countryCode, elevationM, coastal } = trip
  return point && { ...point, countryCode, elevationM, coastal }
}

/** The colour of the trip's picture, for selection and progress. */
export const inkOfTrip = (trip: Located & Pick<Trip, 'destination'>): InkName =>
  photoFor(trip.destination, terrainOf(trip)).ink
