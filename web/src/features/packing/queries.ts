import { queryOptions } from '@tanstack/react-query'
import { readApi } from '../../lib/api.ts'

export const packingQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'packing'],
    queryFn: ({ signal }) => readApi('packing.list', { params: { tripId } }, signal),
  })
