import { endDate, type Span } from './item-end.ts'
import type { Ordered } from './item-order.ts'

type Spanned = Ordered & Span

/** Sorts as the moments do. */
const endOf = (item: Spanned): string => (item.endTime ? `${endDate(item)} ${item.endTime}` : '')

/** For each item the one that is still going on when it begins. `items` come in their order. */
export function overlapsOf<T extends Spanned>(items: readonly T[]): Map<string, T> {
  const found = new Map<string, T>()
  let longest: T | null = null
  for (const item of items) {
    if (item.time === null) continue
    if (longest && endOf(longest) > `${item.date} ${item.time}`) found.set(item.id, longest)
    if (item.endTime && !(longest && endOf(longest) >= endOf(item))) longest = item
  }
  return found
}
