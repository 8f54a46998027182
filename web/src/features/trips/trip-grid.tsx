import type { Trip } from '@sojourn/contract/trips/schema'
import { isActive } from '@sojourn/contract/trips/status'
import { tripsWords } from '@sojourn/contract/trips/words'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { observedHeight } from '../../browser/observed-height.ts'
import { scrollUnlessThere } from '../../browser/scroll-unless-there.ts'
import { useDistanceFromTop } from '../../browser/use-distance-from-top.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { gridRows } from './grid-rows.ts'
import { TripCard } from './trip-card.tsx'
import { useMedia } from '../../browser/use-media.ts'

const gapPx = 20
const rowPx = 470
/** So many are all in the page, where a search of the browser finds them. */
const fewTrips = 12
/** About where the grid begins, until it is measured. */
const expectedTopPx = 800
const gridLook = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

interface TripGridProps {
  trips: readonly Trip[]
  today: PlainDate
  onDelete: (trip: Trip) => void
}

/** Only the rows near the screen are in the page, so that five hundred trips scroll like five. */
export function TripGrid({ trips, today, onDelete }: TripGridProps) {
  const columns = useColumns()
  const isFirstFeatured = trips[0] !== undefined && isActive(trips[0].status)
  const rows = useMemo(() => gridRows(trips, columns, isFirstFeatured), [trips, columns, isFirstFeatured])
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useDistanceFromTop(list, { expectedPx: expectedTopPx })
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here only, never handed on
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => rowPx,
    gap: gapPx,
    overscan: trips.length <= fewTrips ? fewTrips : 2,
    scrollMargin,
    measureElement: observedHeight,
    scrollToFn: scrollUnlessThere,
    // Else the first pass draws no row, and a second one follows at once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const shown = virtualizer.getVirtualItems()
  const before = (shown[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? scrollMargin) - scrollMargin)

  return (
    <ul ref={list} className={gridLook} style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}>
      {shown.flatMap(({ index: row }) =>
        rows[row]?.map((trip, column) => {
          const position = positionOf(rows, row, column)
          const featured = position === 0 && isFirstFeatured
          return (
            <li
              key={trip.id}
              ref={column === 0 ? virtualizer.measureElement : undefined}
              data-index={row}
              aria-setsize={trips.length}
              aria-posinset={position + 1}
              className={cn('min-w-0', featured && 'sm:col-span-2')}
            >
              <TripCard trip={trip} today={today} featured={featured && columns > 1} onDelete={onDelete} />
            </li>
          )
        }),
      )}
    </ul>
  )
}

const positionOf = (rows: readonly (readonly Trip[])[], row: number, column: number): number =>
  row === 0 ? column : (rows[0]?.length ?? 0) + (row - 1) * (rows[1]?.length ?? 0) + column

/** Cards as they will stand, while the trips are on their way. */
export function TripGridSkeleton() {
  return (
    <DelayedSkeleton label={tripsWords.loadingAll}>
      <Skeleton className="mb-5 h-[184px] rounded-lg sm:-mt-2 sm:mb-7 sm:h-[250px] lg:h-[330px]" />
      <div className={gridLook}>
        {['sm:col-span-2', '', 'max-sm:hidden', 'max-sm:hidden', 'max-sm:hidden'].map((span, at) => (
          <Card key={at} padding="inset" className={span}>
            <Skeleton className="h-[190px] rounded-[12px] sm:h-[238px]" />
            <div className="px-3 pt-5 pb-3">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="mt-3 h-4 w-2/5" />
              <Skeleton className="mt-9 h-2.5 rounded-full" />
              <Skeleton className="mt-5 h-11 rounded-full" />
            </div>
          </Card>
        ))}
      </div>
    </DelayedSkeleton>
  )
}

/** The grid's columns, as its classes say them. */
function useColumns(): 1 | 2 | 3 {
  const isWide = useMedia('(width >= 64rem)')
  const isMiddle = useMedia('(width >= 40rem)')
  return isWide ? 3 : isMiddle ? 2 : 1
}
