// The world's towns (the committed GeoNames extract) and the hand-written destinations, read once on first use.
// Line 1 of the extract holds the state names, line 2 the time zones; each further line is one town, biggest first.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { COUNTRIES } from './data/countries.ts'
import { DESTINATIONS } from './data/overlay.ts'
import { PREFERRED_TOWNS } from './data/preferred-towns.ts'
import { fold } from './fold.ts'
import { countryName, type GazetteerPlace } from './place.ts'

export interface GazetteerEntry {
  place: GazetteerPlace
  /** Folded; the first is the name shown, the second, if any, its usual spelling without accents. */
  names: string[]
  /** Folded other names, joined by commas. */
  alternates: string
  /** Hand-written destinations and preferred towns: whoever writes exactly their name means them. */
  preferred: boolean
}

const EXTRACT = new URL('../../../data/cities.tsv.gz', import.meta.url)

function toEntry(line: string, admins: string[], zones: string[], countries: Map<string, string>): GazetteerEntry {
  const [id, name = '', ascii, code = '', admin, lat, lng, population, zone, elevation, alternates] =
    line.split('\t')
  let country = countries.get(code)
  if (country === undefined) {
    country = countryName(code)
    countries.set(code, country)
  }
  const folded = fold(name)
  return {
    place: {
      id: `geonames-${id}`,
      name,
      admin: admins[Number(admin)] || null,
      countryCode: code,
      country,
      lat: Number(lat),
      lng: Number(lng),
      zone: zones[Number(zone)] ?? 'UTC',
      population: Number(population),
      elevationM: elevation ? Number(elevation) : null,
      kind: 'city',
      sharesName: false,
    },
    names: ascii ? [folded, ascii] : [folded],
    alternates: alternates ?? '',
    preferred: false,
  }
}

function readTowns(): GazetteerEntry[] {
  const lines = gunzipSync(readFileSync(EXTRACT)).toString('utf8').split('\n')
  const admins = (lines[0] ?? '').split('\t')
  const zones = (lines[1] ?? '').split('\t')
  const countries = new Map<string, string>()
  return lines.slice(2).map((line) => toEntry(line, admins, zones, countries))
}

/** Relies on the order by population: the first bearer of a name is the biggest. */
function markSharedNames(towns: GazetteerEntry[]): void {
  const biggest = new Map<string, GazetteerPlace>()
  const biggestInCountry = new Map<string, GazetteerPlace>()
  for (const { place, names } of towns) {
    const name = names[0] ?? ''
    const inCountry = `${place.countryCode} ${name}`
    const namesake = biggestInCountry.get(inCountry)
    if (namesake) namesake.sharesName = true
    else biggestInCountry.set(inCountry, place)
    if (biggest.has(name)) place.sharesName = true
    else biggest.set(name, place)
  }
}

function townFinder(towns: GazetteerEntry[]): (code: string, name: string, admin?: string) => GazetteerEntry {
  const index = new Map<string, GazetteerEntry>()
  const put = (key: string, town: GazetteerEntry) => {
    if (!index.has(key)) index.set(key, town)
  }
  for (const town of towns) {
    const key = `${town.place.countryCode} ${town.names[0]}`
    put(key, town)
    put(`${key} ${town.place.admin}`, town)
  }
  return (code, name, admin) => {
    const town = index.get(admin ? `${code} ${fold(name)} ${admin}` : `${code} ${fold(name)}`)
    if (!town) throw new Error(`The extract has no ${name}, ${code}.`)
    return town
  }
}

function foldAliases(aliases = ''): string {
  return aliases.split(',').map(fold).join(',')
}

function toDestinations(): GazetteerEntry[] {
  return DESTINATIONS.map(([name, countryCode, kind, lat, lng, zone, elevationM, aliases]) => {
    const folded = fold(name)
    const id = `${countryCode.toLowerCase()}-${folded.replaceAll(' ', '-')}`
    const country = countryName(countryCode)
    const place = { id, name, admin: null, countryCode, country, lat, lng, zone, elevationM, kind }
    return {
      place: { ...place, population: 0, sharesName: false },
      names: [folded],
      alternates: foldAliases(aliases),
      preferred: true,
    }
  })
}

/** A country is shown under its own name and stands in the city its row names. */
function toCountries(findTown: ReturnType<typeof townFinder>): GazetteerEntry[] {
  return COUNTRIES.map(([code, city, aliases]) => {
    const name = countryName(code)
    const { lat, lng, zone, elevationM } = findTown(code, city).place
    const standing = { lat, lng, zone, elevationM, population: 0, admin: null, sharesName: false }
    return {
      place: { ...standing, id: code.toLowerCase(), name, countryCode: code, country: name, kind: 'country' },
      names: [fold(name)],
      alternates: foldAliases(aliases),
      preferred: true,
    }
  })
}

let loaded: GazetteerEntry[] | undefined

/** Destinations and countries first, then towns by population. */
export function loadGazetteer(): GazetteerEntry[] {
  if (loaded) return loaded
  const towns = readTowns()
  markSharedNames(towns)
  const findTown = townFinder(towns)
  for (const [code, name, admin] of PREFERRED_TOWNS) findTown(code, name, admin).preferred = true
  loaded = [...toDestinations(), ...toCountries(findTown), ...towns]
  return loaded
}
