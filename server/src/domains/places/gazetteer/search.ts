import { fold } from './fold.ts'
import { loadGazetteer, gazetteerPlaceAt } from './load-gazetteer.ts'
import { inArea, inAreaStarting, nearNamedPlace } from './locality.ts'
import { isNameOf, matchNames } from './match-names.ts'
import type { Match, RowFilter } from './name-scores.ts'
import { fullName, type GazetteerPlace } from './place.ts'

/** Longer texts are no place names; the cut keeps the work per request small. */
export const MAX_LENGTH = 120
const MAX_WORDS = 12
/** A place that also fits the country or state in the text goes before one that fits the name alone. */
const LOCALITY_BONUS = 8

/** Commas, also for brackets and in other scripts; each part folded, empty ones dropped. */
export function toParts(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .split(/[,;()[\]、，،（）]/)
    .map(fold)
    .filter((part) => part !== '')
}

const allOf =
  (filters: (RowFilter | null)[]): RowFilter =>
  (at) =>
    filters.every((filter) => filter?.(at) ?? true)

/** "paris france": each way to read the last words as a country or state. */
export function splitOffLocality(text: string): { name: string; where: RowFilter }[] {
  const words = text.split(' ').slice(0, MAX_WORDS)
  const readings: { name: string; where: RowFilter }[] = []
  for (let cut = 1; cut < words.length; cut++) {
    const where = inArea(words.slice(cut).join(' '))
    if (where) readings.push({ name: words.slice(0, cut).join(' '), where })
  }
  return readings
}

function matchReadings(parts: string[], limit: number): Match[] {
  const [first = '', ...rest] = parts
  const matches = matchNames(parts.join(' '), limit)
  const preferLocal = (match: Match): Match => ({ ...match, score: match.score + LOCALITY_BONUS })
  for (const { name, where } of splitOffLocality(first)) {
    matches.push(...matchNames(name, limit, where).map(preferLocal))
  }
  if (rest.length === 0) return matches
  const areas = rest.map((part) => inAreaStarting(part) ?? nearNamedPlace(part))
  const isKnown = areas.some((area) => area !== null)
  const named = matchNames(first, limit, allOf(areas))
  matches.push(...(isKnown ? named.map(preferLocal) : named))
  // "Montmartre, Paris": offer what the parts name on their own.
  return matches.length > 0 ? matches : parts.flatMap((part) => matchNames(part, limit))
}

/** Places whose name fits what was typed so far, best first; forgives typing errors and missing accents. */
export function searchPlaces(text: string, limit = 8): GazetteerPlace[] {
  const parts = toParts(text)
  if (parts.length === 0) return []
  const gazetteer = loadGazetteer()
  const found = new Map<string, GazetteerPlace>()
  const ranked = matchReadings(parts, limit).toSorted((a, b) => b.score - a.score)
  // What is exactly named stands alone with what begins like it: nobody who wrote Lisbon means Lesbos.
  const isNamed = ranked.some((match) => isNameOf(gazetteer, match))
  for (const { at, fit } of ranked) {
    if (found.size >= limit) break
    if (isNamed && fit === 'typo') continue
    const place = gazetteerPlaceAt(gazetteer, at)
    const shown = fullName(place)
    if (!found.has(shown)) found.set(shown, place)
  }
  return [...found.values()]
}
