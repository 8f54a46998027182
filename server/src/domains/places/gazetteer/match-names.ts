// How well each place's names fit a text. Scores: exact 100 (another name 92), beginning 80 (60), a later word's
// beginning 55, else 70 less 18 per mistyped letter; plus up to 29 points for the size of the town.
import { isPreferred, loadGazetteer, type Gazetteer } from './load-gazetteer.ts'
import { equalTo, nameKinds, startingWith, type NameKind } from './name-table.ts'
import { eachSimilarName } from './similar-names.ts'

type Fit = 'exact' | 'start' | 'word' | 'typo'

export interface Match {
  /** The place's position in the gazetteer. */
  at: number
  /** Of the name. */
  position: number
  fit: Fit
  kind: NameKind
  edits: number
  score: number
}

export type RowFilter = (at: number) => boolean

/** Above every exact town: the biggest has 100 + 29.4. */
const PREFERRED_EXACT = 130
/** Ranks hand-written destinations, which have no population, like a city of about half a million. */
const PREFERRED_SIZE = 23
const BEST_TYPO = 52 + 30
const SMALLEST_BY_OTHER_NAME = 15_000
/** What a village is called elsewhere ranks like a typing error. */
const DOUBTFUL = 52
/** A short text is mostly the beginning of a longer one: a hamlet called Port does not go before Porto. */
const SHORT = 4
const SHORT_EXACT_LESS = 12

function allowedEdits(text: string): number {
  if (text.length <= 3) return 0
  return text.length <= 5 ? 1 : 2
}

function sizeScore(gazetteer: Gazetteer, at: number): number {
  const size = 4 * Math.log10(gazetteer.populations[at]! + 1)
  return isPreferred(gazetteer, at) ? Math.max(size, PREFERRED_SIZE) : size
}

/** An airport's letters weigh like another name of the town it serves. */
const baseScores: Record<Fit, { own: number; other: number }> = {
  exact: { own: 100, other: 92 },
  start: { own: 80, other: 60 },
  word: { own: 55, other: 45 },
  typo: { own: 70, other: 62 },
}

function scoreOf(gazetteer: Gazetteer, at: number, fit: Fit, kind: NameKind, edits: number): number {
  const isOwn = kind === 'own' || kind === 'tail' || kind === 'known'
  if (fit === 'exact' && kind !== 'code' && isPreferred(gazetteer, at))
    return PREFERRED_EXACT - (isOwn ? 0 : 1)
  const size = sizeScore(gazetteer, at)
  if (fit === 'exact' && !isOwn && gazetteer.populations[at]! < SMALLEST_BY_OTHER_NAME) return DOUBTFUL + size
  return baseScores[fit][isOwn ? 'own' : 'other'] - 18 * edits + size
}

/** How many matches are kept at once; the weakest of more are dropped. */
const MOST_KEPT = 400
const KEPT_OF_THEM = 100

class Matches {
  readonly #gazetteer: Gazetteer
  readonly #filter: RowFilter | undefined
  #best = new Map<number, Match>()
  /** Matches below this would be dropped again. */
  #floor = -Infinity

  constructor(gazetteer: Gazetteer, filter: RowFilter | undefined) {
    this.#gazetteer = gazetteer
    this.#filter = filter
  }

  add(position: number, wanted: Fit, edits: number): void {
    const { names } = this.#gazetteer
    const at = names.owners[position]!
    const kind = nameKinds[names.kinds[position]!] ?? 'own'
    const fit = kind === 'tail' ? 'word' : wanted
    const score = scoreOf(this.#gazetteer, at, fit, kind, edits)
    if (score < this.#floor || (this.#filter && !this.#filter(at))) return
    const known = this.#best.get(at)
    if (known && known.score >= score) return
    this.#best.set(at, { at, position, fit, kind, edits, score })
    if (this.#best.size > MOST_KEPT) this.#dropWeakest()
  }

  #dropWeakest(): void {
    const kept = this.ranked.slice(0, KEPT_OF_THEM)
    this.#best = new Map(kept.map((match) => [match.at, match]))
    this.#floor = kept.at(-1)?.score ?? -Infinity
  }

  get ranked(): Match[] {
    return [...this.#best.values()].toSorted((a, b) => b.score - a.score)
  }

  has(test: (match: Match) => boolean): boolean {
    return this.#best.values().some(test)
  }

  countAbove(score: number): number {
    let count = 0
    for (const match of this.#best.values()) if (match.score > score) count++
    return count
  }
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
