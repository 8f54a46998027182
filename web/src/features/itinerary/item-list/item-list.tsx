import type { DayNote } from '@sojourn/contract/day-notes/schema'
import { overlapsOf } from '@sojourn/contract/itinerary/overlap'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itemCount } from '@sojourn/contract/itinerary/timeline'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { observedHeight } from '../../../browser/observed-height.ts'
import { scrollUnlessThere } from '../../../browser/scroll-unless-there.ts'
import { useAfterPaint } from '../../../browser/use-after-paint.ts'
import { useDistanceFromTop } from '../../../browser/use-distance-from-top.ts'
import { useLatest } from '../../../browser/use-latest.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { EditNote } from '../day-notes/edit-note.tsx'
import { useDayNotes } from '../day-notes/use-day-notes.ts'
import { ItemRow, type ItemRowActions } from './item-row.tsx'
import { DayHeading } from './day-heading.tsx'
import { type ListRow, itemListRows } from './list-rows.ts'
import { NowLine, PastDays } from './running-rows.tsx'

interface ItemListProps {
  trip: Trip
  /** In their order. */
  items: readonly ItineraryItem[]
  /** The time at the destination while the trip runs. */
  now: LocalTime | null
  openIds: ReadonlySet<string>
  dragged: ItineraryItem | null
  /** The stop that is chosen here or on the map, and the day that is while the map is beside. */
  chosen: string | null
  chosenDay: PlainDate | null
  /** What was chosen elsewhere and is to be brought into view: an item, or a day's heading. */
  revealed: { key: string } | null
  /** An item to bring into view and focus, once: it was moved by key, or its neighbour was deleted. */
  followed: string | null
  onFollowed: () => void
  actions: ItemRowActions
  onAdd: (date: PlainDate) => void
  onOptimise: (date: PlainDate) => void
}

/** As they come out: a guess that is right spares a second layout. */
const rowPx = { past: 60, day: 48, now: 26, item: 69 } as const
const spareRows = 6
const fewRows = 20
const expectedTopPx = 600
const patienceFrames = 60
/** The trip's bar and its tabs stay on top of the list. */
const barsPx = 116

/** Draws only the rows in view, so that a trip of ten thousand items scrolls like one of ten. */
export function ItemList(props: ItemListProps) {
  const { chosen, chosenDay, revealed } = props
  const { trip, items, now, openIds, dragged, followed, onFollowed, actions, onAdd, onOptimise } = props
  const list = useRef<HTMLOListElement>(null)
  const [isPastOpen, setIsPastOpen] = useState(false)
  // What is followed into the past unfolds it.
  if (
    now &&
    !isPastOpen &&
    items.some(({ id, date }) => (id === followed || id === revealed?.key) && date < now.date)
  )
    setIsPastOpen(true)
  const notes = useDayNotes(trip.id)
  const [edited, setEdited] = useState<{ date: PlainDate; note: DayNote | null } | null>(null)
  const onNote = useCallback((date: PlainDate, note: DayNote | null) => setEdited({ date, note }), [])
  const rows = useMemo(
    () => itemListRows(items, now && { now, isPastOpen }, notes.keys()),
    [items, now, isPastOpen, notes],
  )
  const overlaps = useMemo(() => overlapsOf(items), [items])
  const virtualizer = useRowVirtualizer(list, rows, {
    dragged,
    isSought: revealed !== null || followed !== null,
  })
  useRevealed(revealed, rows, virtualizer.scrollToIndex)
  useFollowed(followed, rows, virtualizer.scrollToIndex, onFollowed)
  return (
    <Card padding="none" className="overflow-clip">
      <h2 className="px-4 py-4 sm:px-5">
        <span className="type-card sm:text-[1.375rem]">Activities List</span>{' '}
        <span className="ml-1 text-muted-foreground">({itemCount(items.length)})</span>
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
              {row.kind === 'past' && (
                <PastDays trip={trip} row={row} onToggle={() => setIsPastOpen(!row.isOpen)} />
              )}
              {row.kind === 'now' && <NowLine time={row.time} />}
              {row.kind === 'day' && (
                <DayHeading
                  trip={trip}
                  date={row.date}
                  items={row.items}
                  isToday={row.isToday}
                  isChosen={row.date === chosenDay}
                  notes={notes.get(row.date)}
                  onAdd={onAdd}
                  onNote={onNote}
                  onOptimise={onOptimise}
                />
              )}
              {row.kind === 'item' && (
                <ItemRow
                  item={row.item}
                  number={row.number}
                  isOpen={openIds.has(row.item.id)}
                  isDone={row.isDone}
                  isChosen={row.item.id === chosen}
                  isDragged={row.item.id === dragged?.id}
                  overlap={overlaps.get(row.item.id)}
                  actions={actions}
                />
              )}
            </li>
          )
        })}
      </ol>
      {edited && <EditNote trip={trip} {...edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}

function useRowVirtualizer(
  list: RefObject<HTMLOListElement | null>,
  rows: readonly ListRow[],
  { dragged, isSought }: { dragged: ItineraryItem | null; isSought: boolean },
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
  const isPainted = useAfterPaint()
  // The list itself is drawn anew on every scroll; its rows are memoised.
  // oxlint-disable-next-line react/incompatible-library
  return useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rowPx[rows[index]?.kind ?? 'item'],
    getItemKey: (index) => rows[index]?.key ?? index,
    // Of many, first those in view.
    overscan: isPainted || rows.length <= fewRows ? spareRows : 0,
    scrollPaddingStart: barsPx,
    scrollMargin: useDistanceFromTop(list, { expectedPx: expectedTopPx, atOnce: isSought }),
    rangeExtractor,
    measureElement: isPainted ? measureElement : observedHeight,
    scrollToFn: scrollUnlessThere,
    // Else the first pass draws no row, and a second one follows at once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
}

type ScrollToIndex = (index: number, options: { align: 'auto' | 'start' }) => void

/** Nothing jumps that is in view already. */
function useRevealed(
  revealed: ItemListProps['revealed'],
  rows: readonly ListRow[],
  scrollToIndex: ScrollToIndex,
) {
  const latest = useLatest(rows)
  useEffect(() => {
    const index = latest.current.findIndex((row) => row.key === revealed?.key)
    if (index !== -1)
      scrollToIndex(index, { align: latest.current[index]?.kind === 'day' ? 'start' : 'auto' })
  }, [revealed, latest, scrollToIndex])
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
