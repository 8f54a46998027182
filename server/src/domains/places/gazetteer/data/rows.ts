import type { PlaceKind } from '../place.ts'

/**
 * Names that a traveller uses and that must survive the cut to eight alternates:
 * country, GeoNames name ("/" and admin-1 code if not unique), the name to show if another, alternates.
 */
export type KnownName = [country: string, name: string, shown: string, alternates: string]

/**
 * A destination that is no city, or a village the extract lacks. Regions and long coasts stand where most
 * travellers stay. `aliases` are separated by commas.
 */
export type OverlayRow = [
  name: string,
  countryCode: string,
  kind: Exclude<PlaceKind, 'city' | 'country'>,
  lat: number,
  lng: number,
  zone: string,
  elevationM: number,
  aliases?: string,
]
