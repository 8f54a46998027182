// How well each place's names fit a text. Scores: exact 100 (another name 92), beginning 80 (60), a later word's
// beginning 55, else 70 less 18 per mistyped letter; plus up to 29 points for the size of the town.
import { editDistance } from './edit-distance.ts'
import type { GazetteerEntry } from './load-gazetteer.ts'
import { nameIndex, namesWith, trigramsOf, type NameIndex } from './name-index.ts'
import type { GazetteerPlace } from './place.ts'

export type Fit = 'exact' | 'start' | 'word' | 'typo'

export interface Match {
  entry: GazetteerEntry
  name: string
  fit: Fit
  edits: number
  score: number
}

export type PlaceFilter = (place: GazetteerPlace) => boolean

/** Above every exact town: the biggest has 100 + 29.4. */
const PREFERRED_EXACT = 130
/** Ranks hand-written destinations, which have no population, like a city of about half a million. */
const PREFERRED_SIZE = 23
const BEST_TYPO = 52 + 30

function allowedEdits(text: string): number {
  if (text.length <= 3) return 0
  return text.length <= 5 ? 1 : 2
}

function sizeScore({ place, preferred }: GazetteerEntry): number {
  const size = 4 * Math.log10(place.population + 1)
  return preferred ? Math.max(size, PREFERRED_SIZE) : size
}

function scoreOf(entry: GazetteerEntry, fit: Fit, alternate: boolean, edits: number): number {
  if (fit === 'exact' && entry.preferred) return PREFERRED_EXACT - (alternate ? 1 : 0)
  const base = {
    exact: alternate ? 92 : 100,
    start: alternate ? 60 : 80,
    word: alternate ? 45 : 55,
    typo: 70 - 18 * edits - (alternate ? 8 : 0),
  }
  return base[fit] + sizeScore(entry)
}

function fitOf(name: string, text: string): Fit | null {
  if (name === text) return 'exact'
  if (name.startsWith(text)) return 'start'
  return name.includes(` ${text}`) ? 'word' : null
}

class Matches {
  readonly #best = new Map<number, Match>()
  readonly #index: NameIndex
  readonly #filter: PlaceFilter | undefined

  constructor(index: NameIndex, filter: PlaceFilter | undefined) {
    this.#index = index
    this.#filter = filter
  }

  add(position: number, fit: Fit, edits: number): void {
    const owner = this.#index.owners[position]!
    const entry = this.#index.entries[owner]!
    if (this.#filter && !this.#filter(entry.place)) return
    const score = scoreOf(entry, fit, this.#index.isAlternate[position] === 1, edits)
    const known = this.#best.get(owner)
    if (known && known.score >= score) return
    this.#best.set(owner, { entry, name: this.#index.names[position]!, fit, edits, score })
  }

  get ranked(): Match[] {
    return [...this.#best.values()].toSorted((a, b) => b.score - a.score)
  }

  countAbove(score: number): number {
    return this.#best
      .values()
      .filter((match) => match.score > score)
      .toArray().length
  }
}

function addBeginnings(index: NameIndex, text: string, matches: Matches): void {
  const lists = trigramsOf(` ${text}`).map((trigram) => namesWith(index, trigram))
  const shortest = lists.toSorted((a, b) => a.length - b.length)[0]
  for (const position of shortest ?? []) {
    const fit = fitOf(index.names[position]!, text)
    if (fit) matches.add(position, fit, 0)
  }
}

/** Counts for each name of about the right length how many of the trigrams it holds. */
function countShared(
  index: NameIndex,
  trigrams: number[],
  length: number,
  limit: number,
): Map<number, number> {
  const shared = new Map<number, number>()
  for (const trigram of trigrams) {
    for (const position of namesWith(index, trigram)) {
      if (Math.abs(index.lengths[position]! - length) > limit) continue
      shared.set(position, (shared.get(position) ?? 0) + 1)
    }
  }
  return shared
}

/** One typing error spoils at most four trigrams, so a name within reach shares all the others. */
function addTypos(index: NameIndex, text: string, matches: Matches): void {
  const limit = allowedEdits(text)
  if (limit === 0) return
  const trigrams = trigramsOf(` ${text} `)
  const needed = Math.max(text.length > 7 ? 2 : 1, trigrams.length - 4 * limit)
  for (const [position, count] of countShared(index, trigrams, text.length, limit)) {
    if (count < needed) continue
    const edits = editDistance(text, index.names[position]!, limit)
    if (edits > 0 && edits <= limit) matches.add(position, 'typo', edits)
  }
}

/** Places one of whose names fits the folded text, best first. `enough` good ones spare the look for typos. */
export function matchNames(text: string, enough: number, filter?: PlaceFilter): Match[] {
  if (text.length < 2) return []
  const index = nameIndex()
  const matches = new Matches(index, filter)
  addBeginnings(index, text, matches)
  if (matches.countAbove(BEST_TYPO) < enough) addTypos(index, text, matches)
  return matches.ranked
}
