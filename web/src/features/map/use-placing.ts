import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../sync/http/api.ts'
import { listKey, lists } from '../../sync/cache/row-store.ts'

/** Has the server find places for items that have a location but no coordinates; those that got some are laid into the list. */
export function usePlacing(tripId: number, items: readonly ItineraryItem[]): void {
  const client = useQueryClient()
  const unplaced = items.filter(({ latitude, location }) => latitude === null && location)
  useQuery({
    // Another text, or what is left of them, is another question.
    queryKey: ['placing', tripId, unplaced.map(({ id, location }) => [id, location])],
    queryFn: async ({ signal }) => {
      const placed = await callApi('map.place', { params: { tripId } }, { signal })
      const list = { tripId, collection: 'itinerary' } as const
      lists.applyChanges(
        list,
        placed.map((row) => ({ rowId: row.id, row })),
      )
      // Some may have been placed in the background since the list was read: they are not among the answered.
      const answered = new Set(placed.map(({ id }) => id))
      if (unplaced.some(({ id }) => !answered.has(id)))
        void client.invalidateQueries({ queryKey: listKey(list), exact: true })
      return placed.length
    },
    enabled: unplaced.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
