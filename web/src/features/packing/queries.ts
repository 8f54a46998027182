import { inPackingOrder } from '@sojourn/contract/packing/progress'
import { queryOptions } from '@tanstack/react-query'
import { readApi } from '../../sync/api.ts'

/** In packing order from the start: sorting a sorted list again costs next to nothing, and every tick does. */
export const packingQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'packing'],
    queryFn: async (read) => {
      const items = await readApi('packing.list', { params: { tripId } }, read)
      return items && inPackingOrder(items)
    },
  })
