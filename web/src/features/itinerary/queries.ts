import { compareItems } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { queryOptions } from '@tanstack/react-query'
import { readApi } from '../../sync/api.ts'

/** The items in their one order. Ten thousand of them are not compared one by one with what was there before. */
export const itineraryQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'itinerary'],
    queryFn: (read) => readApi('itinerary.list', { params: { tripId } }, read),
    structuralSharing: false,
  })

/** The list with a row put in, or in place of its older self. */
export const withItem = (items: readonly ItineraryItem[], item: ItineraryItem): ItineraryItem[] =>
  [...items.filter(({ id }) => id !== item.id), item].toSorted(compareItems)
