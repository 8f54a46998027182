// The one place a destination text means. Only what is spelt out counts: a place that is merely similar is offered.
import { isPreferred, kindAt, loadGazetteer, placeAt, type Gazetteer } from './load-gazetteer.ts'
import {
  chooseOne,
  kmBetween,
  namedExactly,
  namedLonger,
  onlyOne,
  QUALIFIED,
  SAME_PLACE_KM,
  spacedOtherwise,
} from './exact-names.ts'
import { fold } from './fold.ts'
import { inArea, isCountry, nearNamedPlace } from './locality.ts'
import { isNameOf, matchExactly, matchSimilar, type Match, type PlaceFilter } from './match-names.ts'
import { fullName, type GazetteerPlace } from './place.ts'
import { MAX_LENGTH, searchPlaces, splitOffLocality, toParts } from './search.ts'
import { withoutAreaWords } from './area-words.ts'
import { isNoPlace, withoutTripWords } from './trip-words.ts'

/** "Rome & Naples", "Tokyo / Kyoto", "Paris - London", "Lisbon to Porto". */
const SEVERAL_PLACES = /\s*(?:[/&+|→]|\s[-–—]\s|\sand\s|\sto\s)\s*/i
/** "Rochester in Kent": what comes after says where. */
const IN_PLACE = /\s(?:in|near|bei|im|near to|close to)\s/i

const WELL_KNOWN = 100_000
const MOST_CHOICES = 4
const SMALLEST_WITH_TWO_TYPOS = 15_000

/** What a part after the name says about where the place lies. */
interface Qualifier {
  text: string
  area: PlaceFilter | null
  near: PlaceFilter | null
}

const toQualifier = (text: string): Qualifier => ({
  text,
  area: inArea(text) ?? inArea(withoutAreaWords(text)),
  // "Paris, Norway" is not near Norway in Maine.
  near: isCountry(text) ? null : nearNamedPlace(text),
})

const isKnown = ({ area, near }: Qualifier): boolean => area !== null || near !== null

/** "LIS" is Lisbon, but "ULM" is Ulm: a big town's own name goes before an airport's letters. */
function findAirport(text: string): number | null {
  if (!/^[A-Z]{3}$/.test(text.trim())) return null
  const gazetteer = loadGazetteer()
  const matches = matchExactly(text.trim().toLowerCase())
  const isWellKnown = ({ at, kind }: Match) =>
    kind !== 'code' && (isPreferred(gazetteer, at) || gazetteer.populations[at]! >= WELL_KNOWN)
  if (matches.some(isWellKnown)) return null
  return matches.find(({ kind }) => kind === 'code')?.at ?? null
}

/** "Rochester, Kent": of the places of that name, those that lie where the other parts say. */
function findQualified(name: string, qualifiers: Qualifier[]): number | null {
  const known = qualifiers.filter(isKnown)
  if (known.length === 0) return null
  const inAreas: PlaceFilter = (at) => known.every(({ area, near }) => (area ?? near)?.(at))
  const around: PlaceFilter = (at) => known.every(({ area, near }) => area?.(at) || near?.(at))
  const gazetteer = loadGazetteer()
  const isComplete = known.length === qualifiers.length
  for (const where of [inAreas, around]) {
    const matches = namedExactly(name, where).filter(({ at }) => kindAt(gazetteer, at) !== 'country')
    // A word we do not know might tell two places of that name apart.
    const found = isComplete ? chooseOne(matches, QUALIFIED) : onlyOne(matches)
    if (found !== null) return found
    if (matches.length > 0) return null
  }
  return onlyOne(namedLonger(name, inAreas)) ?? findInCountry(name, qualifiers)
}

/** The only place of the name in the country that ends the text, whatever stands between. */
function findInCountry(name: string, qualifiers: Qualifier[]): number | null {
  const last = qualifiers.at(-1)
  if (qualifiers.length < 2 || !last?.area || !isCountry(last.text)) return null
  return onlyOne(namedExactly(name, last.area))
}

/** "Prague, Vienna" lists two cities. */
function findFirstOfList(name: string, qualifiers: Qualifier[]): number | null {
  const { populations } = loadGazetteer()
  const isCity = (text: string) => {
    const [best] = matchExactly(text)
    return best !== undefined && populations[best.at]! >= WELL_KNOWN
  }
  return isCity(name) && qualifiers.every(({ text }) => isCity(text)) ? chooseOne(matchExactly(name)) : null
}

/** Whether the town stands for the area of the same name: most of that lies around it. */
function isMostOf(gazetteer: Gazetteer, at: number, area: PlaceFilter): boolean {
  let inside = 0
  let close = 0
  for (let other = 0; other < gazetteer.count; other++) {
    if (!area(other)) continue
    inside++
    if (kmBetween(other, at) <= SAME_PLACE_KM) close++
  }
  return close > 0.9 * inside
}

