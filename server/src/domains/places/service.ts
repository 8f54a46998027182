import { isSearchable, maxSuggestions } from '@sojourn/contract/places/city-search'
import type { PlaceSuggestion, UnderstoodPlace } from '@sojourn/contract/places/schema'
import type { TripRow } from '@sojourn/contract/trips/schema'
import type { NewTrip } from '@sojourn/contract/trips/trip-input'
import type { Point } from '@sojourn/contract/values/point'
import { fullName, type GazetteerPlace } from './gazetteer/place.ts'
import { findPlace, findPlaceNear } from './gazetteer/resolve.ts'
import { similarPlaces } from './gazetteer/similar-places.ts'
import { nearestPlace } from './gazetteer/reverse.ts'
import { toldApart } from './gazetteer/tell-apart.ts'
import { searchPlaces } from './gazetteer/search.ts'

const coastWithinKm = 8

const isCoastal = ({ coastKm }: GazetteerPlace): boolean => coastKm <= coastWithinKm

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
  elevationM: place.elevationM,
  coastal: isCoastal(place),
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

/** What a destination is taken for, before it is stored. */
export function understandPlace(text: string): UnderstoodPlace {
  const place = findPlace(text)
  if (place) return { place: toSuggestion(place), similar: [] }
  const similar = isSearchable(text) ? similarPlaces(text) : []
  const names = toldApart(similar)
  return {
    place: null,
    similar: similar.map((one, at) => ({ ...toSuggestion(one), fullName: names[at] ?? fullName(one) })),
  }
}

/** Where a trip goes; all null when nobody knows. */
type Location = Pick<
  TripRow,
  'latitude' | 'longitude' | 'countryCode' | 'timeZone' | 'placeName' | 'elevationM' | 'coastal'
>

const nowhere: Location = {
  latitude: null,
  longitude: null,
  countryCode: null,
  timeZone: null,
  placeName: null,
  elevationM: null,
  coastal: null,
}

const toLocation = (place: GazetteerPlace): Location => ({
  latitude: place.lat,
  longitude: place.lng,
  countryCode: place.countryCode,
  timeZone: place.zone,
  placeName: fullName(place),
  elevationM: place.elevationM,
  coastal: isCoastal(place),
})

/** The place a destination text names; what is only similar is not stored. */
export function locate(destination: string): Location {
  const place = findPlace(destination)
  return place ? toLocation(place) : nowhere
}

/** Farther away than this from the chosen point, a place is another one. */
const samePlaceKm = 25

/** A place chosen on the caller's side; what it leaves out is filled in from the place itself or the nearest town. */
export function locateAt(
  destination: string,
  { lat, lng }: Point,
  known: { countryCode?: string | null | undefined; timeZone?: string | null | undefined },
): Location {
  const named = findPlaceNear(destination, { lat, lng }, samePlaceKm)
  const near = named ? { place: named, distanceKm: 0 } : nearestPlace(lat, lng)
  const there = near && near.distanceKm <= samePlaceKm ? toLocation(near.place) : nowhere
  return {
    ...there,
    latitude: lat,
    longitude: lng,
    countryCode: known.countryCode ?? near?.place.countryCode ?? null,
    timeZone: known.timeZone ?? near?.place.zone ?? null,
  }
}

interface Destination extends Partial<Pick<NewTrip, 'latitude' | 'longitude' | 'countryCode' | 'timeZone'>> {
  destination: string
}

/** The place the traveller chose, or the one their words name. */
export function locationOfDestination({
  destination,
  latitude,
  longitude,
  countryCode,
  timeZone,
}: Destination): Location {
  const isChosen = typeof latitude === 'number' && typeof longitude === 'number'
  return isChosen
    ? locateAt(destination, { lat: latitude, lng: longitude }, { countryCode, timeZone })
    : locate(destination)
}
