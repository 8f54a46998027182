import { distanceKm } from '@sojourn/contract/places/distance'
import { fold } from '../../server/src/domains/places/gazetteer/fold.ts'
import { nameKinds, type NameKind } from '../../server/src/domains/places/gazetteer/name-table.ts'
import type { PackedPlace } from './places.ts'
import type { Airport } from './sources.ts'

/** Shorter second names match by accident more often than on purpose. */
const MIN_ALTERNATE_LENGTH = 4
const MAX_BYTES = 120
/** Smaller places are found by the beginning of their name, bigger ones by a later word too. */
const MIN_POPULATION_BY_WORD = 15_000
const AIRPORT_REACH_KM = 90

/** How many other names a place keeps, by its size: in Latin script and in all others. */
const LIMITS = [
  { from: 100_000, latin: 12, other: 40 },
  { from: 15_000, latin: 8, other: 12 },
  { from: 2_000, latin: 5, other: 5 },
  { from: 0, latin: 3, other: 4 },
]

export interface NameRow {
  name: string
  owner: number
  kind: number
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

/** 五所川原市 is also called 五所川原, Pyeongchang-gun 평창군 also 평창. */
const withoutCitySign = (text: string): string => text.replace(/(?<=..) ?[市町村区區县縣镇鎮시군읍구]$/u, '')

/** The parts of a name of two languages or with an addition: "Bozen - Bolzano", "Halle (Saale)". */
function partsOf({ name, country }: PackedPlace): string[] {
  const withoutBrackets = name.replace(/\s*\(.*?\)/g, '')
  // Bulgarians write their ъ as an a: Veliko Tarnovo.
  const spelt = country === 'BG' ? withoutBrackets.replaceAll('ŭ', 'a') : withoutBrackets
  return [spelt, ...spelt.split(/\s*\/\s*|\s+-\s+/)]
}

/** Names that belong to something better known: a town must not answer to them as a second name. */
function takenNames(places: PackedPlace[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { name, required, population, preferred } of places) {
    const weight = preferred ? Infinity : population
    for (const text of preferred ? [name, ...required] : [name]) {
      const key = fold(text)
      taken.set(key, Math.max(taken.get(key) ?? 0, weight))
    }
  }
  return taken
}

function alternatesOf(place: PackedPlace, own: Set<string>, taken: Map<string, number>): Set<string> {
  const isFree = (text: string) => !own.has(text) && (taken.get(text) ?? -1) < place.population / 3
  const limit = LIMITS.find(({ from }) => place.population >= from) ?? LIMITS[0]!
  const chosen = new Set<string>()
  const latin = place.otherNames
    .filter(isUsableAlternate)
    .map(fold)
    .filter(isFree)
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b, 'en'))
  const other = place.otherNames.filter(isInOtherScript).map(fold)
  let room = limit.latin - chosen.size
  for (const text of new Set(latin)) if (!chosen.has(text) && room-- > 0) chosen.add(text)
  for (const text of [...new Set(other)].slice(0, limit.other)) {
    chosen.add(text)
    chosen.add(withoutCitySign(text).trim())
  }
  return chosen
}

/** Where the later words of a name begin: "rio de janeiro" is also found by "janeiro". */
const tailsOf = (name: string): string[] =>
  [...name.matchAll(/ (?=\S{3})/g)].map(({ index }) => name.slice(index + 1))

/** The town an airport serves: the one it names, else the biggest nearby. */
function townOf(airport: Airport, towns: { place: PackedPlace; owner: number }[]): number | undefined {
  const named = fold(airport.town)
  const near = towns.filter(
    ({ place }) => place.country === airport.country && distanceKm(place, airport) <= AIRPORT_REACH_KM,
  )
  const isNamed = ({ place }: { place: PackedPlace }) =>
    [place.name, place.ascii, ...place.required, ...place.otherNames].some((text) => fold(text) === named)
  return (near.find(isNamed) ?? near[0])?.owner
}

const airportName = (name: string): string =>
  fold(name.replace(/\(.*?\)/g, '')).replace(/ (?:international )?airport$/, '')

/** City codes that belong to no one airport. */
const CITY_CODES: Record<string, string> = {
  LON: 'LHR',
  PAR: 'CDG',
  NYC: 'JFK',
  TYO: 'HND',
  MIL: 'MXP',
  ROM: 'FCO',
  BUE: 'EZE',
  RIO: 'GIG',
  SAO: 'GRU',
  MOW: 'SVO',
  OSA: 'KIX',
  SEL: 'ICN',
  BJS: 'PEK',
  CHI: 'ORD',
  WAS: 'IAD',
  STO: 'ARN',
  BUH: 'OTP',
}

function airportRows(airports: Airport[], places: PackedPlace[]): NameRow[] {
  const towns = places.map((place, owner) => ({ place, owner })).filter(({ place }) => place.kind === 'city')
  const cells = new Map<string, typeof towns>()
  for (const town of towns) {
    const key = `${Math.floor(town.place.lat)} ${Math.floor(town.place.lng)}`
    cells.set(key, [...(cells.get(key) ?? []), town])
  }
  const owners = new Map<string, number>()
  const rows: NameRow[] = []
  for (const airport of airports) {
    const around: typeof towns = []
    for (let y = -1; y <= 1; y++) {
      for (let x = -1; x <= 1; x++) {
        around.push(...(cells.get(`${Math.floor(airport.lat) + y} ${Math.floor(airport.lng) + x}`) ?? []))
      }
    }
    const owner = townOf(
      airport,
      around.toSorted((a, b) => b.place.population - a.place.population),
    )
    if (owner === undefined) continue
    owners.set(airport.letters, owner)
    const codeKind = kindNumber('code')
    rows.push({ name: fold(airport.letters), owner, kind: codeKind })
    if (airport.isLarge) {
      const plain = airportName(airport.name)
      for (const name of [plain, `${plain} airport`]) rows.push({ name, owner, kind: codeKind })
    }
  }
  for (const [city, letters] of Object.entries(CITY_CODES)) {
    const owner = owners.get(letters)
    if (owner !== undefined) rows.push({ name: fold(city), owner, kind: kindNumber('code') })
  }
  return rows
}

const kindNumber = (kind: NameKind): number => nameKinds.indexOf(kind)

/** Every name of every place, in the order of its bytes. */
export function nameRows(places: PackedPlace[], airports: Airport[]): NameRow[] {
  const taken = takenNames(places)
  const rows: NameRow[] = airportRows(airports, places)
  places.forEach((place, owner) => {
    const own = new Set([place.name, place.ascii, ...partsOf(place)].map(fold).filter((name) => name !== ''))
    const put = (name: string, kind: NameKind) => {
      if (name !== '' && Buffer.byteLength(name) <= MAX_BYTES)
        rows.push({ name, owner, kind: kindNumber(kind) })
    }
    for (const name of own) put(name, 'own')
    const known = new Set(place.required.map(fold).filter((name) => !own.has(name)))
    for (const name of known) {
      put(name, 'known')
      own.add(name)
    }
    for (const name of alternatesOf(place, own, taken)) put(name, 'other')
    if (place.preferred || place.population >= MIN_POPULATION_BY_WORD) {
      for (const name of [fold(place.name), fold(place.ascii)])
        for (const tail of tailsOf(name)) put(tail, 'tail')
    }
  })
  const keyed = rows.map((row) => ({ row, bytes: Buffer.from(row.name) }))
  keyed.sort(
    (a, b) => Buffer.compare(a.bytes, b.bytes) || a.row.kind - b.row.kind || a.row.owner - b.row.owner,
  )
  return keyed.map(({ row }) => row)
}
