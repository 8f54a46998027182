// Names in the order of their bytes, one after the other in one buffer: found by halving, without a string made.
import type { SectionArray } from './sections.ts'

/** What a name is to its place; `known` is hand-written, `tail` a later part of a name, `code` an airport's. */
export const nameKinds = ['own', 'known', 'other', 'tail', 'code'] as const
export type NameKind = (typeof nameKinds)[number]

export interface NameTable {
  count: number
  bytes: Uint8Array
  /** Where each name begins; one more for the end of the last. */
  starts: Uint32Array
  /** How many bytes each name shares with the one before. */
  shared: Uint8Array
  /** What each name belongs to. */
  owners: Uint32Array
  /** Numbers of `nameKinds`. */
  kinds: Uint8Array
}

/** Puts the names together: each is stored as what it does not share with the one before. */
export function readNameTable(section: (name: string) => SectionArray, prefix: string): NameTable {
  const shared = section(`${prefix}.shared`) as Uint8Array
  const rest = section(`${prefix}.rest`) as Uint8Array
  const restLengths = section(`${prefix}.restLengths`) as Uint8Array
  const count = shared.length
  const starts = new Uint32Array(count + 1)
  for (let at = 0; at < count; at++) starts[at + 1] = starts[at]! + shared[at]! + restLengths[at]!
  const bytes = new Uint8Array(starts[count]!)
  let read = 0
  for (let at = 0; at < count; at++) {
    const start = starts[at]!
    const common = shared[at]!
    const before = at === 0 ? 0 : starts[at - 1]!
    for (let i = 0; i < common; i++) bytes[start + i] = bytes[before + i]!
    const end = starts[at + 1]!
    for (let i = start + common; i < end; i++) bytes[i] = rest[read++]!
  }
  return {
    count,
    bytes,
    starts,
    shared,
    owners: section(`${prefix}.owners`) as Uint32Array,
    kinds: section(`${prefix}.kinds`) as Uint8Array,
  }
}

/** The arrays `readNameTable` reads, from rows in the order of their bytes. */
export function packNames(
  rows: readonly { name: string; owner: number; kind: number }[],
  prefix: string,
): Record<string, SectionArray> {
  const shared = new Uint8Array(rows.length)
  const restLengths = new Uint8Array(rows.length)
  const rest: Buffer[] = []
  let before = Buffer.alloc(0)
  rows.forEach(({ name }, at) => {
    const bytes = Buffer.from(name)
    let common = 0
    while (common < before.length && common < bytes.length && before[common] === bytes[common]) common++
    shared[at] = common
    restLengths[at] = bytes.length - common
    rest.push(bytes.subarray(common))
    before = bytes
  })
  return {
    [`${prefix}.shared`]: shared,
    [`${prefix}.restLengths`]: restLengths,
    [`${prefix}.rest`]: new Uint8Array(Buffer.concat(rest)),
    [`${prefix}.owners`]: Uint32Array.from(rows, ({ owner }) => owner),
    [`${prefix}.kinds`]: Uint8Array.from(rows, ({ kind }) => kind),
  }
}

export const nameAt = ({ bytes, starts }: NameTable, at: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + starts[at]!, starts[at + 1]! - starts[at]!).toString('utf8')

/** Below, at or above zero as the name stands before the text, begins with it, or stands after all that do. */
function compareStart({ bytes, starts }: NameTable, at: number, text: Uint8Array): number {
  const start = starts[at]!
  const length = starts[at + 1]! - start
  for (let i = 0; i < text.length; i++) {
    if (i >= length) return -1
    const difference = bytes[start + i]! - text[i]!
    if (difference !== 0) return difference
  }
  return 0
}

/** The first name for which `isPast` holds; names for which it does stand at the end. */
function firstFrom(count: number, isPast: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(middle)) high = middle
    else low = middle + 1
  }
  return low
}

interface Range {
  from: number
  to: number
}

/** The names that begin with the text. */
export function startingWith(table: NameTable, text: string): Range {
  const bytes = Buffer.from(text)
  const from = firstFrom(table.count, (at) => compareStart(table, at, bytes) >= 0)
  return { from, to: firstFrom(table.count, (at) => compareStart(table, at, bytes) > 0) }
}

/** The names that are the text: they stand first among those that begin with it. */
export function equalTo(table: NameTable, text: string): Range {
  const length = Buffer.byteLength(text)
  const { from, to } = startingWith(table, text)
  let end = from
  while (end < to && length === table.starts[end + 1]! - table.starts[end]!) end++
  return { from, to: end }
}