/** "Eiffel Tower, Paris": a sight or quarter we do not know lies in a town we do; an area would be too vague. */
function findAround(qualifiers: Qualifier[]): number | null {
  const gazetteer = loadGazetteer()
  for (const [position, { text, area }] of qualifiers.entries()) {
    const rest = qualifiers.slice(position + 1)
    const at = rest.length > 0 ? findQualified(text, rest) : chooseOne(matchExactly(text))
    if (at === null) continue
    const kind = kindAt(gazetteer, at)
    const isVague =
      kind === 'country' || kind === 'region' || (area !== null && !isMostOf(gazetteer, at, area))
    if (!isVague) return at
  }
  return null
}

function findInParts(parts: string[]): number | null {
  const [name = '', ...rest] = parts
  const qualifiers = rest.map(toQualifier)
  const found = findQualified(name, qualifiers) ?? findFirstOfList(name, qualifiers)
  if (found !== null) return found
  if (matchExactly(name).length > 0) {
    // "Japan, Tokyo": the larger first.
    const area = inArea(name)
    return area && rest.length === 1 ? findQualified(rest[0] ?? '', [{ text: name, area, near: null }]) : null
  }
  return findAround(qualifiers)
}

/** "paris france", "paris tx" without a comma. */
function findWithLocality(text: string): number | null {
  for (const { name, where } of splitOffLocality(text)) {
    const found = chooseOne(namedExactly(name, where), QUALIFIED)
    if (found !== null) return found
  }
  return null
}

function findIn(parts: string[]): number | null {
  const whole = parts.join(' ')
  if (whole === '' || isNoPlace(whole)) return null
  const exact = chooseOne(matchExactly(whole))
  if (exact !== null) return exact
  if (parts.length > 1) return findInParts(parts)
  return findWithLocality(whole) ?? chooseOne(namedExactly(whole))
}

/** "Chinchón" is the town in Spain that writes itself so, not the bigger one in Korea that folds to the same. */
function findAsWritten(text: string): number | null {
  const written = text.trim().normalize('NFC').toLowerCase()
  if (/^\p{ASCII}*$/u.test(written)) return null
  const gazetteer = loadGazetteer()
  return chooseOne(
    matchExactly(fold(written)).filter(
      ({ at }) => placeAt(gazetteer, at).name.normalize('NFC').toLowerCase() === written,
    ),
  )
}

function findOne(text: string): number | null {
  const parts = toParts(text)
  const found = findAirport(text) ?? findAsWritten(text) ?? findIn(parts)
  if (found !== null) return found
  const plain = parts.map(withoutTripWords).filter((part) => part !== '')
  const cleaned = plain.join(',') === parts.join(',') ? null : findIn(plain)
  if (cleaned !== null) return cleaned
  return IN_PLACE.test(text) ? findIn(toParts(text.split(IN_PLACE).join(', ')).map(withoutTripWords)) : null
}

function find(text: string): number | null {
  const short = text.slice(0, MAX_LENGTH)
  const found = findOne(short)
  if (found !== null) return found
  // "Gulgam, Jammu and Kashmir" is no list.
  const several = short.split(SEVERAL_PLACES).slice(0, short.includes(',') ? 1 : MOST_CHOICES)
  for (const one of several) {
    const place = one === short ? null : findOne(one)
    if (place !== null) return place
  }
  return chooseOne(spacedOtherwise(toParts(short).join(' ')))
}

/** The one place a destination text means; null when nothing is spelt like it, or too much is. */
export function findPlace(text: string): GazetteerPlace | null {
  const at = find(text)
  return at === null ? null : placeAt(loadGazetteer(), at)
}

function isLikely({ at, edits }: Match): boolean {
  const gazetteer = loadGazetteer()
  return edits === 1 || isPreferred(gazetteer, at) || gazetteer.populations[at]! >= SMALLEST_WITH_TWO_TYPOS
}

/** "Did you mean …?" for a text that means no one place: its namesakes, else what is spelt like it. */
export function similarPlaces(text: string): GazetteerPlace[] {
  const gazetteer = loadGazetteer()
  const parts = toParts(text).map((part) => withoutTripWords(part) || part)
  const [name = '', ...rest] = parts
  const known = rest.map(toQualifier).filter(isKnown)
  const where: PlaceFilter = (at) => known.every(({ area, near }) => area?.(at) || near?.(at))
  const namesakes = known.length > 0 ? namedExactly(name, where) : namedExactly(name)
  const similar =
    known.length > 0
      ? [...matchSimilar(name, where), ...namedExactly(name)]
      : matchSimilar(name).filter(isLikely)
  const isSure = namesakes.some((match) => isNameOf(gazetteer, match))
  const choices = isSure ? namesakes : [...namesakes, ...similar]
  const found = new Map<string, GazetteerPlace>()
  const offer = (place: GazetteerPlace) => {
    if (found.size < MOST_CHOICES && !found.has(fullName(place))) found.set(fullName(place), place)
  }
  for (const { at } of choices.toSorted((a, b) => b.score - a.score)) offer(placeAt(gazetteer, at))
  if (found.size === 0) for (const place of searchPlaces(text, MOST_CHOICES)) offer(place)
  return [...found.values()]
}
