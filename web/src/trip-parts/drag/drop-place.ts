import type { PlainDate } from '@sojourn/contract/values/plain-date'

/** Where something dragged would land: beside an item, first of a day, at a day's end, or among the ideas. */
export type DropPlace =
  | { kind: 'beside'; id: string; date: PlainDate; after: boolean }
  | { kind: 'first'; date: PlainDate }
  | { kind: 'last'; date: PlainDate }
  | { kind: 'ideas' }

export interface Target {
  place: DropPlace
  element: HTMLElement
}

/**
 * Reads the place from the marks on the page: `data-item-id` on rows, `data-drop-first` and `data-drop-day` on days,
 * `data-drop-ideas` on the ideas.
 */
export function targetAt(x: number, y: number): Target | null {
  const hit = document.elementFromPoint(x, y)
  const near = (mark: string) => hit?.closest<HTMLElement>(`[data-${mark}]`)
  const row = near('item-id')
  if (row) {
    const { top, height } = row.getBoundingClientRect()
    const { itemId: id = '', itemDate: date = '' } = row.dataset
    return { place: { kind: 'beside', id, date, after: y > top + height / 2 }, element: row }
  }
  const day = near('drop-day')
  if (day) return { place: { kind: 'last', date: day.dataset['dropDay'] ?? '' }, element: day }
  const heading = near('drop-first')
  if (heading) return { place: { kind: 'first', date: heading.dataset['dropFirst'] ?? '' }, element: heading }
  const ideas = near('drop-ideas')
  return ideas ? { place: { kind: 'ideas' }, element: ideas } : null
}

/** What is dropped as a whole, without a line that says before what. */
export const isWhole = ({ kind }: DropPlace): boolean => kind === 'last' || kind === 'ideas'
