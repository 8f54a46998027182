import type { Minor } from '../values/money.ts'

/** Spreads ids evenly over the numbers from 0: FNV-1a. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

export interface Weighted {
  readonly traveller: string
  /** A whole number; of a refund's parts the size counts. */
  readonly weight: number
}

/** What each gets without its odd units, and what rounding takes of it, in parts of the whole. */
interface Cut {
  readonly floors: number[]
  readonly lost: number[]
}

function cutByWeights(size: number, people: readonly Weighted[], whole: number): Cut {
  const [floors, lost]: [number[], number[]] = [[], []]
  for (const { weight } of people) {
    const product = size * Math.abs(weight)
    const rest = product % whole
    floors.push((product - rest) / whole)
    lost.push(rest)
  }
  return { floors, lost }
}

/** Beyond 2^53 numbers multiply exactly only as these. */
function cutLarge(size: number, people: readonly Weighted[], whole: number): Cut {
  const products = people.map(({ weight }) => BigInt(size) * BigInt(Math.abs(weight)))
  return {
    floors: products.map((product) => Number(product / BigInt(whole))),
    lost: products.map((product) => Number(product % BigInt(whole))),
  }
}

/** Gives each of the units left over to whoever lost most and has none yet, beginning with `first` among equals. */
function addLeft({ floors, lost }: Cut, left: number, first: number): void {
  const count = floors.length
  for (let unit = 0; unit < left; unit++) {
    let best = first
    for (let turn = 1; turn < count; turn++) {
      const at = first + turn < count ? first + turn : first + turn - count
      if (lost[at]! > lost[best]!) best = at
    }
    lost[best] = -1
    floors[best]!++
  }
}

/** As a rule they stand sorted, and all of them are in. */
function inOrder(weighted: readonly Weighted[]): readonly Weighted[] {
  let before = ''
  for (const { traveller, weight } of weighted) {
    if (weight === 0 || traveller < before)
      return weighted
        .filter((one) => one.weight !== 0)
        .toSorted((a, b) => (a.traveller < b.traveller ? -1 : 1))
    before = traveller
  }
  return weighted
}

/** The parts of people with different weights, in their order. */
function partsByWeights(size: number, people: readonly Weighted[], expenseId: string): number[] {
  let whole = 0
  for (const { weight } of people) whole += Math.abs(weight)
  const isSafe = size * whole <= Number.MAX_SAFE_INTEGER
  const cut = isSafe ? cutByWeights(size, people, whole) : cutLarge(size, people, whole)
  let left = size
  for (const floor of cut.floors) left -= floor
  if (left > 0) addLeft(cut, left, hashOf(expenseId) % people.length)
  return cut.floors
}

const areEqual = (people: readonly Weighted[]): boolean => {
  for (const { weight } of people) if (weight !== people[0]!.weight) return false
  return true
}

/**
 * An amount in whole smallest units, by weights. What is left over goes unit by unit to whoever lost most by rounding;
 * among equals it begins with somebody who follows from the expense's id, so that it goes round from expense to expense
 * and every device finds the same, in whatever order it lists the people. A long trip has thousands of them: loops, and
 * no list that the usual case does without.
 */
export function forEachPart(
  total: Minor,
  weighted: readonly Weighted[],
  expenseId: string,
  take: (traveller: string, minor: Minor) => void,
): void {
  const people = inOrder(weighted)
  const count = people.length
  if (count === 0) return
  if (count === 1) return take(people[0]!.traveller, total)
  const size = Math.abs(total)
  const sign = total < 0 ? -1 : 1
  if (!areEqual(people)) {
    const parts = partsByWeights(size, people, expenseId)
    // Never "-0".
    for (let at = 0; at < count; at++) take(people[at]!.traveller, sign * parts[at]! + 0)
    return
  }
  const left = size % count
  const floor = (size - left) / count
  const first = left === 0 ? 0 : hashOf(expenseId) % count
  for (let at = 0; at < count; at++) {
    const turn = at < first ? at - first + count : at - first
    take(people[at]!.traveller, sign * (turn < left ? floor + 1 : floor) + 0)
  }
}

export function apportion(
  total: Minor,
  weighted: readonly Weighted[],
  expenseId: string,
): Map<string, Minor> {
  const parts = new Map<string, Minor>()
  forEachPart(total, weighted, expenseId, (traveller, minor) => parts.set(traveller, minor))
  return parts
}
