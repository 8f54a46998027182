import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import { overlapsOf } from '@sojourn/contract/itinerary/overlap'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useVirtualizer } from '@tanstack/react-virtual'
import MapPinOff from 'icon:map-pin-off'
import MapPinPlus from 'icon:map-pin-plus'
import { useEffect, useMemo, useRef } from 'react'
import { useFigures } from '../../session/units.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { DeleteButton } from '../../ui/primitives/delete-button.tsx'
import { ItemNumber, ItemTypeIcon } from '../../trip-parts/item-type.tsx'
import { OverlapNote } from '../../trip-parts/overlap-note.tsx'
import { legText, type StopLeg } from './legs.ts'
import { type ListedStop, stopTimeText } from './map-stop.ts'

interface StopsListProps {
  stops: readonly ListedStop[]
  legs: ReadonlyMap<string, StopLeg>
  selectedId: string | null
  onSelect: (id: string) => void
  onPlace: (id: string) => void
  onDelete: (item: ItineraryItem) => void
}

const rowPx = 86
/** Up to here the list is as long as its rows on a phone; beyond, it scrolls by itself. */
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
        stops.length > mostInFull ? 'overscroll-contain max-lg:max-h-[560px]' : 'lg:overscroll-contain',
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

interface StopRowProps {
  stop: ListedStop
  leg: StopLeg | undefined
  overlap: ItineraryItem | undefined
  isSelected: boolean
  onSelect: () => void
  onPlace: () => void
  onDelete: () => void
}

function StopRow(props: StopRowProps) {
  const { stop, leg, overlap, isSelected, onSelect, onPlace, onDelete } = props
  const { number, item, point } = stop
  const figures = useFigures()
  return (
    <div
      className={cn('flex flex-wrap items-center border-t border-border pr-2', isSelected && 'bg-trip-wash')}
    >
      <button
        type="button"
        aria-pressed={point ? isSelected : undefined}
        aria-disabled={point ? undefined : true}
        onClick={point ? onSelect : undefined}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3.5 py-2.5 pl-4 text-left -outline-offset-4 aria-disabled:cursor-default sm:pl-5"
      >
        <ItemNumber number={number} type={item.type} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate leading-snug font-semibold">
            {item.title}
          </span>
          <span className="flex items-start gap-1.5 text-small text-muted-foreground tabular-nums">
            <ItemTypeIcon type={item.type} size={15} className="mt-[0.2em] shrink-0" />
            <span>
              {typeLabel(item.type)} · {stopTimeText(item, figures)}
            </span>
          </span>
          <OverlapNote overlap={overlap} />
          {leg && <span className="block text-caption text-muted-foreground">{legText(leg, figures)}</span>}
          {!point && (
            <span className="flex items-center gap-1.5 text-caption text-muted-foreground">
              <MapPinOff size={14} className="shrink-0" />
              Not on the map
            </span>
          )}
        </span>
      </button>
      <DeleteButton title={item.title} onDelete={onDelete} />
      {!point && (
        <div className="w-full pb-3 pl-[66px] sm:pl-[70px]">
          <Button
            size="sm"
            variant="trip-soft"
            icon={MapPinPlus}
            aria-label={`Place on map: ${item.title}`}
            onClick={onPlace}
          >
            Place on map
          </Button>
        </div>
      )}
    </div>
  )
}
