import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { observedHeight } from '../../../browser/observed-height.ts'
import { scrollUnlessThere } from '../../../browser/scroll-unless-there.ts'
import { useAfterPaint } from '../../../browser/use-after-paint.ts'
import { useDistanceFromTop } from '../../../browser/use-distance-from-top.ts'
import { useLatest } from '../../../browser/use-latest.ts'
import type { ListRow } from './list-rows.ts'

/** As they come out: a guess that is right spares a second layout. */
const rowPx = { past: 60, day: 48, now: 26, item: 69, booked: 69, bed: 49 } as const
const spareRows = 6
/** Before the first paint: a list that begins lower than expected keeps the rows it has drawn. */
const firstSpareRows = 2
const fewRows = 20
const expectedTopPx = 340
const patienceFrames = 60
/** The trip's bar and its tabs stay on top of the list. */
const barsPx = 116

/** Only the rows in view are drawn, and the one on the move. */
export function useRowVirtualizer(
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
    overscan: isPainted || rows.length <= fewRows ? spareRows : firstSpareRows,
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
export function useRevealed(
  revealed: { key: string } | null,
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

export function useFollowed(
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
