import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { MapPane, type StopPlacing } from './map-pane.tsx'
import { usePlacing } from './use-placing.ts'
import { useStops, useWay } from './use-stops.ts'

const noItems: readonly ItineraryItem[] = []

interface BesideMapProps {
  trip: Trip
  day: PlainDate | null
  stopId: string | null
  onStop: (id: string) => void
  placing: StopPlacing
}

/** The map beside the list, which has its day and its stop. */
export function BesideMap({ trip, day, stopId, onStop, placing }: BesideMapProps) {
  const { data } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = data ?? noItems
  usePlacing(trip.id, items)
  const stops = useStops(items, day)
  const way = useWay(stops)
  return (
    <MapPane
      trip={trip}
      day={day}
      stops={stops}
      way={way}
      stopId={stopId}
      onStop={onStop}
      placing={placing}
      className="h-[calc(100vh-260px)] min-h-[420px]"
    />
  )
}
