import type { InkName } from './data/destinations.ts'
import { regionsByCountry } from './data/regions.ts'

/** The kinds of landscape a place can be shown as. */
export const archetypes = [
  'alpine',
  'bay',
  'bridge',
  'canal',
  'canyon',
  'cliff',
  'coast',
  'desert',
  'island',
  'metropolis',
  'nordic',
  'old-town',
  'palace',
  'savanna',
  'temple',
] as const
export type Archetype = (typeof archetypes)[number]

/** Bridge, cliff and palace are nothing without their landmark, so an unknown place is never shown as one. */
export type PlainArchetype = Exclude<Archetype, 'bridge' | 'cliff' | 'palace'>

export const inkOf: Record<PlainArchetype, InkName> = {
  alpine: 'spruce',
  bay: 'harbour',
  canal: 'vermilion',
  canyon: 'ember',
  coast: 'cobalt',
  desert: 'ochre',
  island: 'lagoon',
  metropolis: 'plum',
  nordic: 'fjord',
  'old-town': 'iris',
  savanna: 'ember',
  temple: 'spruce',
}

export interface Terrain {
  lat: number
  lng: number
  /** ISO 3166-1 alpha-2, in either case. */
  countryCode?: string | null
  elevationM?: number | null
  coastal?: boolean | null
}

const highFromM = 1500
/** Where the mountains stand right behind the villages, a valley counts as high from here on. */
const valleyFromM = 560
const polarFrom = 60
const tropicalBelow = 24

/** The dry plateau of the south-western United States. */
const isCanyonCountry = ({ lat, lng }: Terrain): boolean => lat > 31 && lat < 39.5 && lng > -116 && lng < -104

/** The Alps and the Pyrenees. */
const isAmongPeaks = ({ lat, lng }: Terrain): boolean =>
  (lat > 43.9 && lat < 47.9 && lng > 5.7 && lng < 16) || (lat > 42.2 && lat < 43.2 && lng > -1.2 && lng < 2.6)

const isHigh = (terrain: Terrain): boolean =>
  (terrain.elevationM ?? 0) >= (isAmongPeaks(terrain) ? valleyFromM : highFromM)

const countryOf = (terrain: Terrain): string => terrain.countryCode?.toUpperCase() ?? ''

function shoreOf(terrain: Terrain): PlainArchetype {
  if (Math.abs(terrain.lat) < tropicalBelow) return 'island'
  return regionsByCountry[countryOf(terrain)] === 'europe' ? 'coast' : 'bay'
}

const newWorld: ReadonlySet<string> = new Set(['AU', 'CA', 'NZ', 'US'])

function inlandOf(terrain: Terrain): PlainArchetype {
  const country = countryOf(terrain)
  if (country === 'US' && isCanyonCountry(terrain)) return 'canyon'
  return newWorld.has(country) ? 'metropolis' : 'old-town'
}

/** The landscape of a country that looks alike nearly everywhere away from its shores. */
function nationalOf(terrain: Terrain): PlainArchetype | null {
  const region = regionsByCountry[countryOf(terrain)]
  if (region === undefined || region === 'europe') return null
  return terrain.coastal && (region === 'savanna' || region === 'temple') ? null : region
}

/** The landscape to show for a place by where it lies: country, height, latitude and coast. */
export function archetypeFor(terrain: Terrain): PlainArchetype {
  const national = nationalOf(terrain)
  if (national === 'savanna') return national
  if (Math.abs(terrain.lat) >= polarFrom) return 'nordic'
  if (isHigh(terrain)) return 'alpine'
  return national ?? (terrain.coastal ? shoreOf(terrain) : inlandOf(terrain))
}

/** Landscapes that fit nearly anywhere, for a place of which only the name is known. */
const commonplace = ['old-town', 'metropolis', 'bay', 'coast', 'alpine'] as const

/** Any of the commonplace landscapes, always the same for one name. */
export function archetypeByName(name: string): PlainArchetype {
  let value = 7
  for (const unit of name.trim().toLowerCase()) value = (value * 31 + (unit.codePointAt(0) ?? 0)) >>> 0
  return commonplace[value % commonplace.length] ?? 'old-town'
}
