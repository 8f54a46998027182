import { maxSuggestions } from '@sojourn/contract/places/city-search'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import type { Db } from '../../../platform/db/client.ts'
import type { TripAccess } from '../../../kernel/access/access.ts'
import { nearestPlace } from '../gazetteer/reverse.ts'
import { suggestPlaces } from '../service.ts'
import type { Geocoder, GeocoderHit } from './geocoder.ts'
import { destinationOf } from './spot.ts'

/** Shorter texts fit half the world. */
const shortestForGeocoder = 3
const mostTowns = 4

/** Places for an item's location: towns we know first, then what the geocoder finds around the destination. */
export async function suggestSpots(
  db: Db,
  geocoder: Geocoder | null,
  access: TripAccess,
  text: string,
  onFailure: (error: unknown) => void,
): Promise<PlaceSuggestion[]> {
  const towns = suggestPlaces(text)
  if (!geocoder?.allowsTyping || text.length < shortestForGeocoder) return towns
  const hits = (await geocoder.search(text, await destinationOf(db, access), onFailure)) ?? []
  const known = new Set(towns.map(({ fullName }) => fullName))
  const spots = hits.filter(({ fullName }) => !known.has(fullName)).map(toSuggestion)
  return [...towns.slice(0, spots.length > 0 ? mostTowns : towns.length), ...spots].slice(0, maxSuggestions)
}

function toSuggestion({ id, name, fullName, country, lat, lng }: GeocoderHit): PlaceSuggestion {
  const town = nearestPlace(lat, lng)?.place
  return {
    id,
    city: name,
    country: country || (town?.country ?? ''),
    fullName,
    region: town?.name ?? null,
    latitude: lat,
    longitude: lng,
    countryCode: town?.countryCode ?? '',
    timeZone: town?.zone ?? 'UTC',
  }
}
