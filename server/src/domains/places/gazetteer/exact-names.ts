// Which places a name means, and which one of several: only names that are spelt as written count.
import { distanceKm } from '@sojourn/contract/places/distance'
import { isPreferred, kindAt, loadGazetteer, pointAt } from './load-gazetteer.ts'
import { isNameOf, matchExactly, matchSimilar } from './match-names.ts'
import type { Match, RowFilter } from './name-scores.ts'
import { nameAt, startingWith } from './name-table.ts'

/** Two rows closer than this are one place for a traveller. */
export const SAME_PLACE_KM = 40
/** How clearly the biggest place of a name must lead: from some size on always, below it by so many times. */
interface Lead {
  prominent: number
  times: number
}

/** A name alone means the best-known place of that name. */
const ALONE: Lead = { prominent: 50_000, times: 3 }
/** Whoever says where it lies looks for a certain one: of several only a great city goes without saying. */
export const QUALIFIED: Lead = { prominent: 500_000, times: Infinity }
/** In a state there are few of a name: a town goes before a village. */
export const IN_STATE: Lead = { prominent: 150_000, times: 10 }
const UNKNOWN_POPULATION = 500
/** Above all that is only spelt alike, below what has the name itself; bigger ones first. */
const LONGER = 85
const SHORTEST_WITH_TYPO = 5
const WELL_KNOWN = 300_000

/** "Koeln", "Aarhus": letters with marks written as two. */
const withoutDoubledVowels = (text: string): string =>
  text.replaceAll(/([aou])e/g, '$1').replaceAll('aa', 'a')

/** What people put before or after the name of a town that is not part of it. */
const withoutTownWords = (text: string): string =>
  text
    .replace(/^(?:the|city of|town of|village of|municipality of) /, '')
    .replace(/ (?:city|town|village|municipality)$/, '')

const compact = (text: string): string => text.replaceAll(' ', '')

/** The same letters with other spaces: "Hoian", "Baden-Baden" as one word. */
export function spacedOtherwise(text: string): Match[] {
  if (text.length < SHORTEST_WITH_TYPO) return []
  const { names } = loadGazetteer()
  const letters = compact(text)
  return matchSimilar(text).filter(({ position }) => compact(nameAt(names, position)) === letters)
}

/** Places of this name; other ways to write it count where the text itself is no name. */
export function namedExactly(text: string, filter?: RowFilter): Match[] {
  const found = matchExactly(text, filter)
  if (found.length > 0) return found
  for (const variant of new Set([withoutTownWords(text), withoutDoubledVowels(text)])) {
    const others = variant === text ? [] : matchExactly(variant, filter)
    if (others.length > 0) return others
  }
  return []
}

/** Places whose name goes on after the text: "Rothenburg" is short for "Rothenburg ob der Tauber". */
export function namedLonger(text: string, filter: RowFilter): Match[] {
  const { names, populations } = loadGazetteer()
  const { from, to } = startingWith(names, `${text} `)
  const found: Match[] = []
  for (let position = from; position < to; position++) {
    const at = names.owners[position]!
    if (!filter(at)) continue
    found.push({ at, position, fit: 'start', kind: 'own', edits: 0, score: LONGER + populations[at]! / 1e9 })
  }
  return found
}

export const kmBetween = (a: number, b: number): number => {
  const gazetteer = loadGazetteer()
  return distanceKm(pointAt(gazetteer, a), pointAt(gazetteer, b))
}

/** A town's own name counts before what others call it; an airport's letters count last. */
function strongest(matches: Match[]): Match[] {
  const isOwn = ({ kind }: Match) => kind === 'own' || kind === 'known'
  const own = matches.filter(isOwn)
  if (own.length > 0) return own
  const other = matches.filter(({ kind }) => kind === 'other')
  return other.length > 0 ? other : matches
}

/** Whether the text may be a well-known place with a typing error rather than what a small one is called elsewhere. */
function isMistypedCity(text: string): boolean {
  const gazetteer = loadGazetteer()
  return matchSimilar(text).some(
    ({ at, edits }) =>
      edits === 1 && (isPreferred(gazetteer, at) || gazetteer.populations[at]! >= WELL_KNOWN),
  )
}

/** The one place among those of a name that is meant; null where nobody could tell. */
export function chooseOne(matches: Match[], { prominent, times } = ALONE): number | null {
  const [best, ...rest] = strongest(matches)
  if (!best) return null
  const gazetteer = loadGazetteer()
  if (isPreferred(gazetteer, best.at)) return best.at
  const sizeOf = (at: number) => Math.max(gazetteer.populations[at]!, UNKNOWN_POPULATION)
  const size = sizeOf(best.at)
  if (size >= prominent && kindAt(gazetteer, best.at) !== 'quarter') return best.at
  const isRival = ({ at }: Match) => kmBetween(at, best.at) > SAME_PLACE_KM && sizeOf(at) * times > size
  if (rest.some(isRival)) return null
  // A village that is called so elsewhere, without a word about where: that may be a typing error.
  const isDoubtful = times === ALONE.times && !isNameOf(gazetteer, best)
  return isDoubtful && isMistypedCity(nameAt(gazetteer.names, best.position)) ? null : best.at
}

/** The one place, where all of them are the same for a traveller. */
export function onlyOne(matches: Match[]): number | null {
  const [best, ...rest] = matches
  if (!best) return null
  return rest.every(({ at }) => kmBetween(at, best.at) <= SAME_PLACE_KM) ? best.at : null
}
