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

/**
 * Marks the towns whose name alone is ambiguous; answers the biggest town of each name in each country.
 * Relies on the order by population: the first bearer of a name is the biggest.
 */
function markSharedNames(towns: GazetteerEntry[]): Map<string, GazetteerEntry> {
  const inWorld = new Set<string>()
  const inCountry = new Map<string, GazetteerEntry>()
  for (const town of towns) {
    const name = town.names[0] ?? ''
    const key = `${town.place.countryCode} ${name}`
    const namesake = inCountry.get(key)
    if (namesake) namesake.place.sharesName = true
    else inCountry.set(key, town)
    if (inWorld.has(name)) town.place.sharesName = true
    else inWorld.add(name)
  }
  return inCountry
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
function toCountries(getTown: (code: string, name: string) => GazetteerEntry): GazetteerEntry[] {
  return COUNTRIES.map(([code, city, aliases]) => {
    const name = countryName(code)
    const { lat, lng, zone, elevationM } = getTown(code, city).place
    const standing = { lat, lng, zone, elevationM, population: 0, admin: null, sharesName: false }
    return {
      place: { ...standing, id: code.toLowerCase(), name, countryCode: code, country: name, kind: 'country' },
      names: [fold(name)],
      alternates: foldAliases(aliases),
      preferred: true,
    }
  })
}

function markPreferredTowns(towns: GazetteerEntry[], getTown: (code: string, name: string) => GazetteerEntry): void {
  for (const [code, name, admin] of PREFERRED_TOWNS) {
    const ofState = ({ place }: GazetteerEntry) =>
      place.countryCode === code && place.admin === admin && place.name === name
    const town = admin ? towns.find(ofState) : getTown(code, name)
    if (!town) throw new Error(`The extract has no ${name}, ${admin}.`)
    town.preferred = true
  }
}

function load(): GazetteerEntry[] {
  const towns = readTowns()
  const biggest = markSharedNames(towns)
  const getTown = (code: string, name: string) => {
    const town = biggest.get(`${code} ${fold(name)}`)
    if (!town) throw new Error(`The extract has no ${name}, ${code}.`)
    return town
  }
  markPreferredTowns(towns, getTown)
  return [...toDestinations(), ...toCountries(getTown), ...towns]
}

let loaded: GazetteerEntry[] | undefined

/** Destinations and countries first, then towns by population. */
export function loadGazetteer(): GazetteerEntry[] {
  loaded ??= load()
  return loaded
}
