// The one place a destination text means. Only what is spelt out counts: a place that is merely similar is offered.
import { distanceKm } from '@sojourn/contract/places/distance'
import { maxLookalikes, maxNamesakes } from '@sojourn/contract/values/limits'
import type { Point } from '@sojourn/contract/values/point'
import { isPreferred, kindAt, loadGazetteer, gazetteerPlaceAt, type Gazetteer } from './load-gazetteer.ts'
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
import { isNameOf, matchExactly, matchSimilar, type Match, type RowFilter } from './match-names.ts'
import { fullName, type GazetteerPlace } from './place.ts'
import { MAX_LENGTH, searchPlaces, splitOffLocality, toParts } from './search.ts'
import { withoutAreaWords } from './area-words.ts'
import { isNoPlace, withoutTripWords } from './trip-words.ts'

/** "Rome & Naples", "Tokyo / Kyoto", "Paris - London", "Lisbon to Porto". */
const SEVERAL_PLACES = /\s*(?:[/&+|→]|\s[-–—]\s|\sand\s|\sto\s)\s*/i
/** "Rochester in Kent": what comes after says where. */
const IN_PLACE = /\s(?:in|near|bei|im|near to|close to)\s/i

const WELL_KNOWN = 100_000
const MOST_IN_LIST = 4
const SMALLEST_WITH_TWO_TYPOS = 15_000

/** What a part after the name says about where the place lies. */
interface Qualifier {
  text: string
  area: RowFilter | null
  near: RowFilter | null
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
  const inAreas: RowFilter = (at) => known.every(({ area, near }) => (area ?? near)?.(at))
  const around: RowFilter = (at) => known.every(({ area, near }) => area?.(at) || near?.(at))
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

const mostKept = 1000
/** By town and the words for the area: all places of the world are looked at for each. */
const standsFor = new Map<string, boolean>()

/** Whether the town stands for the area of the same name: most of that lies around it. */
function isMostOf(gazetteer: Gazetteer, at: number, text: string, area: RowFilter): boolean {
  const key = `${at} ${text}`
  const known = standsFor.get(key)
  if (known !== undefined) return known
  const found = isMostAround(gazetteer, at, area)
  if (standsFor.size >= mostKept) standsFor.clear()
  standsFor.set(key, found)
  return found
}

function isMostAround(gazetteer: Gazetteer, at: number, area: RowFilter): boolean {
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
      kind === 'country' || kind === 'region' || (area !== null && !isMostOf(gazetteer, at, text, area))
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
      ({ at }) => gazetteerPlaceAt(gazetteer, at).name.normalize('NFC').toLowerCase() === written,
    ),
  )
}

/** Without what says when, except in a name that is one: "New Market" is not Market. */
const withoutTripParts = (parts: string[]): string[] =>
  parts
    .map((part, at) => (at === 0 && matchExactly(part).length > 0 ? part : withoutTripWords(part)))
    .filter((part) => part !== '')

function findOne(text: string): number | null {
  const parts = toParts(text)
  const found = findAirport(text) ?? findAsWritten(text) ?? findIn(parts)
  if (found !== null) return found
  const plain = withoutTripParts(parts)
  const cleaned = plain.join(',') === parts.join(',') ? null : findIn(plain)
  if (cleaned !== null) return cleaned
  return IN_PLACE.test(text) ? findIn(toParts(text.split(IN_PLACE).join(', ')).map(withoutTripWords)) : null
}

function find(text: string): number | null {
  const short = text.slice(0, MAX_LENGTH)
  const found = findOne(short)
  if (found !== null) return found
  // "Gulgam, Jammu and Kashmir" is no list.
  const several = short.split(SEVERAL_PLACES).slice(0, short.includes(',') ? 1 : MOST_IN_LIST)
  for (const one of several) {
    const place = one === short ? null : findOne(one)
    if (place !== null) return place
  }
  return chooseOne(spacedOtherwise(toParts(short).join(' ')))
}

/** The one place a destination text means; null when nothing is spelt like it, or too much is. */
export function findPlace(text: string): GazetteerPlace | null {
  const at = find(text)
  return at === null ? null : gazetteerPlaceAt(loadGazetteer(), at)
}

/** The same where a point says which of several is meant: the one of that name within so many kilometres. */
export function findPlaceNear(text: string, point: Point, withinKm: number): GazetteerPlace | null {
  const isNear = (place: GazetteerPlace) => distanceKm(place, point) <= withinKm
  const place = findPlace(text)
  if (place && isNear(place)) return place
  const gazetteer = loadGazetteer()
  const [name = ''] = withoutTripParts(toParts(text))
  const namesakes = matchExactly(name).map(({ at }) => gazetteerPlaceAt(gazetteer, at))
  return namesakes.find(isNear) ?? null
}

function isLikely({ at, edits }: Match): boolean {
  const gazetteer = loadGazetteer()
  return edits === 1 || isPreferred(gazetteer, at) || gazetteer.populations[at]! >= SMALLEST_WITH_TWO_TYPOS
}

const byScore = (matches: Match[]): Match[] => matches.toSorted((a, b) => b.score - a.score)

/** "Did you mean …?" for a text that means no one place: its namesakes, else what is spelt like it. */
export function similarPlaces(text: string): GazetteerPlace[] {
  const gazetteer = loadGazetteer()
  const [name = '', ...rest] = withoutTripParts(toParts(text))
  const known = rest.map(toQualifier).filter(isKnown)
  const where: RowFilter = (at) => known.every(({ area, near }) => area?.(at) || near?.(at))
  const namesakes = known.length > 0 ? namedExactly(name, where) : namedExactly(name)
  const isSure = namesakes.some((match) => isNameOf(gazetteer, match))
  const choices = isSure
    ? byScore(namesakes)
    : known.length > 0
      ? [
          ...byScore([...namesakes, ...namedLonger(name, where), ...matchSimilar(name, where)]),
          ...byScore(namedExactly(name)),
        ]
      : byScore([...namesakes, ...matchSimilar(name).filter(isLikely)])
  const most = isSure ? maxNamesakes : maxLookalikes
  const found: GazetteerPlace[] = []
  const offer = (place: GazetteerPlace) => {
    const isOffered = (other: GazetteerPlace) =>
      fullName(other) === fullName(place) && distanceKm(other, place) <= SAME_PLACE_KM
    if (found.length < most && !found.some(isOffered)) found.push(place)
  }
  for (const { at } of choices) offer(gazetteerPlaceAt(gazetteer, at))
  if (found.length === 0) for (const place of searchPlaces(text, maxLookalikes)) offer(place)
  return found
}
