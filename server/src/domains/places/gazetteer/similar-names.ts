// Names within a few typing errors of a text. The names stand in the order of their letters, so what one shares with
// the one before need not be compared again, and a beginning that is already too far off is passed over with all
// that share it.
import type { NameTable } from './name-table.ts'

const BEYOND_ASCII = 0x80
const MAX_LENGTH = 120

/** One row of the distance table for each letter of a name, the first for none. */
const rows = Array.from({ length: MAX_LENGTH + 2 }, () => new Uint8Array(MAX_LENGTH + 1))

/**
 * Fills the row of the depth-th letter where it can still be within the limit, that is near the diagonal; answers its
 * smallest distance.
 */
function fillRow(text: Uint8Array, name: Uint8Array, start: number, depth: number, limit: number): number {
  const row = rows[depth]!
  const last = rows[depth - 1]!
  const letter = name[start + depth - 1]!
  const from = Math.max(1, depth - limit)
  const to = Math.min(text.length, depth + limit)
  const tooFar = limit + 1
  row[from - 1] = from === 1 ? Math.min(depth, tooFar) : tooFar
  let best = row[from - 1]!
  for (let j = from; j <= to; j++) {
    let cost = last[j - 1]!
    if (text[j - 1] !== letter) {
      cost++
      // Beyond the diagonal's band the row above holds nothing.
      if (j < depth + limit && last[j]! + 1 < cost) cost = last[j]! + 1
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1
      if (depth > 1 && j > 1 && text[j - 2] === letter && text[j - 1] === name[start + depth - 2]) {
        cost = Math.min(cost, rows[depth - 2]![j - 2]! + 1)
      }
    }
    row[j] = cost
    if (cost < best) best = cost
  }
  return best
}

/** Visits each name that `limit` or fewer letters inserted, deleted, changed or swapped turn into the text. */
export function eachSimilarName(
  table: NameTable,
  text: string,
  limit: number,
  visit: (at: number, edits: number) => void,
): void {
  const letters = Buffer.from(text)
  if (letters.length > MAX_LENGTH - limit) return
  for (let j = 0; j <= letters.length; j++) rows[0]![j] = j
  const { bytes, starts, shared } = table
  /** Rows up to here hold the name before. */
  let known = 0
  /** Names that share this many letters with the one before are as far off. */
  let tooFarFrom = MAX_LENGTH
  for (let at = 0; at < table.count; at++) {
    if (shared[at]! >= tooFarFrom) continue
    const start = starts[at]!
    const length = starts[at + 1]! - start
    if (bytes[start]! >= BEYOND_ASCII) return
    tooFarFrom = MAX_LENGTH
    let depth = Math.min(known, shared[at]!)
    while (depth < length && tooFarFrom === MAX_LENGTH) {
      depth++
      if (fillRow(letters, bytes, start, depth, limit) > limit) tooFarFrom = depth
    }
    known = depth
    if (tooFarFrom === MAX_LENGTH && Math.abs(length - letters.length) <= limit) {
      const edits = rows[length]![letters.length]!
      if (edits <= limit) visit(at, edits)
    }
  }
}
