import type { PlainDate } from '../values/plain-date.ts'
import { compareText } from '../values/compare-text.ts'

export interface Ordered {
  readonly id: string
  readonly date: PlainDate
  readonly time: string | null
  readonly order: number
}

/** Sorts behind every clock time. */
const untimed = '~'

/** Date, then time (none last), then order, then id: the one order of list, timeline and map (C-099). */
export const compareItems = (a: Ordered, b: Ordered): number =>
  compareText(a.date, b.date) ||
  compareText(a.time ?? untimed, b.time ?? untimed) ||
  a.order - b.order ||
  compareText(a.id, b.id)

export const inItemOrder = <T extends Ordered>(items: readonly T[]): T[] => items.toSorted(compareItems)

interface Numbered<T> {
  number: number
  item: T
}

/** Each item with its number in the whole trip; a filter by day keeps the numbers. */
export const numbered = <T extends Ordered>(items: readonly T[]): Numbered<T>[] =>
  inItemOrder(items).map((item, index) => ({ number: index + 1, item }))

export const itemsOfDay = <T extends Ordered>(items: readonly T[], date: PlainDate): T[] =>
  inItemOrder(items.filter((item) => item.date === date))
