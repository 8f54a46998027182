import { COUNTRIES } from '../../server/src/domains/places/gazetteer/data/countries.ts'
import { DESTINATION_NAMES } from '../../server/src/domains/places/gazetteer/data/destination-names.ts'
import { KNOWN_NAMES } from '../../server/src/domains/places/gazetteer/data/known-names.ts'
import { DESTINATIONS } from '../../server/src/domains/places/gazetteer/data/overlay.ts'
import { PARKS_AND_ISLANDS } from '../../server/src/domains/places/gazetteer/data/parks-and-islands.ts'
import { PREFERRED_TOWNS } from '../../server/src/domains/places/gazetteer/data/preferred-towns.ts'
import { FAMOUS_QUARTERS, QUARTERS } from '../../server/src/domains/places/gazetteer/data/quarters.ts'
import { fold } from '../../server/src/domains/places/gazetteer/fold.ts'
import { countryName, type PlaceKind } from '../../server/src/domains/places/gazetteer/place.ts'
import { namesOfCountry } from './country-names.ts'
import { shownName, withoutCitySuffix } from './spelling.ts'
import type { Town } from './sources.ts'

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

/** Quarters in name only: towns of their own for a traveller. */
const TOWNS_FILED_AS_QUARTERS = new Set(['IN Navi Mumbai', 'MY Subang Jaya', 'HT Carrefour'])

const toList = (names = ''): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function toPlace(town: Town): PackedPlace {
  const isQuarter = town.code === 'PPLX' && !TOWNS_FILED_AS_QUARTERS.has(`${town.country} ${town.name}`)
  return {
    name: shownName(town.name, town.ascii, town.country),
    ascii: withoutCitySuffix(town.ascii, town.country),
    required: [],
    otherNames: [town.name, ...town.otherNames],
    kind: isQuarter ? 'quarter' : 'city',
    country: town.country,
    admin1: town.admin1,
    admin2: town.admin2,
    lat: town.lat,
    lng: town.lng,
    zone: town.zone,
    population: town.population,
    elevationM: town.elevationM,
    preferred: false,
    sharesName: false,
  }
}

type Find = (country: string, name: string) => PackedPlace | undefined

/** Finds a town by country and "Name" or "Name/admin-1 code": the most populous of that name. */
function indexByName(places: PackedPlace[]): Find {
  const index = new Map<string, PackedPlace>()
  for (const place of places) {
    const key = `${place.country} ${fold(place.name)}`
    const code = place.admin1.split('.')[1] ?? ''
    if (!index.has(key)) index.set(key, place)
    if (!index.has(`${key}/${code}`)) index.set(`${key}/${code}`, place)
  }
  return (country, name) => {
    const [plain = '', admin] = name.split('/')
    const key = `${country} ${fold(plain)}`
    // A name may itself hold a slash: "Gasteiz / Vitoria".
    return index.get(admin && /^\w+$/.test(admin) ? `${key}/${admin}` : `${country} ${fold(name)}`)
  }
}

/** Gives the known towns their English name and the names they must keep. */
function applyKnownNames(find: Find): void {
  const renames: [PackedPlace, string][] = []
  for (const [country, name, shown, alternates] of KNOWN_NAMES) {
    const place = find(country, name)
    if (!place) {
      console.warn(`no such town to name: ${name}, ${country}`)
      continue
    }
    place.required = [...(shown ? [place.name, place.ascii] : []), ...toList(alternates)]
    if (shown) renames.push([place, shown])
  }
  // The local name stays a name of full weight, next to the English one.
  for (const [place, shown] of renames) {
    place.ascii = place.name
    place.name = shown
  }
}

const handWritten = {
  otherNames: [],
  admin1: '',
  admin2: '',
  population: 0,
  preferred: true,
  sharesName: false,
} satisfies Partial<PackedPlace>

const destinations = (): PackedPlace[] =>
  DESTINATIONS.map(([name, country, kind, lat, lng, zone, elevationM, aliases]) => ({
    ...handWritten,
    name,
    ascii: name,
    country,
    kind,
    lat,
    lng,
    zone,
    elevationM,
    required: [...toList(aliases), ...toList(DESTINATION_NAMES[name])],
  }))

/** A country is shown under its own name and stands in the city its row names. */
function countries(find: (country: string, name: string) => PackedPlace): PackedPlace[] {
  return COUNTRIES.map(([code, city, aliases]) => {
    const { lat, lng, zone, elevationM } = find(code, city)
    const name = countryName(code)
    return {
      ...handWritten,
      name,
      ascii: name,
      country: code,
      kind: 'country',
      lat,
      lng,
      zone,
      elevationM,
      required: toList(aliases),
    }
  })
}

/** Their zone is filled in from the next town. */
const parksAndIslands = (): PackedPlace[] =>
  PARKS_AND_ISLANDS.trim()
    .split('\n')
    .map((row) => {
      const [name = '', country = '', kind = '', lat, lng, elevation, aliases] = row.split('|')
      return {
        ...handWritten,
        name,
        ascii: name,
        country,
        kind: kind as PlaceKind,
        lat: Number(lat),
        lng: Number(lng),
        zone: '',
        elevationM: Number(elevation),
        required: toList(aliases),
      }
    })

