import { compareItems, type Ordered } from '@sojourn/contract/itinerary/item-order'
import type { DayMove } from '@sojourn/contract/itinerary/move-item'

/**
 * Moves on their way to the server. Several may wait for each other, each shown on top of the one before; what a failed
 * one started from may never have been saved. So the places the server last answered are kept until all have ended.
 */
export function pendingMoves() {
  const saved = new Map<string, Ordered>()
  let waiting = 0
  let hasFailed = false
  return {
    begin(items: readonly Ordered[], { ids }: DayMove): void {
      waiting += 1
      const named = new Set(ids)
      for (const item of items) if (named.has(item.id) && !saved.has(item.id)) saved.set(item.id, item)
    },
    /** Takes the items the server moved, or nothing after a failure. Answers how to put places back, once it is time. */
    end(moved: readonly Ordered[] | undefined) {
      waiting -= 1
      hasFailed ||= moved === undefined
      for (const item of moved ?? []) saved.set(item.id, item)
      if (waiting > 0) return null
      const [places, isDue] = [new Map(saved), hasFailed]
      saved.clear()
      hasFailed = false
      return isDue ? <T extends Ordered>(items: readonly T[]) => withPlaces(items, places) : null
    },
  }
}

/** Only the place is put back: what was edited or deleted meanwhile stays so. */
const withPlaces = <T extends Ordered>(items: readonly T[], places: ReadonlyMap<string, Ordered>): T[] =>
  items
    .map((item) => {
      const { date, order } = places.get(item.id) ?? item
      return { ...item, date, order }
    })
    .toSorted(compareItems)
