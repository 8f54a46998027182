import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../sync/api.ts'
import { lists } from '../../sync/lists.ts'

/** Has the server find places for items that have a location but no coordinates; those that got some are laid into the list. */
export function usePlacing(tripId: number, items: readonly ItineraryItem[]): void {
  const unplaced = items.filter(({ latitude, location }) => latitude === null && location)
  useQuery({
    // Another text, or what is left of them, is another question.
    queryKey: ['placing', tripId, unplaced.map(({ id, location }) => [id, location])],
    queryFn: async ({ signal }) => {
      const placed = await callApi('map.place', { params: { tripId } }, { signal })
      lists.applyChanges(
        { tripId, collection: 'itinerary' },
        placed.map((row) => ({ rowId: row.id, row })),
      )
      return placed.length
    },
    enabled: unplaced.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
