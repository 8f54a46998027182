import { distanceKm, kmPerDegree } from '@sojourn/contract/places/distance'
import { loadGazetteer } from './load-gazetteer.ts'
import { inCountryOrState, nearNamedPlace } from './locality.ts'
import { matchNames, type Match, type PlaceFilter } from './match-names.ts'
import { findInOtherScript } from './other-scripts.ts'
import type { GazetteerPlace } from './place.ts'
import { allOf, splitOffLocality, toParts } from './search.ts'

/** "Rome & Naples", "Tokyo / Kyoto", "Paris - London", "Lisbon to Porto". */
const SEVERAL_PLACES = /\s*(?:[/&+|→]|\s[-–—]\s|\sand\s|\sto\s)\s*/i

const MIN_TYPO_LENGTH = 5
const MIN_TWO_TYPOS_LENGTH = 7
const SMALLEST_WITH_TYPO = 30_000
const SMALLEST_WITH_TWO_TYPOS = 300_000
const WELL_KNOWN = 100_000
const OVER_THE_BORDER_KM = 200

/** Would a person who wrote `text` agree that this is the place meant? */
function isConfident(match: Match, text: string, where: PlaceFilter | undefined): boolean {
  const { fit, name, edits, entry } = match
  if (fit === 'exact') return true
  if (fit === 'start') return name.startsWith(`${text} `) && text.length >= MIN_TYPO_LENGTH
  if (fit !== 'typo' || text.length < MIN_TYPO_LENGTH) return false
  if (entry.preferred || where) return edits === 1 || text.length >= MIN_TWO_TYPOS_LENGTH
  if (edits === 1) return entry.place.population >= SMALLEST_WITH_TYPO
  const sameStart = name[0] === text[0]
  const isBig = entry.place.population >= SMALLEST_WITH_TWO_TYPOS
  return text.length >= MIN_TWO_TYPOS_LENGTH && sameStart && isBig
}

function findNamed(text: string, where?: PlaceFilter): GazetteerPlace | null {
  const [best] = matchNames(text, 1, where)
  return best && isConfident(best, text, where) ? best.entry.place : null
}

function findExact(text: string, where?: PlaceFilter): GazetteerPlace | null {
  const [best] = matchNames(text, 1, where)
  return best?.fit === 'exact' ? best.entry.place : null
}

/** "paris france", "paris tx" without a comma. */
function findWithLocality(text: string): GazetteerPlace | null {
  for (const { name, where } of splitOffLocality(text)) {
    const place = findNamed(name, where)
    if (place) return place
  }
  return null
}

/** "Montmartre, Paris": a quarter or sight we do not know lies in a town we do; a country would be too vague. */
function findAround(parts: string[]): GazetteerPlace | null {
  const [, ...rest] = parts
  for (const [position, part] of rest.entries()) {
    const where = allOf(rest.slice(position + 1).map(inCountryOrState))
    const place = findExact(part, where)
    // Ontario after a comma is the province, not the town of that name in California.
    const ownState = inCountryOrState(part)
    const isTown = place && place.kind !== 'country' && place.kind !== 'region'
    if (isTown && (!ownState || ownState(place))) return place
  }
  return null
}

/** Does the place lie in the area or just over its border, as Belfast does for "Ireland"? */
function isCloseTo(place: GazetteerPlace, where: PlaceFilter): boolean {
  return loadGazetteer().some(({ place: other }) => {
    const isAtItsLatitude = Math.abs(other.lat - place.lat) < OVER_THE_BORDER_KM / kmPerDegree
    return isAtItsLatitude && where(other) && distanceKm(other, place) <= OVER_THE_BORDER_KM
  })
}

/** The place of that name outside the area the other parts name, if the text can still mean it. */
function findElsewhere(first: string, rest: string[], where: PlaceFilter): GazetteerPlace | null {
  const place = findExact(first)
  if (!place) return null
  if (isCloseTo(place, where)) return place
  // "Prague, Vienna" lists two cities, although Vienna is also a state; "Paris, Ontario" does not.
  const isList = rest.every((part) => findExact(part, where)?.kind === 'city')
  return isList && place.population >= WELL_KNOWN ? place : null
}

function findInParts(parts: string[]): GazetteerPlace | null {
  const [first = '', ...rest] = parts
  const where = allOf(rest.map(inCountryOrState))
  if (!where) {
    const near = allOf(rest.map(nearNamedPlace))
    return (near ? findExact(first, near) : null) ?? findExact(first) ?? findAround(parts) ?? findNamed(first)
  }
  const place = findExact(first, where) ?? findElsewhere(first, rest, where) ?? findAround(parts)
  if (place) return place
  // The name of a well-known city is spelt as meant, so it is no mistyped village of the area.
  const namesake = findExact(first)
  return namesake && namesake.population >= WELL_KNOWN ? null : findNamed(first, where)
}

function findOne(text: string): GazetteerPlace | null {
  const inOtherScript = findInOtherScript(text.slice(0, 120))
  const parts = toParts(text)
  if (inOtherScript || parts.length === 0) return inOtherScript
  const whole = parts.join(' ')
  const exact = findExact(whole) ?? findExact(whole.replace(/^the /, ''))
  if (exact) return exact
  if (parts.length > 1) return findInParts(parts)
  return findWithLocality(whole) ?? findNamed(whole)
}

/** The one place a destination text means; null when no place is confidently near. */
export function findPlace(text: string): GazetteerPlace | null {
  const found = findOne(text)
  if (found) return found
  const several = text.slice(0, 120).split(SEVERAL_PLACES)
  if (several.length < 2) return null
  for (const one of several) {
    const place = findOne(one)
    if (place) return place
  }
  return null
}
