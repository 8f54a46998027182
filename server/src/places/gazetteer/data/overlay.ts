import type { PlaceKind } from '../place.ts'
import { DESTINATIONS_OF_EUROPE } from './destinations-europe.ts'
import { DESTINATIONS_OVERSEAS } from './destinations-overseas.ts'

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

export const DESTINATIONS: OverlayRow[] = [...DESTINATIONS_OF_EUROPE, ...DESTINATIONS_OVERSEAS]
