import type { Activity } from '@sojourn/contract/activity/schema'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { takeFromPage } from '../sync/http/page-answers.ts'
import { callApi, readApi } from '../sync/http/api.ts'
import { queryClient } from '../sync/cache/query-client.ts'

const everyMs = 60_000

/** Newest first, page by page; looked for once a minute while somebody looks. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ['activity'] as const,
  queryFn: async ({ pageParam, ...read }) =>
    (pageParam === null && takeFromPage('activity')) ||
    readApi('activity.list', { query: pageParam === null ? {} : { before: pageParam } }, read),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page?.next ?? null,
  staleTime: 10_000,
  refetchOnWindowFocus: true,
  refetchInterval: everyMs,
})

type Pages = InfiniteData<Activity | null, string | null>

/** Everything that is shown has been seen. */
export async function markAllRead(): Promise<void> {
  const [first] = queryClient.getQueryData<Pages>(activityQuery.queryKey)?.pages ?? []
  if (!first || first.unread === 0) return
  queryClient.setQueryData<Pages>(activityQuery.queryKey, (data) => data && allRead(data))
  try {
    await callApi('activity.markRead', { body: { upTo: first.asOf } })
  } catch {
    // It is still unread, and shown as that with the next read.
  }
}

const allRead = (data: Pages): Pages => ({
  ...data,
  pages: data.pages.map(
    (page) =>
      page && {
        ...page,
        unread: 0,
        invitations: page.invitations.map((invitation) => ({ ...invitation, isUnread: false })),
        entries: page.entries.map((entry) => ({ ...entry, isUnread: false })),
      },
  ),
})

/** What is on its way was asked for before. */
export async function reloadActivity(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: activityQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
}
