import { inItemOrder } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { mapWords } from '@sojourn/contract/map/words'
import { pointOf } from '@sojourn/contract/values/point'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LaidName } from '../../base-map/map-names.ts'
import { ItemNumber } from '../../trip-parts/item-type.tsx'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { type MiniStop, miniView } from './mini-view.ts'
import { useLandPicture } from './use-land-picture.ts'
import { useMiniNames } from './use-mini-names.ts'

interface MiniMapProps {
  trip: Trip
  onOpen: () => void
}

const size = { width: 340, height: 188 } as const
const mostStops = 40
const noItems: readonly ItineraryItem[] = []

/** A small picture of the way; pressing it opens the map. */
export function MiniMap({ trip, onOpen }: MiniMapProps) {
  const { data } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = data ?? noItems
  const stops = useMemo(() => toStops(items), [items])
  const view = miniView(stops, pointOf(trip), size)
  const canvas = useLandPicture(view, size)
  const names = useMiniNames(trip, view, size)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="relative block h-[188px] w-full overflow-hidden rounded-lg border border-border bg-map-water text-start shadow-e1 outline-offset-2 dark:shadow-none"
    >
      <span className="sr-only">{mapWords.openMap}</span>
      <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <polyline
          points={view.stops.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--trip)"
          strokeWidth="1.6"
          strokeDasharray="1.5 4"
          strokeLinecap="round"
        />
      </svg>
      {pointOf(trip) === null && (
        <span className="absolute inset-x-2 bottom-2 rounded-md bg-surface px-2.5 py-1 text-center text-caption">
          {mapWords.destinationUnknown}
        </span>
      )}
      {names.map((name) => (
        <MiniName key={`${name.text} ${name.x}`} {...name} />
      ))}
      {view.stops.map(({ id, number, type, x, y }) => (
        <span key={id} aria-hidden="true" className="absolute -translate-1/2" style={placeOf({ x, y })}>
          <ItemNumber number={number} type={type} small />
        </span>
      ))}
    </button>
  )
}

const placeOf = ({ x, y }: { x: number; y: number }) => ({
  left: `${(x / size.width) * 100}%`,
  top: `${(y / size.height) * 100}%`,
})

function MiniName({ text, kind, x, y, dx, dy }: LaidName) {
  const isDestination = kind === 'destination'
  return (
    <>
      {isDestination && (
        <span
          aria-hidden="true"
          className="absolute size-3 -translate-1/2 rounded-full border-2 border-surface bg-trip"
          style={placeOf({ x, y })}
        />
      )}
      <span
        dir="auto"
        className={cn(
          'absolute -translate-1/2 font-display whitespace-nowrap',
          isDestination
            ? 'rounded-full bg-surface/85 px-2 text-[1.125rem] font-bold'
            : 'text-[0.9375rem] text-map-label',
        )}
        style={placeOf({ x: x + dx, y: y + dy })}
      >
        {text}
      </span>
    </>
  )
}

const toStops = (items: readonly ItineraryItem[]): MiniStop[] =>
  inItemOrder(items)
    .flatMap((item, index) => {
      const point = pointOf(item)
      return point ? [{ id: item.id, type: item.type, number: index + 1, ...point }] : []
    })
    .slice(0, mostStops)
