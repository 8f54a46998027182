// Moving items by hand. Times come before the hand-made order (C-099): an item that keeps its time lands at the nearest
// place that this allows.
import type { PlainDate } from '../values/plain-date.ts'
import { inItemOrder, itemsOfDay, type Ordered } from './item-order.ts'

export interface DayMove {
  date: PlainDate
  ids: string[]
}

/** The day's ids after putting the item at `index` among that day's other items. */
export function moveToDay(
  items: readonly Ordered[],
  id: string,
  date: PlainDate,
  index: number,
): DayMove | null {
  const moved = items.find((item) => item.id === id)
  if (!moved) return null
  const rest = itemsOfDay(items, date).filter((item) => item.id !== id)
  const at = Math.max(0, Math.min(index, rest.length))
  const wanted = [...rest.slice(0, at), { ...moved, date }, ...rest.slice(at)]
  const allowed = inItemOrder(wanted.map((item, order) => ({ ...item, order })))
  return { date, ids: allowed.map((item) => item.id) }
}

export const moveToEndOfDay = (items: readonly Ordered[], id: string, date: PlainDate): DayMove | null =>
  moveToDay(items, id, date, Number.MAX_SAFE_INTEGER)

/** Whether the move leaves everything as it is. */
export function isSameOrder(items: readonly Ordered[], { date, ids }: DayMove): boolean {
  const day = itemsOfDay(items, date)
  return day.length === ids.length && day.every((item, index) => item.id === ids[index])
}
