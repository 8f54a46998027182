import { fold } from '../../server/src/domains/places/gazetteer/fold.ts'
import type { NameKind } from '../../server/src/domains/places/gazetteer/name-table.ts'
import type { PackedPlace } from './packed-place.ts'
import type { Airport } from './sources.ts'
import { type NameRow, airportRows, kindNumber } from './airport-names.ts'

/** Shorter second names match by accident more often than on purpose. */
const MIN_ALTERNATE_LENGTH = 4
const MAX_BYTES = 120
/** Smaller places are found by the beginning of their name, bigger ones by a later word too. */
const MIN_POPULATION_BY_WORD = 15_000

/** How many other names a place keeps, by its size: in Latin script and in all others. */
const LIMITS = [
  { from: 100_000, latin: 12, other: 40 },
  { from: 15_000, latin: 8, other: 12 },
  { from: 2_000, latin: 5, other: 5 },
  { from: 0, latin: 3, other: 4 },
]

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
