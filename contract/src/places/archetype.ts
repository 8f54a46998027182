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
const polarFrom = 60
const tropicalBelow = 24

/** The dry plateau of the south-western United States. */
const isCanyonCountry = ({ lat, lng }: Terrain): boolean => lat > 31 && lat < 39.5 && lng > -116 && lng < -104

function shoreOf(terrain: Terrain): PlainArchetype {
  if (Math.abs(terrain.lat) < tropicalBelow) return 'island'
  return regionsByCountry[terrain.countryCode?.toUpperCase() ?? ''] === 'europe' ? 'coast' : 'bay'
}

function inlandOf(terrain: Terrain): PlainArchetype {
  const code = terrain.countryCode?.toUpperCase() ?? ''
  if (code === 'US' && isCanyonCountry(terrain)) return 'canyon'
  if (code === 'US' || code === 'CA' || code === 'AU' || code === 'NZ') return 'metropolis'
  return 'old-town'
}

/** The landscape to show for a place by where it lies: country first, then height, latitude and coast. */
export function archetypeFor(terrain: Terrain): PlainArchetype {
  const region = regionsByCountry[terrain.countryCode?.toUpperCase() ?? '']
  const high = (terrain.elevationM ?? 0) >= highFromM
  if (region === 'savanna') return terrain.coastal ? shoreOf(terrain) : 'savanna'
  if (Math.abs(terrain.lat) >= polarFrom) return 'nordic'
  if (high || region === 'alpine') return 'alpine'
  if (region === 'desert') return 'desert'
  if (region === 'temple') return terrain.coastal ? 'bay' : 'temple'
  if (region === 'island') return 'island'
  if (region === 'nordic') return 'nordic'
  if (region === 'canal') return 'canal'
  return terrain.coastal ? shoreOf(terrain) : inlandOf(terrain)
}

/** Landscapes that fit nearly anywhere, for a place of which only the name is known. */
const commonplace = ['old-town', 'metropolis', 'bay', 'coast', 'alpine'] as const

/** Any of the commonplace landscapes, always the same for one name. */
export function archetypeByName(name: string): PlainArchetype {
  let value = 7
  for (const unit of name.trim().toLowerCase()) value = (value * 31 + (unit.codePointAt(0) ?? 0)) >>> 0
  return commonplace[value % commonplace.length] ?? 'old-town'
}
