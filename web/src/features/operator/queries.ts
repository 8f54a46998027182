import type { OperatorSettings } from '@sojourn/contract/operator/schema'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../sync/http/api.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { mapConfigKey } from '../../sync/http/api.ts'

/** Nothing of it is kept on the device: it is about all who use the server. */
const fresh = { retry: false, staleTime: 0 } as const

const settingsKey = ['operator', 'settings'] as const

export const healthQuery = queryOptions({
  queryKey: ['operator', 'health'] as const,
  queryFn: ({ signal }) => callApi('operator.health', {}, { signal }),
  refetchInterval: 60_000,
  ...fresh,
})

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => callApi('operator.settings', {}, { signal }),
  ...fresh,
})

export const backupsQuery = queryOptions({
  queryKey: ['operator', 'backups'] as const,
  queryFn: ({ signal }) => callApi('operator.backups', {}, { signal }),
  ...fresh,
})

export const accountsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'accounts', q] as const,
    queryFn: ({ signal, pageParam }) =>
      callApi('operator.accounts', { query: { q, from: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { accounts }) => sum + accounts.length, 0)
      return shown < last.count && last.accounts.length > 0 ? shown : null
    },
    ...fresh,
  })

export const reloadAccounts = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['operator', 'accounts'] })

/** Maps follow at once, on every page. */
export function takeSettings(settings: OperatorSettings): void {
  queryClient.setQueryData(settingsKey, settings)
  void queryClient.invalidateQueries({ queryKey: healthQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: mapConfigKey })
}
