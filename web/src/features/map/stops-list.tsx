import { overlapsOf } from '@sojourn/contract/itinerary/overlap'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { useLegs } from '../../queries/where.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { PlaceHeading } from './journey/place-heading.tsx'
import { stopRows } from './journey/stop-rows.ts'
import type { StopLeg } from './legs.ts'
import type { ListedStop } from './map-stop.ts'
import { StopRow } from './stop-row.tsx'

interface StopsListProps {
  trip: Trip
  stops: readonly ListedStop[]
  /** The place to bring into view, whenever it is asked for. */
  place: { id: string } | null
  legs: ReadonlyMap<string, StopLeg>
  selectedId: string | null
  onSelect: (id: string) => void
  onPlace: (id: string) => void
  onDelete: (item: ItineraryItem) => void
}

const rowPx = 86
const headingPx = 47
/** Up to here the list is as long as its rows on a tablet; beyond, it scrolls by itself. */
const mostInFull = 40

/** Everything the map shows, in words; it does all that the map does. */
export function StopsList(props: StopsListProps) {
  const { trip, stops, place, legs, selectedId, onSelect, onPlace, onDelete } = props
  const places = useLegs(trip)
  const rows = useMemo(() => stopRows(trip, places, stops), [trip, places, stops])
  const overlaps = useMemo(() => overlapsOf(stops.map(({ item }) => item)), [stops])
  const scroller = useRef<HTMLDivElement>(null)
  // The list itself is drawn anew on every scroll; its rows are few and small.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'place' ? headingPx : rowPx),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 5,
  })
  useEffect(() => {
    const index = rows.findIndex(({ key }) => key === selectedId)
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'auto' })
    // Only a new choice scrolls the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId])
  useEffect(() => {
    const index = rows.findIndex(({ key }) => key === `place ${place?.id}`)
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'start' })
    // As above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place])
  return (
    <div
      ref={scroller}
      className={cn(
        'min-h-0 flex-1 overflow-y-auto',
        stops.length > mostInFull
          ? 'overscroll-contain sm:max-lg:max-h-[560px]'
          : 'max-sm:overscroll-contain lg:overscroll-contain',
      )}
    >
      <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
              {...(row.kind === 'stop' && { 'aria-setsize': stops.length, 'aria-posinset': row.nth })}
            >
              {row.kind === 'place' ? (
                <PlaceHeading row={row} />
              ) : (
                <StopRow
                  stop={row.stop}
                  leg={legs.get(row.key)}
                  overlap={overlaps.get(row.key)}
                  isSelected={row.key === selectedId}
                  onSelect={() => onSelect(row.key)}
                  onPlace={() => onPlace(row.key)}
                  onDelete={() => onDelete(row.stop.item)}
                />
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
