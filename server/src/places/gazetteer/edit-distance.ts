const MAX_LENGTH = 128

// Three rows of the distance table, kept between calls: a search compares thousands of names.
let beforeLast = new Uint8Array(MAX_LENGTH + 1)
let last = new Uint8Array(MAX_LENGTH + 1)
let row = new Uint8Array(MAX_LENGTH + 1)

function isSwap(a: string, i: number, b: string, j: number): boolean {
  return (
    i > 1 &&
    j > 1 &&
    a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
    a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
  )
}

/** Fills `row` for the i-th letter of `a`; answers its smallest distance. */
function fillRow(a: string, i: number, b: string): number {
  row[0] = i
  let best = i
  for (let j = 1; j <= b.length; j++) {
    const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
    let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change)
    if (isSwap(a, i, b, j)) cost = Math.min(cost, beforeLast[j - 2]! + 1)
    row[j] = cost
    if (cost < best) best = cost
  }
  return best
}

/**
 * Letters to insert, delete, change or swap with their neighbour to turn one text into the other;
 * `limit + 1` as soon as it is clear that more than `limit` are needed. For texts of up to 128 letters.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > MAX_LENGTH) return limit + 1
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    if (fillRow(a, i, b) > limit) return limit + 1
    const free = beforeLast
    beforeLast = last
    last = row
    row = free
  }
  return Math.min(last[b.length]!, limit + 1)
}
