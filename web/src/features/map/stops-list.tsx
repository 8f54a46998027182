import { overlapsOf } from '@sojourn/contract/itinerary/overlap'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { cn } from '../../ui/primitives/cn.ts'
import type { StopLeg } from './legs.ts'
import type { ListedStop } from './map-stop.ts'
import { StopRow } from './stop-row.tsx'

interface StopsListProps {
  stops: readonly ListedStop[]
  legs: ReadonlyMap<string, StopLeg>
  selectedId: string | null
  onSelect: (id: string) => void
  onPlace: (id: string) => void
  onDelete: (item: ItineraryItem) => void
}

const rowPx = 86
/** Up to here the list is as long as its rows on a tablet; beyond, it scrolls by itself. */
const mostInFull = 40

/** Everything the map shows, in words; it does all that the map does. */
export function StopsList(props: StopsListProps) {
  const { stops, legs, selectedId, onSelect, onPlace, onDelete } = props
  const overlaps = useMemo(() => overlapsOf(stops.map(({ item }) => item)), [stops])
  const scroller = useRef<HTMLDivElement>(null)
  // The list itself is drawn anew on every scroll; its rows are few and small.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: stops.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => stops[index]?.id ?? index,
    overscan: 5,
  })
  useEffect(() => {
    const index = stops.findIndex(({ id }) => id === selectedId)
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'auto' })
    // Only a new choice scrolls the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId])
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
          const stop = stops[index]
          if (!stop) return null
          return (
            <li
              key={stop.id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={stops.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <StopRow
                stop={stop}
                leg={legs.get(stop.id)}
                overlap={overlaps.get(stop.id)}
                isSelected={stop.id === selectedId}
                onSelect={() => onSelect(stop.id)}
                onPlace={() => onPlace(stop.id)}
                onDelete={() => onDelete(stop.item)}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
