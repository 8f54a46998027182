import type { Ordered } from './item-order.ts'

interface Spanned extends Ordered {
  readonly endTime: string | null
}

/** For each item the one of its day that is still going on when it begins. `items` come in their order. */
export function overlapsOf<T extends Spanned>(items: readonly T[]): Map<string, T> {
  const found = new Map<string, T>()
  let longest: T | null = null
  for (const item of items) {
    if (longest?.date !== item.date) longest = null
    if (item.time === null) continue
    if (longest?.endTime && longest.endTime > item.time) found.set(item.id, longest)
    if (item.endTime && !(longest?.endTime && longest.endTime >= item.endTime)) longest = item
  }
  return found
}
