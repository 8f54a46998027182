import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { mapWords } from '@sojourn/contract/map/words'
import type { Point } from '@sojourn/contract/values/point'
import Crosshair from 'icon:crosshair'
import { useEffect, useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Chip } from '../../ui/primitives/chip.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
import type { PlaceOnMap } from './known-places.ts'
import type { TripMap } from './leaflet/trip-map.ts'
import { useEscape } from './use-escape.ts'

/** A stop that is being given its place. */
export interface StopBeingPlaced {
  item: ItineraryItem
  /** What its location may mean, the likeliest first. */
  known: readonly PlaceOnMap[]
  onPlace: (point: Point) => void
  onCancel: () => void
}

interface PlacingBarProps {
  map: TripMap
  placing: StopBeingPlaced
}

const bold = (title: string) => <strong dir="auto">{title}</strong>

/** Says what to do while the next press on the map gives a stop its place; the cross is for keys. */
export function PlacingBar({ map, placing }: PlacingBarProps) {
  const { item, known, onPlace } = placing
  const latest = useLatest(placing)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => map.askPlace((point) => latest.current.onPlace(point)), [map, latest])
  useEscape(placing.onCancel)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
  return (
    <>
      <Crosshair
        size={40}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-1/2 z-450 -translate-1/2 text-foreground [filter:drop-shadow(0_0_2px_var(--surface))]"
      />
      <section
        aria-label={mapWords.placeOnMap}
        className="absolute inset-x-3 bottom-3 z-1010 mx-auto max-w-xl rounded-lg bg-surface p-4 shadow-e3 sm:bottom-4"
      >
        <p className="leading-snug">
          <Rich text={mapWords.pressWhere} values={{ title: item.title }} parts={{ b: bold }} />
        </p>
        {known.length > 0 && (
          <div className="mt-2 flex flex-wrap items-center gap-2 text-small">
            <span className="text-muted-foreground">{mapWords.didYouMean}</span>
            {known.map(({ name, lat, lng }) => (
              <Chip key={name} onClick={() => onPlace({ lat, lng })}>
                {name}
              </Chip>
            ))}
          </div>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="trip" onClick={() => onPlace(map.middle())}>
            {mapWords.atCross}
          </Button>
          <Button size="sm" variant="ghost" onClick={placing.onCancel}>
            {mapWords.cancel}
          </Button>
        </div>
      </section>
    </>
  )
}
