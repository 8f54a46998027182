// The one place a destination text means. Only what is spelt out counts: a place that is merely similar is offered.
import { distanceKm } from '@sojourn/contract/places/distance'
import { maxLookalikes, maxNamesakes } from '@sojourn/contract/values/limits'
import type { Point } from '@sojourn/contract/values/point'
import { isPreferred, kindAt, loadGazetteer, gazetteerPlaceAt, type Gazetteer } from './load-gazetteer.ts'
import {
  chooseOne,
  IN_STATE,
  kmBetween,
  namedExactly,
  namedLonger,
  onlyOne,
  QUALIFIED,
  SAME_PLACE_KM,
  spacedOtherwise,
} from './exact-names.ts'
import { fold } from './fold.ts'
import { inArea, inCountryOrState, isCountry, nearNamedPlace } from './locality.ts'
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
/** A smaller one may have a namesake that no list has. */
const SMALLEST_ALONE = 1000
const mostKept = 1000

/** What a part after the name says about where the place lies. */
interface Qualifier {
  text: string
  area: RowFilter | null
  near: RowFilter | null
}

function toQualifiers(texts: string[]): Qualifier[] {
  const last = texts.at(-1) ?? ''
  return texts.map((text) => {
    // "Paris, Norway" is not near Norway in Maine, nor "Perth, Ontario" near Ontario in California.
    const isStrict = strictArea(text) !== null
    const isElsewhere = isStrict && isContradicted(text, last)
    return {
      text,
      area: isElsewhere ? null : (inArea(text) ?? inArea(withoutAreaWords(text))),
      near: isStrict && !isElsewhere ? null : nearNamedPlace(text),
    }
  })
}

/** The country or state a text names, unless a well-known city in it, or an island elsewhere, is called so too. */
function strictArea(text: string): RowFilter | null {
  const area = inCountryOrState(text)
  const [best] = matchExactly(text)
  if (!area || !best) return area
  const gazetteer = loadGazetteer()
  const kind = kindAt(gazetteer, best.at)
  const isCityThere = gazetteer.populations[best.at]! >= WELL_KNOWN && area(best.at)
  const isOtherwiseKnown = isPreferred(gazetteer, best.at) && kind !== 'city' && !area(best.at)
  return isCityThere || isOtherwiseKnown ? null : area
}

/** By two names of areas: all places of the world are looked at for each pair. */
const meetings = new Map<string, boolean>()

/** Whether the area has no place in common with the one that ends the text: "SA" is no part of Italy. */
function isContradicted(text: string, last: string): boolean {
  const [area, within] = [strictArea(text), strictArea(last)]
  if (text === last || !area || !within) return false
  const key = `${text}, ${last}`
  const known = meetings.get(key)
  if (known !== undefined) return known
  const { count } = loadGazetteer()
  let at = 0
  while (at < count && !(within(at) && area(at))) at++
  if (meetings.size >= mostKept) meetings.clear()
  meetings.set(key, at === count)
  return at === count
}

/** When a country or state was named, nothing outside it is ever taken. */
function isWhereNamed(at: number, text: string): boolean {
  const [, ...rest] = toParts(text)
  const last = rest.at(-1) ?? ''
  return rest.every((part) => {
    const area = strictArea(part)
    return !area || area(at) || isContradicted(part, last)
  })
}

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
    const lead = known.some(({ text }) => !isCountry(text) && strictArea(text)) ? IN_STATE : QUALIFIED
    const found = isComplete ? chooseOne(matches, lead) : onlyOne(matches)
    if (found !== null) return found
    if (matches.length > 0) return null
  }
  return onlyOne(namedLonger(name, inAreas)) ?? findInCountry(name, qualifiers)
}

/** The only place of the name in the country that ends the text, unless what stands between names a part of it. */
function findInCountry(name: string, qualifiers: Qualifier[]): number | null {
  const last = qualifiers.at(-1)
  if (qualifiers.length < 2 || !last?.area || !isCountry(last.text)) return null
  return qualifiers.slice(0, -1).some(({ area }) => area) ? null : onlyOne(namedExactly(name, last.area))
}

/** "Prague, Vienna" lists two cities. */
function findFirstOfList(name: string, qualifiers: Qualifier[]): number | null {
  const { populations } = loadGazetteer()
  const isCity = (text: string) => {
    const [best] = matchExactly(text)
    return best !== undefined && populations[best.at]! >= WELL_KNOWN
  }
  const isInOne = qualifiers.some(({ area }) => area && namedExactly(name, area).length > 0)
  if (isInOne || !isCity(name) || !qualifiers.every(({ text }) => isCity(text))) return null
  return chooseOne(matchExactly(name))
}

/** "Lienz, East Tyrol": there is but one Lienz in the world, whatever East Tyrol is. */
function findUnmistakable(name: string, qualifiers: Qualifier[]): number | null {
  if (qualifiers.some(isKnown)) return null
  const gazetteer = loadGazetteer()
  const matches = matchExactly(name)
  const at = onlyOne(matches)
  const isTown = at !== null && (isPreferred(gazetteer, at) || gazetteer.populations[at]! >= SMALLEST_ALONE)
  return isTown && matches.some((match) => isNameOf(gazetteer, match)) ? at : null
}

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
  const qualifiers = toQualifiers(rest)
  const found = findFirstOfList(name, qualifiers) ?? findUnmistakable(name, qualifiers)
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
  const [name = '', ...rest] = parts
  const qualified = findQualified(name, toQualifiers(rest))
  if (qualified !== null) return qualified
  const exact = chooseOne(matchExactly(whole))
  if (exact !== null) return exact
  if (parts.length > 1) return findInParts(parts)
  return findWithLocality(whole) ?? chooseOne(namedExactly(whole))
}

/** "Chinchón" is the town in Spain that writes itself so, not the bigger one in Korea that folds to the same. */
function findAsWritten(text: string): number | null {
  const written = text.trim().normalize('NFC').toLowerCase()
  // "Panamá" is the country, although a village in Brazil writes itself so.
  if (/^\p{ASCII}*$/u.test(written) || isCountry(fold(written))) return null
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
  const at = findAnywhere(short)
  return at !== null && isWhereNamed(at, short) ? at : null
}

function findAnywhere(short: string): number | null {
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
  const known = toQualifiers(rest).filter(isKnown)
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
