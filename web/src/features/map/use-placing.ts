import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../sync/api.ts'

/** Has the server place items that have a location but no coordinates; the list is read again when some got theirs. */
export function usePlacing(tripId: number, items: readonly ItineraryItem[]): void {
  const client = useQueryClient()
  const unplaced = items.filter(({ latitude, location }) => latitude === null && location)
  const { data: placed } = useQuery({
    // Another text, or what is left of them, is another question.
    queryKey: ['placing', tripId, unplaced.map(({ id, location }) => [id, location])],
    queryFn: ({ signal }) => callApi('map.place', { params: { tripId } }, { signal }),
    enabled: unplaced.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (placed && placed.length > 0)
      void client.invalidateQueries({ queryKey: ['trips', tripId, 'itinerary'] })
  }, [client, tripId, placed])
}
