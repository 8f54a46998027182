import { overlapsOf } from '@sojourn/contract/itinerary/overlap'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { activityCount } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useAfterPaint } from '../../../browser/use-after-paint.ts'
import { useDistanceFromTop } from '../../../browser/use-distance-from-top.ts'
import { Card } from '../../../ui/card.tsx'
import { ActivityRow, type RowActions } from './activity-row.tsx'
import { DayHeading } from './day-heading.tsx'
import { type ListRow, listRows } from './list-rows.ts'

interface ActivitiesListProps {
  trip: Trip
  /** In their order. */
  items: readonly ItineraryItem[]
  openIds: ReadonlySet<string>
  dragged: ItineraryItem | null
  /** An item to bring into view and focus, once: it was moved by key, or its neighbour was deleted. */
  followed: string | null
  onFollowed: () => void
  actions: RowActions
  onAdd: (date: PlainDate) => void
  onOptimise: (date: PlainDate) => void
}

const rowPx = { day: 49, item: 69 } as const
const spareRows = 6
const fewRows = 20
const expectedTopPx = 600
const patienceFrames = 60

/** Draws only the rows in view, so that a trip of ten thousand items scrolls like one of ten. */
export function ActivitiesList(props: ActivitiesListProps) {
  const { trip, items, openIds, dragged, followed, onFollowed, actions, onAdd, onOptimise } = props
  const list = useRef<HTMLOListElement>(null)
  const rows = useMemo(() => listRows(items), [items])
  const overlaps = useMemo(() => overlapsOf(items), [items])
  const virtualizer = useRowVirtualizer(list, rows, dragged)
  useFollowed(followed, rows, virtualizer.scrollToIndex, onFollowed)
  return (
    <Card padding="none" className="overflow-clip">
      <h2 className="px-4 py-4 sm:px-5">
        <span className="type-card sm:text-[1.375rem]">Activities List</span>{' '}
        <span className="ml-1 text-muted-foreground">({activityCount(items.length)})</span>
      </h2>
      <ol ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
              {...(row.kind === 'item' && { 'aria-setsize': items.length, 'aria-posinset': row.number })}
            >
              {row.kind === 'day' ? (
                <DayHeading
                  trip={trip}
                  date={row.date}
                  items={row.items}
                  onAdd={onAdd}
                  onOptimise={onOptimise}
                />
              ) : (
                <ActivityRow
                  item={row.item}
                  number={row.number}
                  isOpen={openIds.has(row.item.id)}
                  isDragged={row.item.id === dragged?.id}
                  overlap={overlaps.get(row.item.id)}
                  actions={actions}
                />
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function useRowVirtualizer(
  list: RefObject<HTMLOListElement | null>,
  rows: readonly ListRow[],
  dragged: ItineraryItem | null,
) {
  const draggedIndex = dragged ? rows.findIndex(({ key }) => key === dragged.id) : -1
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range)
      if (draggedIndex === -1 || shown.includes(draggedIndex)) return shown
      return [...shown, draggedIndex].toSorted((a, b) => a - b)
    },
    [draggedIndex],
  )
  // The list itself is drawn anew on every scroll; its rows are memoised.
  // oxlint-disable-next-line react/incompatible-library
  return useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rowPx[rows[index]?.kind ?? 'item'],
    getItemKey: (index) => rows[index]?.key ?? index,
    // Of many, first those in view.
    overscan: useAfterPaint() || rows.length <= fewRows ? spareRows : 0,
    scrollMargin: useDistanceFromTop(list, expectedTopPx),
    rangeExtractor,
  })
}

function useFollowed(
  id: string | null,
  rows: readonly ListRow[],
  scrollToIndex: (index: number, options: { align: 'auto' }) => void,
  onFollowed: () => void,
) {
  useLayoutEffect(() => {
    if (id === null) return undefined
    const index = rows.findIndex(({ key }) => key === id)
    if (index === -1) return undefined
    scrollToIndex(index, { align: 'auto' })
    let frame = 0
    // A row far away is drawn a few frames after the page has got there.
    const follow = (framesLeft: number) => {
      frame = requestAnimationFrame(() => {
        const grip = document.querySelector<HTMLElement>(`[data-grip="${id}"]`)
        if (!grip && framesLeft > 0) return follow(framesLeft - 1)
        grip?.focus({ preventScroll: true })
        return onFollowed()
      })
    }
    follow(patienceFrames)
    return () => cancelAnimationFrame(frame)
  }, [id, rows, scrollToIndex, onFollowed])
}
