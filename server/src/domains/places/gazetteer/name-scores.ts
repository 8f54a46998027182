import { isPreferred, type Gazetteer } from './load-gazetteer.ts'
import { nameKinds, type NameKind } from './name-table.ts'

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
export const PREFERRED_EXACT = 130
/** Ranks hand-written destinations, which have no population, like a city of about half a million. */
const PREFERRED_SIZE = 23

export const SMALLEST_BY_OTHER_NAME = 15_000
/** What a village is called elsewhere ranks like a typing error. */
const DOUBTFUL = 52

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

export class Matches {
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
