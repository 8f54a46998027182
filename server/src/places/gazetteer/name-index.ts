// Every name of every place, found by its trigrams: three neighbouring letters of the name with a space before and
// after it. The lists of names per trigram lie one after the other in one array (`postings`), which keeps the
// million entries small and quick to build.
import { loadGazetteer, type GazetteerEntry } from './load-gazetteer.ts'

const LETTERS = 37
const TRIGRAMS = LETTERS ** 3
const CODE_OF_A = 97
const CODE_OF_ZERO = 48

export interface NameIndex {
  names: string[]
  /** For each name, its place's position in `entries`. */
  owners: Uint32Array
  isAlternate: Uint8Array
  lengths: Uint8Array
  entries: GazetteerEntry[]
  starts: Uint32Array
  postings: Uint32Array
}

function letterNumber(code: number): number {
  if (code >= CODE_OF_A) return code - CODE_OF_A + 1
  return code >= CODE_OF_ZERO ? code - CODE_OF_ZERO + 27 : 0
}

/** Calls back with the number of each trigram of a folded text, which must bring its own spaces around it. */
function eachTrigram(text: string, visit: (trigram: number) => void): void {
  let rolling = letterNumber(text.charCodeAt(0)) * LETTERS + letterNumber(text.charCodeAt(1))
  for (let i = 2; i < text.length; i++) {
    rolling = (rolling * LETTERS + letterNumber(text.charCodeAt(i))) % TRIGRAMS
    visit(rolling)
  }
}

export function trigramsOf(text: string): number[] {
  const found = new Set<number>()
  eachTrigram(text, (trigram) => found.add(trigram))
  return [...found]
}

function collectNames(
  entries: GazetteerEntry[],
): Pick<NameIndex, 'names' | 'owners' | 'isAlternate' | 'lengths'> {
  const names: string[] = []
  const owners: number[] = []
  const isAlternate: number[] = []
  const add = (name: string, owner: number, alternate: number) => {
    if (name === '') return
    names.push(name)
    owners.push(owner)
    isAlternate.push(alternate)
  }
  entries.forEach((entry, owner) => {
    for (const name of entry.names) add(name, owner, 0)
    for (const name of entry.alternates.split(',')) add(name, owner, 1)
  })
  return {
    names,
    owners: Uint32Array.from(owners),
    isAlternate: Uint8Array.from(isAlternate),
    lengths: Uint8Array.from(names, (name) => name.length),
  }
}

function buildPostings(names: string[]): Pick<NameIndex, 'starts' | 'postings'> {
  const starts = new Uint32Array(TRIGRAMS + 1)
  let total = 0
  for (const name of names) {
    eachTrigram(` ${name} `, (trigram) => {
      starts[trigram + 1]! += 1
      total += 1
    })
  }
  for (let trigram = 0; trigram < TRIGRAMS; trigram++) starts[trigram + 1]! += starts[trigram]!
  const next = starts.slice()
  const postings = new Uint32Array(total)
  names.forEach((name, position) => {
    eachTrigram(` ${name} `, (trigram) => {
      postings[next[trigram]!] = position
      next[trigram]! += 1
    })
  })
  return { starts, postings }
}

let built: NameIndex | undefined

export function nameIndex(): NameIndex {
  if (built) return built
  const entries = loadGazetteer()
  const collected = collectNames(entries)
  built = { entries, ...collected, ...buildPostings(collected.names) }
  return built
}

/** Positions of the names that hold a trigram; a name that holds it twice comes twice. */
export function namesWith(index: NameIndex, trigram: number): Uint32Array {
  return index.postings.subarray(index.starts[trigram], index.starts[trigram + 1])
}
