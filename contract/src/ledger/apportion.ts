import type { Minor } from '../values/money.ts'

/** Spreads ids evenly over the numbers from 0: FNV-1a. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

interface Cut {
  floor: number
  lost: number
}

/** What a share comes to, and what rounding takes of it, in parts of the whole. */
function cutOfSmall(total: number, weight: number, whole: number): Cut {
  const product = total * weight
  const lost = product % whole
  return { floor: (product - lost) / whole, lost }
}

/** Beyond 2^53 numbers multiply exactly only as these. */
function cutOfAny(total: number, weight: number, whole: number): Cut {
  const product = BigInt(total) * BigInt(weight)
  const lost = product % BigInt(whole)
  return { floor: Number(product / BigInt(whole)), lost: Number(lost) }
}

export interface Weighted {
  readonly traveller: string
  /** A whole number; of a refund's parts the size counts. */
  readonly weight: number
}

/**
 * An amount in whole smallest units, by weights. What is left over goes unit by unit to whoever lost most by rounding;
 * among equals it begins with somebody who follows from the expense's id, so that it goes round from expense to expense
 * and every device finds the same, in whatever order it lists the people.
 */
export function apportion(
  total: Minor,
  weighted: readonly Weighted[],
  expenseId: string,
): Map<string, Minor> {
  const [only] = weighted
  if (only && weighted.length === 1 && only.weight !== 0) return new Map([[only.traveller, total]])
  const people = weighted
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => (a.traveller < b.traveller ? -1 : 1))
  const whole = people.reduce((sum, { weight }) => sum + Math.abs(weight), 0)
  if (whole === 0) return new Map()
  const first = hashOf(expenseId) % people.length
  const cut = Math.abs(total) * whole <= Number.MAX_SAFE_INTEGER ? cutOfSmall : cutOfAny
  const parts = people.map(({ traveller, weight }, at) => ({
    traveller,
    ...cut(Math.abs(total), Math.abs(weight), whole),
    turn: (at - first + people.length) % people.length,
  }))
  let left = Math.abs(total) - parts.reduce((sum, { floor }) => sum + floor, 0)
  const sign = total < 0 ? -1 : 1
  // Where nothing is left over, nobody has to be found for it.
  const byLoss =
    left === 0
      ? parts
      : parts.toSorted((a, b) => (a.lost === b.lost ? a.turn - b.turn : a.lost > b.lost ? -1 : 1))
  return new Map(
    byLoss.map(({ traveller, floor }) => {
      const odd = left > 0 ? 1 : 0
      left -= odd
      // Never "-0".
      return [traveller, sign * (floor + odd) + 0]
    }),
  )
}
