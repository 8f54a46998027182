import type { PlaceToKnow } from '@sojourn/contract/insights/schema'
import { mapWords } from '@sojourn/contract/map/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { pointOf } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import { itemTypeColor } from '../../trip-parts/item-type.tsx'
import { miniView } from './mini-view.ts'
import { useLandPicture } from './use-land-picture.ts'

const size = { width: 340, height: 400 } as const
/** Days out would make the town a dot. */
const isInTown = ({ filters }: PlaceToKnow): boolean => !filters.includes('trips')

/** Where the places lie; a picture, the list beside it says the rest. */
export function PlacesMap({ trip, places }: { trip: Trip; places: readonly PlaceToKnow[] }) {
  const stops = places.filter(isInTown).map(({ id, type, latitude, longitude }, index) => ({
    id,
    type,
    number: index + 1,
    lat: latitude,
    lng: longitude,
  }))
  const view = miniView(stops, pointOf(trip), size)
  const canvas = useLandPicture(view, size)
  return (
    <div className="relative h-56 overflow-hidden rounded-lg border border-border bg-map-water shadow-e1 lg:h-[400px] dark:shadow-none">
      <div className="absolute top-1/2 left-1/2 h-[400px] w-full min-w-[340px] -translate-1/2">
        <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
        {view.stops.map(({ id, type, x, y }) => (
          <span
            key={id}
            aria-hidden="true"
            className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface"
            style={{
              left: `${(x / size.width) * 100}%`,
              top: `${(y / size.height) * 100}%`,
              background: itemTypeColor(type),
            }}
          />
        ))}
      </div>
      <p className="absolute right-3 bottom-3 rounded-full bg-surface px-3 py-1.5 text-caption font-semibold shadow-e1">
        {say(mapWords.placesInTown, { count: view.stops.length })}
      </p>
    </div>
  )
}
