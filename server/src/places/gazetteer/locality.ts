// The part of a destination that says where: "France", "Illinois", "OR", "Santorini" after the name of a town.
import { distanceKm } from '@sojourn/contract/places/distance'
import { COUNTRIES } from './data/countries.ts'
import { STATE_CODES } from './data/state-codes.ts'
import { fold } from './fold.ts'
import { loadGazetteer } from './load-gazetteer.ts'
import { matchNames, type PlaceFilter } from './match-names.ts'
import { countryName, type GazetteerPlace } from './place.ts'

const NEAR_TOWN_KM = 80
const NEAR_REGION_KM = 250

/** Folded name of a country or state to the "FR" and "US Illinois" it may stand for. */
type Localities = Map<string, Set<string>>

function stateKey(place: GazetteerPlace): string {
  return `${place.countryCode} ${place.admin ?? ''}`
}

function addCountries(put: (text: string, key: string) => void): void {
  for (const [code, , aliases] of COUNTRIES) {
    for (const alias of (aliases ?? '').split(',')) put(fold(alias), code)
  }
  for (const code of new Set(loadGazetteer().map((entry) => entry.place.countryCode))) {
    put(code.toLowerCase(), code)
    put(fold(countryName(code)), code)
  }
}

function addStates(put: (text: string, key: string) => void): void {
  const states = new Map<string, string>()
  for (const { place } of loadGazetteer()) if (place.admin) states.set(stateKey(place), place.admin)
  for (const [key, admin] of states) {
    const folded = fold(admin)
    put(folded, key)
    const codes = Object.entries(STATE_CODES[key.slice(0, 2)] ?? {})
    for (const [code, state] of codes) if (state === folded) put(code, key)
  }
}

function build(): Localities {
  const localities: Localities = new Map()
  const put = (text: string, key: string) => {
    const keys = localities.get(text)
    if (keys) keys.add(key)
    else if (text !== '') localities.set(text, new Set([key]))
  }
  addCountries(put)
  addStates(put)
  return localities
}

let built: Localities | undefined

function localities(): Localities {
  built ??= build()
  return built
}

function toFilter(keys: Set<string>): PlaceFilter {
  return (place) => keys.has(place.countryCode) || keys.has(stateKey(place))
}

/** The places in the country or state of exactly this folded name or short form. */
export function inCountryOrState(text: string): PlaceFilter | null {
  const keys = localities().get(text)
  return keys ? toFilter(keys) : null
}

/** The same for a name that is still being typed: "fr", "ill". */
export function inCountryOrStateStarting(text: string): PlaceFilter | null {
  if (text.length < 2) return null
  const keys = new Set<string>()
  for (const [name, its] of localities()) {
    if (name.startsWith(text)) for (const key of its) keys.add(key)
  }
  return keys.size === 0 ? null : toFilter(keys)
}

/** The surroundings of the town, island or region of exactly this folded name. */
export function nearNamedPlace(text: string): PlaceFilter | null {
  const [best] = matchNames(text, 1)
  if (best?.fit !== 'exact') return null
  const centre = best.entry.place
  const reach = centre.kind === 'region' ? NEAR_REGION_KM : NEAR_TOWN_KM
  return (place) => distanceKm(place, centre) <= reach
}
