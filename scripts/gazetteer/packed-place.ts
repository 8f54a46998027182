import type { PlaceKind } from '../../server/src/domains/places/gazetteer/place.ts'

/** A row of the pack before its names are chosen. */
export interface PackedPlace {
  name: string
  ascii: string
  /** Names that must be kept. */
  required: string[]
  /** Names to choose from. */
  otherNames: string[]
  kind: PlaceKind
  country: string
  admin1: string
  admin2: string
  lat: number
  lng: number
  zone: string
  population: number
  elevationM: number | null
  preferred: boolean
  sharesName: boolean
}
