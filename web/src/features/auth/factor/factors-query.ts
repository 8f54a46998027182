import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../../sync/cache/query-client.ts'
import { callApi } from '../../../sync/http/api.ts'

/** Nothing of it is kept on the device: what it says is of use only while it is true. */
export const factorsQuery = queryOptions({
  queryKey: ['auth', 'factors'] as const,
  queryFn: ({ signal }) => callApi('auth.factors', {}, { signal }),
  retry: false,
  staleTime: 0,
  gcTime: 0,
})

export const readFactorsAgain = () => queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey })
