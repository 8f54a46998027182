// The world's towns (the committed GeoNames extract) and the hand-written destinations, read once on first use.
// Line 1 of the extract holds the state names, line 2 the time zones; each further line is one town, biggest first.
// What can be prepared is prepared by scripts/build-gazetteer.ts, so that loading takes a fraction of a second.
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

function toEntry(
  line: string,
  admins: string[],
  zones: string[],
  countries: Map<string, string>,
): GazetteerEntry {
  const [id, name = '', ascii, code = '', admin, lat, lng, population, zone, elevation, shared, alternates] =
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
      sharesName: shared === '1',
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
function toCountry(code: string, city: GazetteerPlace, aliases?: string): GazetteerEntry {
  const name = countryName(code)
  const { lat, lng, zone, elevationM } = city
  const standing = { lat, lng, zone, elevationM, population: 0, admin: null, sharesName: false }
  return {
    place: { ...standing, id: code.toLowerCase(), name, countryCode: code, country: name, kind: 'country' },
    names: [fold(name)],
    alternates: foldAliases(aliases),
    preferred: true,
  }
}

/** Finds the few towns that hand-written rows name; the biggest of that name unless a state is given. */
function townFinder(towns: GazetteerEntry[]): (code: string, name: string, admin?: string) => GazetteerEntry {
  const wanted = new Set([...COUNTRIES, ...PREFERRED_TOWNS].map(([, name]) => name))
  const named = towns.filter(({ place }) => wanted.has(place.name))
  return (code, name, admin) => {
    const isIt = ({ place }: GazetteerEntry) =>
      place.name === name && place.countryCode === code && (!admin || place.admin === admin)
    const town = named.find(isIt)
    if (!town) throw new Error(`The extract has no ${name}, ${code}.`)
    return town
  }
}

function load(): GazetteerEntry[] {
  const towns = readTowns()
  const getTown = townFinder(towns)
  for (const [code, name, admin] of PREFERRED_TOWNS) getTown(code, name, admin).preferred = true
  const countries = COUNTRIES.map(([code, city, aliases]) =>
    toCountry(code, getTown(code, city).place, aliases),
  )
  return [...toDestinations(), ...countries, ...towns]
}

let loaded: GazetteerEntry[] | undefined

/** Destinations and countries first, then towns by population. */
export function loadGazetteer(): GazetteerEntry[] {
  loaded ??= load()
  return loaded
}
