import { pointOfEnd } from '@sojourn/contract/bookings/end-point'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { mapWords } from '@sojourn/contract/map/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { UnknownPlace } from './map-notes.tsx'

interface NoStopsProps {
  trip: Trip
  /** The destination, when nobody knows where it is and nothing else says so. */
  unknown: string | null
  onAdd: () => void
}

const isPlaced = (booking: Booking): boolean =>
  booking.status !== 'cancelled' && (pointOfEnd(booking, 'from') ?? pointOfEnd(booking, 'to')) !== null

/** Over the map of a plan that is empty. */
export function NothingPlaced({ trip, unknown, onAdd }: NoStopsProps) {
  const { data: bookings } = useQuery(collectionQuery(trip.id, 'bookings'))
  if (bookings?.some(isPlaced)) return null
  return (
    <div className="pointer-events-none absolute inset-0 z-500 flex items-center justify-center p-4 pt-16 max-sm:pt-4 max-sm:pe-[72px]">
      <div className="pointer-events-auto max-w-sm rounded-lg bg-surface p-6 text-center shadow-e3">
        <h3 className="type-card">{mapWords.empty}</h3>
        <p className="mt-1.5 text-muted-foreground">{mapWords.emptyText}</p>
        {unknown !== null && <UnknownPlace destination={unknown} className="mt-3 text-start" />}
        <Button variant="trip-soft" icon={Plus} className="mt-4" onClick={onAdd}>
          {mapWords.addActivity}
        </Button>
      </div>
    </div>
  )
}
