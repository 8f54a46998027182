// The one place a destination text means. Only what is spelt out counts: a place that is merely similar is offered.
import { distanceKm } from '@sojourn/contract/places/distance'
import type { Point } from '@sojourn/contract/values/point'
import { isPreferred, loadGazetteer, gazetteerPlaceAt } from './load-gazetteer.ts'
import { chooseOne, namedExactly, QUALIFIED, spacedOtherwise } from './exact-names.ts'
import { fold } from './fold.ts'
import { isCountry } from './locality.ts'
import { matchExactly } from './match-names.ts'
import type { Match } from './name-scores.ts'
import type { GazetteerPlace } from './place.ts'
import { MAX_LENGTH, splitOffLocality, toParts } from './search.ts'
import { isNoPlace, withoutTripWords } from './trip-words.ts'
import { WELL_KNOWN, isWhereNamed, toQualifiers } from './qualifiers.ts'
import { findInParts, findQualified } from './find-qualified.ts'

/** "Rome & Naples", "Tokyo / Kyoto", "Paris - London", "Lisbon to Porto". */
const SEVERAL_PLACES = /\s*(?:[/&+|→]|\s[-–—]\s|\sand\s|\sto\s)\s*/i
/** "Rochester in Kent": what comes after says where. */
const IN_PLACE = /\s(?:in|near|bei|im|near to|close to)\s/i

const MOST_IN_LIST = 4

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
export const withoutTripParts = (parts: string[]): string[] =>
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
