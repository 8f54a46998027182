import { cityIds, popularIds } from './data/cities.ts'
import { type DestinationId, destinationById } from './data/destinations.ts'
import type { PlaceSuggestion } from './schema.ts'
import { say } from '../words/say.ts'
import { placesWords } from './words.ts'

export const minSearchLength = 2
export const searchDebounceMs = 300
export const maxSuggestions = 8
export const popularShown = 3

const joined = (city: string, country: string): string => (city === country ? city : `${city}, ${country}`)

function toSuggestion(id: DestinationId): PlaceSuggestion {
  const { name, country, countryCode, lat, lng, zone } = destinationById(id)
  return {
    id,
    city: name,
    country,
    fullName: joined(name, country),
    region: null,
    latitude: lat,
    longitude: lng,
    countryCode,
    timeZone: zone,
  }
}

/** The fixed list of 30. */
export const builtInCities: readonly PlaceSuggestion[] = cityIds.map(toSuggestion)

/** A chip fills in the bare name, as it reads. */
export const popularDestinations: readonly PlaceSuggestion[] = popularIds.map((id) => ({
  ...toSuggestion(id),
  fullName: destinationById(id).name,
}))

/** Whether what was typed is long enough to look for. */
export const isSearchable = (text: string): boolean => text.trim().length >= minSearchLength

/** The built-in cities whose city, country or full name holds the text, whatever its case; cities beginning with it first. */
export function searchCities(text: string): PlaceSuggestion[] {
  if (!isSearchable(text)) return []
  const sought = text.trim().toLowerCase()
  const found = builtInCities.filter(({ city, country, fullName }) =>
    [city, country, fullName].some((name) => name.toLowerCase().includes(sought)),
  )
  const begins = ({ city }: PlaceSuggestion) => city.toLowerCase().startsWith(sought)
  return found.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, maxSuggestions)
}

const samePlace = (a: PlaceSuggestion, b: PlaceSuggestion): boolean =>
  a.fullName.toLowerCase() === b.fullName.toLowerCase()

/** The built-in hits stay on top; the gazetteer's follow, without repeating a place. */
export function mergeSuggestions(
  builtIn: readonly PlaceSuggestion[],
  found: readonly PlaceSuggestion[],
): PlaceSuggestion[] {
  const others = found.filter((place) => !builtIn.some((known) => samePlace(known, place)))
  return [...builtIn, ...others].slice(0, maxSuggestions)
}

export const noLocationsText = (input: string): string => say(placesWords.noneFound, { text: input })
