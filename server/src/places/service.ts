import { isSearchable, maxSuggestions } from '@sojourn/contract/places/city-search'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { fullName, type GazetteerPlace } from './gazetteer/place.ts'
import { findPlace } from './gazetteer/resolve.ts'
import { nearestPlace } from './gazetteer/reverse.ts'
import { searchPlaces } from './gazetteer/search.ts'

const toSuggestion = (place: GazetteerPlace): PlaceSuggestion => ({
  id: place.id,
  city: place.name,
  country: place.country,
  fullName: fullName(place),
  region: place.admin,
  latitude: place.lat,
  longitude: place.lng,
  countryCode: place.countryCode,
  timeZone: place.zone,
})

export const suggestPlaces = (text: string): PlaceSuggestion[] =>
  isSearchable(text) ? searchPlaces(text, maxSuggestions).map(toSuggestion) : []

export function placeAt(
  lat: number,
  lng: number,
): { place: PlaceSuggestion | null; distanceKm: number | null } {
  const found = nearestPlace(lat, lng)
  return { place: found && toSuggestion(found.place), distanceKm: found && found.distanceKm }
}

/** Where a trip goes; all null when nobody knows. */
export interface Location {
  latitude: number | null
  longitude: number | null
  countryCode: string | null
  timeZone: string | null
}

const nowhere: Location = { latitude: null, longitude: null, countryCode: null, timeZone: null }

/** The place a destination text means. */
export function locate(destination: string): Location {
  const place = findPlace(destination)
  if (!place) return nowhere
  const { lat, lng, countryCode, zone } = place
  return { latitude: lat, longitude: lng, countryCode, timeZone: zone }
}

/** A place chosen on the caller's side; country and zone are filled in from the nearest town where they are missing. */
export function locateAt(latitude: number, longitude: number, known: Partial<Location>): Location {
  const place = known.countryCode && known.timeZone ? null : placeAt(latitude, longitude).place
  return {
    latitude,
    longitude,
    countryCode: known.countryCode ?? place?.countryCode ?? null,
    timeZone: known.timeZone ?? place?.timeZone ?? null,
  }
}
