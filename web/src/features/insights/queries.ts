import { queryOptions } from '@tanstack/react-query'
import { readApi } from '../../sync/api.ts'

export const insightsQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'insights'],
    queryFn: (read) => readApi('insights.list', { params: { tripId } }, read),
  })
