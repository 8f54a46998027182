import type { GuideTable } from './destination-guide.ts'

/** A place that the guide knows and nobody has drawn: no picture stands for it. */
export interface GuideTown {
  name: string
  country: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  /** Of the centre, or of the town a region is visited from. */
  lat: number
  lng: number
  /** IANA. */
  zone: string
  elevationM: number
  /** Other spellings, and towns its guide covers: lower case, without accents. */
  aliases: readonly string[]
  /** How far the guide of a region reaches; a town's is its surroundings. */
  reachKm?: number
  guide: () => Promise<{ guide: GuideTable }>
}
