import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

export type ListRow =
  | { kind: 'day'; key: string; date: PlainDate; items: ItineraryItem[] }
  | { kind: 'item'; key: string; number: number; item: ItineraryItem }

/** The list as it is drawn: a heading for every day that has items, then its items. `items` come in their order. */
export function listRows(items: readonly ItineraryItem[]): ListRow[] {
  const rows: ListRow[] = []
  let day: Extract<ListRow, { kind: 'day' }> | undefined
  for (const [index, item] of items.entries()) {
    if (day?.date !== item.date) {
      day = { kind: 'day', key: `day-${item.date}`, date: item.date, items: [] }
      rows.push(day)
    }
    day.items.push(item)
    rows.push({ kind: 'item', key: item.id, number: index + 1, item })
  }
  return rows
}