/** What is written by hand lies in the state of the next town. */
function placeInStates(written: PackedPlace[], towns: PackedPlace[]): void {
  const inCountry = Map.groupBy(towns, ({ country }) => country)
  for (const place of written) {
    const narrow = Math.cos((place.lat * Math.PI) / 180)
    const far = (town: PackedPlace) => Math.hypot(town.lat - place.lat, (town.lng - place.lng) * narrow)
    const next = (inCountry.get(place.country) ?? []).reduce<PackedPlace | null>(
      (best, town) => (best && far(best) <= far(town) ? best : town),
      null,
    )
    if (!next) continue
    place.zone ||= next.zone
    if (place.kind === 'country') continue
    place.admin1 = next.admin1
    place.admin2 = next.admin2
  }
}

/** Countries that are found as the city they are. */
const CITY_STATES: [countryCode: string, city: string][] = [
  ['HK', 'Hong Kong'],
  ['MO', 'Macau'],
  ['SG', 'Singapore'],
  ['MC', 'Monaco'],
  ['LU', 'Luxembourg'],
]

/** Countries in the words of others, where no town or other destination has that name. */
function nameCountries(written: PackedPlace[], towns: PackedPlace[]): void {
  const taken = new Set(written.flatMap(({ name, required }) => [name, ...required]).map(fold))
  for (const { name, ascii, population } of towns)
    if (population >= SMALLEST_NAMESAKE) for (const text of [name, ascii]) taken.add(fold(text))
  const give = (place: PackedPlace) => {
    for (const text of namesOfCountry(place.country)) {
      const name = fold(text)
      if (taken.has(name)) continue
      taken.add(name)
      place.required.push(text)
    }
  }
  for (const place of written) if (place.kind === 'country') give(place)
  for (const [country, city] of CITY_STATES) {
    const place = towns.find((town) => town.country === country && town.name === city)
    if (place) give(place)
  }
}

/** A village called like a country elsewhere is not what a traveller means. */
const SMALLEST_NAMESAKE = 5000

const toDegrees = (text: string): number => (text.endsWith('S') ? -Number(text.slice(0, -1)) : Number(text))

function quarters(): PackedPlace[] {
  return QUARTERS.flatMap(([country, , zone, rows]) =>
    rows.map((row) => {
      const [head = '', ...aliases] = row.split('|')
      const [, name = '', lat = '', lng = ''] = /^(.+) (\S+) (\S+)$/.exec(head) ?? []
      return {
        ...handWritten,
        name,
        ascii: name,
        country,
        kind: 'quarter' as const,
        zone,
        elevationM: null,
        lat: toDegrees(lat),
        lng: toDegrees(lng),
        required: aliases,
        preferred: FAMOUS_QUARTERS.has(name),
      }
    }),
  )
}

/** A namesake this many times smaller makes nobody doubt which town is meant. */
const MUCH_SMALLER = 20

/** Marks the towns whose name another town of the country, or a bigger one elsewhere, has too. */
function markSharedNames(towns: PackedPlace[]): void {
  const biggest = new Set<string>()
  const biggestInCountry = new Map<string, PackedPlace>()
  for (const town of towns) {
    const name = fold(town.name)
    const namesake = biggestInCountry.get(`${town.country} ${name}`)
    if (namesake && town.population * MUCH_SMALLER >= namesake.population) namesake.sharesName = true
    if (!namesake) biggestInCountry.set(`${town.country} ${name}`, town)
    if (biggest.has(name)) town.sharesName = true
    else biggest.add(name)
  }
}

const order = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b))

/** Neighbours next to each other: what they have in common packs well. */
const byPosition = (a: PackedPlace, b: PackedPlace): number =>
  order(a.country, b.country) ||
  order(a.admin1, b.admin1) ||
  order(a.admin2, b.admin2) ||
  order(a.lat, b.lat) ||
  order(a.lng, b.lng)

/** Destinations, countries and quarters first, then the towns of each country. */
export function gatherPlaces(all: Town[], adminName: (code: string) => string): PackedPlace[] {
  const towns = all.map(toPlace)
  const byShownName = (country: string, name: string, admin?: string): PackedPlace => {
    const isIt = (place: PackedPlace) =>
      place.name === name && place.country === country && (!admin || adminName(place.admin1) === admin)
    const town = towns.find(isIt)
    if (!town) throw new Error(`The source has no ${name}, ${country}.`)
    return town
  }
  applyKnownNames(indexByName(towns))
  for (const [country, name, admin] of PREFERRED_TOWNS) byShownName(country, name, admin).preferred = true
  markSharedNames(towns)
  const written = [...destinations(), ...parksAndIslands(), ...countries(byShownName), ...quarters()]
  placeInStates(written, towns)
  nameCountries(written, towns)
  return [...written, ...towns.toSorted(byPosition)]
}
