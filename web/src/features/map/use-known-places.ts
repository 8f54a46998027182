import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readApi } from '../../sync/http/api.ts'
import { type PlaceOnMap, knownPlaces } from './known-places.ts'

/** What a stop's location may mean; without a connection the destination alone. */
export function useKnownPlaces(trip: Trip, item: ItineraryItem | null): readonly PlaceOnMap[] {
  const q = (item?.location ?? item?.title ?? '').slice(0, maxLength.destination)
  const { data, isPending } = useQuery({
    queryKey: ['places', 'spots', trip.id, q],
    queryFn: (read) => readApi('places.search', { query: { q, tripId: trip.id } }, read),
    enabled: q.length > 1,
    retry: false,
  })
  return useMemo(
    () => (item === null || (isPending && navigator.onLine) ? [] : knownPlaces(trip, data ?? [])),
    [trip, item, data, isPending],
  )
}
