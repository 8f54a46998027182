import { fold } from './fold.ts'
import { inCountryOrState, inCountryOrStateStarting, nearNamedPlace } from './locality.ts'
import { matchNames, type Match, type PlaceFilter } from './match-names.ts'
import { searchOtherScripts } from './other-scripts.ts'
import { fullName, type GazetteerPlace } from './place.ts'

/** Longer texts are no place names; the cut keeps the work per request small. */
const MAX_LENGTH = 120
/** A place that also fits the country or state in the text goes before one that fits the name alone. */
const LOCALITY_BONUS = 8

/** Commas, also for brackets; each part folded, empty ones dropped. */
export function toParts(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .split(/[,;()[\]]/)
    .map(fold)
    .filter((part) => part !== '')
}

export function allOf(filters: (PlaceFilter | null)[]): PlaceFilter | undefined {
  const known = filters.filter((filter) => filter !== null)
  return known.length === 0 ? undefined : (place) => known.every((filter) => filter(place))
}

/** "paris france": each way to read the last words as a country or state. */
export function splitOffLocality(text: string): { name: string; where: PlaceFilter }[] {
  const words = text.split(' ')
  const readings: { name: string; where: PlaceFilter }[] = []
  for (let cut = 1; cut < words.length; cut++) {
    const where = inCountryOrState(words.slice(cut).join(' '))
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
  const where = allOf(rest.map((part) => inCountryOrStateStarting(part) ?? nearNamedPlace(part)))
  const named = matchNames(first, limit, where)
  matches.push(...(where ? named.map(preferLocal) : named))
  // "Montmartre, Paris": offer what the parts name on their own.
  return matches.length > 0 ? matches : parts.flatMap((part) => matchNames(part, limit))
}

/** Places whose name fits what was typed so far, best first; forgives typing errors and missing accents. */
export function searchPlaces(text: string, limit = 8): GazetteerPlace[] {
  const inOtherScript = searchOtherScripts(text.slice(0, MAX_LENGTH), limit)
  const parts = toParts(text)
  if (inOtherScript.length > 0 || parts.length === 0) return inOtherScript
  const found = new Map<string, GazetteerPlace>()
  for (const { entry } of matchReadings(parts, limit).toSorted((a, b) => b.score - a.score)) {
    if (found.size >= limit) break
    const shown = fullName(entry.place)
    if (!found.has(shown)) found.set(shown, entry.place)
  }
  return [...found.values()]
}
