import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { readApi } from '../../lib/api.ts'

export const tripsQuery = queryOptions({
  queryKey: ['trips'],
  queryFn: ({ signal }) => readApi('trips.list', {}, signal),
})

const tripRetries = 3

/** Fresh for 30 s, refetched on focus, three more tries a second apart; a refusal is final (C-054). */
export const tripQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId],
    queryFn: ({ signal }) => readApi('trips.get', { params: { tripId } }, signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    retryDelay: 1000,
    retry: (failures, error) =>
      failures < tripRetries && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  })
