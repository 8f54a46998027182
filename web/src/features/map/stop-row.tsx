import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { mapWords } from '@sojourn/contract/map/words'
import { say } from '@sojourn/contract/words/say'
import MapPinOff from 'icon:map-pin-off'
import MapPinPlus from 'icon:map-pin-plus'
import { useFigures } from '../../session/units.ts'
import { ItemNumber, ItemTypeIcon } from '../../trip-parts/item-type.tsx'
import { OverlapNote } from '../../trip-parts/overlap-note.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { DeleteButton } from '../../ui/primitives/delete-button.tsx'
import { legText, type StopLeg } from './legs.ts'
import { type ListedStop, stopTimeText } from './map-stop.ts'

interface StopRowProps {
  stop: ListedStop
  leg: StopLeg | undefined
  overlap: ItineraryItem | undefined
  isSelected: boolean
  onSelect: () => void
  onPlace: () => void
  onDelete: () => void
}

/** A stop of the list beside the map, or the chosen one by itself. */
export function StopRow(props: StopRowProps) {
  const { stop, leg, overlap, isSelected, onSelect, onPlace, onDelete } = props
  const { number, item, point } = stop
  const figures = useFigures()
  return (
    <div
      className={cn('flex flex-wrap items-center border-t border-border pe-2', isSelected && 'bg-trip-wash')}
    >
      <button
        type="button"
        aria-pressed={point ? isSelected : undefined}
        aria-disabled={point ? undefined : true}
        onClick={point ? onSelect : undefined}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3.5 py-2.5 ps-4 text-start -outline-offset-4 aria-disabled:cursor-default sm:ps-5"
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
              {mapWords.notOnMap}
            </span>
          )}
        </span>
      </button>
      <DeleteButton title={item.title} onDelete={onDelete} />
      {!point && (
        <div className="w-full pb-3 ps-[66px] sm:ps-[70px]">
          <Button
            size="sm"
            variant="trip-soft"
            icon={MapPinPlus}
            aria-label={say(mapWords.placeStopOnMap, { title: item.title })}
            onClick={onPlace}
          >
            {mapWords.placeOnMap}
          </Button>
        </div>
      )}
    </div>
  )
}
