// How well each place's names fit a text. Scores: exact 100 (another name 92), beginning 80 (60), a later word's
// beginning 55, else 70 less 18 per mistyped letter; plus up to 29 points for the size of the town.
import { loadGazetteer, type Gazetteer } from './load-gazetteer.ts'
import { equalTo, nameKinds, startingWith } from './name-table.ts'
import { eachSimilarName } from './similar-names.ts'
import {
  type Match,
  Matches,
  PREFERRED_EXACT,
  type RowFilter,
  SMALLEST_BY_OTHER_NAME,
} from './name-scores.ts'

const BEST_TYPO = 52 + 30

/** A short text is mostly the beginning of a longer one: a hamlet called Port does not go before Porto. */
const SHORT = 4
const SHORT_EXACT_LESS = 12

function allowedEdits(text: string): number {
  if (text.length <= 3) return 0
  return text.length <= 5 ? 1 : 2
}

/** Whether the text is surely the place's name: what a village is called elsewhere may as well be a typing error. */
export function isNameOf(gazetteer: Gazetteer, { at, fit, kind }: Match): boolean {
  if (fit !== 'exact') return false
  return kind === 'own' || kind === 'known' || gazetteer.populations[at]! >= SMALLEST_BY_OTHER_NAME
}

/** Places of exactly this folded name, best first. */
export function matchExactly(text: string, filter?: RowFilter): Match[] {
  // One letter is no name, one Chinese sign may be.
  if (/^[a-z0-9]?$/.test(text)) return []
  const gazetteer = loadGazetteer()
  const matches = new Matches(gazetteer, filter)
  const { from, to } = equalTo(gazetteer.names, text)
  for (let position = from; position < to; position++) matches.add(position, 'exact', 0)
  return matches.ranked.filter(({ fit }) => fit === 'exact')
}

/** Places one of whose names is like the folded text but not the same, best first. */
export function matchSimilar(text: string, filter?: RowFilter): Match[] {
  const gazetteer = loadGazetteer()
  const matches = new Matches(gazetteer, filter)
  addTypos(gazetteer, text, matches)
  return matches.ranked
}

function addTypos(gazetteer: Gazetteer, text: string, matches: Matches): void {
  const limit = allowedEdits(text)
  if (limit === 0) return
  eachSimilarName(gazetteer.names, text, limit, (position, edits) => {
    const isWholeName = nameKinds[gazetteer.names.kinds[position]!] !== 'tail'
    if (edits > 0 && isWholeName) matches.add(position, 'typo', edits)
  })
}

/**
 * Places one of whose names fits the folded text, best first. Lookalikes are looked for only where nothing has
 * exactly this name and fewer than `enough` good ones begin with it.
 */
export function matchNames(text: string, enough: number, filter?: RowFilter): Match[] {
  if (text.length < 2) return []
  const gazetteer = loadGazetteer()
  const { names } = gazetteer
  const matches = new Matches(gazetteer, filter)
  const exact = equalTo(names, text)
  const { from, to } = startingWith(names, text)
  for (let position = from; position < to; position++) {
    matches.add(position, position < exact.to ? 'exact' : 'start', 0)
  }
  const isNamed = matches.has((match) => isNameOf(gazetteer, match))
  if (!isNamed && matches.countAbove(BEST_TYPO) < enough) addTypos(gazetteer, text, matches)
  if (text.length > SHORT) return matches.ranked
  return matches.ranked.map(withLessForExact).toSorted((a, b) => b.score - a.score)
}

const withLessForExact = (match: Match): Match =>
  match.fit === 'exact' && match.score < PREFERRED_EXACT - 1
    ? { ...match, score: match.score - SHORT_EXACT_LESS }
    : match
