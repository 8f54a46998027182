import { itemsOfDay, type Ordered } from '@sojourn/contract/itinerary/item-order'
import { type DayMove, moveToDay, moveToEndOfDay } from '@sojourn/contract/itinerary/move-item'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

/** Where a dragged item would land: beside another item, first of a day, or at a day's end. */
export type DropPlace =
  | { kind: 'beside'; id: string; date: PlainDate; after: boolean }
  | { kind: 'first'; date: PlainDate }
  | { kind: 'last'; date: PlainDate }

export function moveToPlace(items: readonly Ordered[], id: string, place: DropPlace): DayMove | null {
  if (place.kind === 'last') return moveToEndOfDay(items, id, place.date)
  if (place.kind === 'first') return moveToDay(items, id, place.date, 0)
  const others = itemsOfDay(items, place.date).filter((item) => item.id !== id)
  const at = others.findIndex((item) => item.id === place.id)
  // Dropped on itself.
  if (at === -1) return null
  return moveToDay(items, id, place.date, place.after ? at + 1 : at)
}

export interface Target {
  place: DropPlace
  element: HTMLElement
}

/** Reads the place from the marks on the page: `data-item-id` on rows, `data-drop-first` and `data-drop-day` on days. */
export function targetAt(x: number, y: number): Target | null {
  const hit = document.elementFromPoint(x, y)
  const row = hit?.closest<HTMLElement>('[data-item-id]')
  if (row) {
    const { top, height } = row.getBoundingClientRect()
    const { itemId: id = '', itemDate: date = '' } = row.dataset
    return { place: { kind: 'beside', id, date, after: y > top + height / 2 }, element: row }
  }
  const day = hit?.closest<HTMLElement>('[data-drop-day]')
  if (day) return { place: { kind: 'last', date: day.dataset['dropDay'] ?? '' }, element: day }
  const heading = hit?.closest<HTMLElement>('[data-drop-first]')
  if (heading) return { place: { kind: 'first', date: heading.dataset['dropFirst'] ?? '' }, element: heading }
  return null
}
