import { displayNames } from '@sojourn/contract/values/intl'

export const placeKinds = [
  'city',
  'town',
  'quarter',
  'island',
  'region',
  'park',
  'landmark',
  'country',
] as const
export type PlaceKind = (typeof placeKinds)[number]

export interface GazetteerPlace {
  id: string
  name: string
  admin: string | null
  countryCode: string
  country: string
  lat: number
  lng: number
  zone: string
  population: number
  elevationM: number | null
  /** 255 for farther away than that. */
  coastKm: number
  kind: PlaceKind
  /** Another place of the same country, or a bigger one elsewhere, has the same name. */
  sharesName: boolean
}

const COUNTRIES_NAMED_WITH_STATE = new Set(['US', 'CA', 'AU', 'IN', 'BR'])

/** The short names travellers use where the standard ones are long or formal. */
const SHORT_COUNTRY_NAMES: Record<string, string> = {
  HK: 'Hong Kong',
  MO: 'Macau',
  MM: 'Myanmar',
  CD: 'DR Congo',
  CG: 'Congo',
}

export function countryName(countryCode: string): string {
  return SHORT_COUNTRY_NAMES[countryCode] ?? displayNames('region').of(countryCode) ?? countryCode
}

/** "Porto, Portugal"; with the state between where the name alone would be ambiguous. */
export function fullName(place: GazetteerPlace): string {
  if (place.name === place.country) return place.name
  const needsState = place.sharesName && COUNTRIES_NAMED_WITH_STATE.has(place.countryCode)
  if (needsState && place.admin && !place.admin.startsWith(place.name)) {
    return `${place.name}, ${place.admin}, ${place.country}`
  }
  return `${place.name}, ${place.country}`
}
