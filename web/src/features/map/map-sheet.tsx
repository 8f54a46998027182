import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { mapWords } from '@sojourn/contract/map/words'
import ChevronDown from 'icon:chevron-down'
import ChevronUp from 'icon:chevron-up'
import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { cn } from '../../ui/primitives/cn.ts'
import { UnknownPlace } from './map-notes.tsx'
import type { ListedStop } from './map-stop.ts'
import { RouteButton, RouteModes, type RouteOnMap } from './route-controls.tsx'
import { StopRow } from './stop-row.tsx'

interface MapSheetProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  summary: string
  way: RouteOnMap
  hasRoute: boolean
  unknown: string | null
  filter: ReactNode
  /** The chosen stop, while the list is closed. */
  chosen: ListedStop | null
  onDelete: (item: ItineraryItem) => void
  onPlace: (id: string) => void
  /** The list of stops. */
  children: ReactNode
}

const swipePx = 24

/** Below the map of a phone: what there is to choose, and the list of stops or the chosen one. */
export function MapSheet(props: MapSheetProps) {
  const { isOpen, onOpen, summary, way, hasRoute, unknown, filter, chosen, children } = props
  const id = useId()
  const swipe = useSwipe(onOpen)
  const Chevron = isOpen ? ChevronDown : ChevronUp
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cn(
        'relative z-500 -mt-4 flex shrink-0 flex-col rounded-t-xl bg-surface shadow-e3',
        // Known before the rows are: the map is laid out once.
        isOpen ? 'h-[42%]' : 'max-h-[56%]',
      )}
    >
      <div {...swipe} className="touch-none">
        <span aria-hidden="true" className="mx-auto mt-2 block h-1 w-9 rounded-full bg-line-strong" />
        <div className="flex items-center gap-2 py-1 pe-2 ps-4">
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="type-card leading-tight!">
              {mapWords.list}
            </h2>
            <p className="text-small leading-snug text-muted-foreground tabular-nums">{summary}</p>
          </div>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-label={isOpen ? mapWords.hideList : mapWords.showList}
            onClick={() => onOpen(!isOpen)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-hover"
          >
            <Chevron size={20} />
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3">
        {filter}
        {hasRoute && <RouteButton way={way} className="whitespace-nowrap max-sm:px-3.5" />}
        {hasRoute && <RouteModes way={way} className="w-full" />}
      </div>
      {unknown !== null && <UnknownPlace destination={unknown} className="mx-4 mb-3" />}
      <div id={`${id}-list`} className={cn('flex min-h-0 flex-col', isOpen ? 'flex-1' : 'shrink-0')}>
        {isOpen ? children : chosen && <ChosenStop {...props} chosen={chosen} />}
      </div>
    </section>
  )
}

function ChosenStop({ chosen, way, onDelete, onPlace }: MapSheetProps & { chosen: ListedStop }) {
  return (
    <StopRow
      stop={chosen}
      leg={way.legs.get(chosen.id)}
      overlap={undefined}
      isSelected
      onSelect={() => undefined}
      onPlace={() => onPlace(chosen.id)}
      onDelete={() => onDelete(chosen.item)}
    />
  )
}

/** Up opens, down closes; the button does the same. */
function useSwipe(onOpen: (isOpen: boolean) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ clientY }: PointerEvent) => {
      from.current = clientY
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const by = from.current === null ? 0 : clientY - from.current
      from.current = null
      if (Math.abs(by) > swipePx) onOpen(by < 0)
    },
  }
}
