import type { Minor } from '../values/money.ts'

/** Spreads ids evenly over the numbers from 0: FNV-1a. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** Whole numbers up to a billion billion multiply exactly only as these. */
const big = (value: number): bigint => BigInt(Math.abs(value))

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
  const people = weighted
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => (a.traveller < b.traveller ? -1 : 1))
  const whole = people.reduce((sum, { weight }) => sum + big(weight), 0n)
  if (whole === 0n) return new Map()
  const first = hashOf(expenseId) % people.length
  const parts = people.map(({ traveller, weight }, at) => {
    const product = big(total) * big(weight)
    return {
      traveller,
      floor: product / whole,
      lost: product % whole,
      turn: (at - first + people.length) % people.length,
    }
  })
  let left = big(total) - parts.reduce((sum, { floor }) => sum + floor, 0n)
  const sign = total < 0 ? -1 : 1
  const byLoss = parts.toSorted((a, b) => (a.lost === b.lost ? a.turn - b.turn : a.lost > b.lost ? -1 : 1))
  return new Map(
    byLoss.map(({ traveller, floor }) => {
      const odd = left > 0n ? 1n : 0n
      left -= odd
      // Never "-0".
      return [traveller, sign * Number(floor + odd) + 0]
    }),
  )
}
