import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi, readApi } from '../../sync/api.ts'
import { useRecentChange } from '../../sync/live/recent-changes.ts'
import { queryClient } from '../../sync/query-client.ts'
import type { RowMark } from '../../ui/row-mark.tsx'

/** Comes along when a trip is opened, and is read anew when the live stream says that somebody came or went. */
export const membersQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'members'] as const,
    queryFn: (read) => readApi('members.list', { params: { tripId } }, read),
  })

/** Invitations without an answer; the owner's alone. */
export const invitesQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'invites'] as const,
    queryFn: (read) => readApi('members.invites', { params: { tripId } }, read),
    // Somebody may have joined or declined since; nothing tells.
    staleTime: 0,
  })

export const shareLinkQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'share-link'] as const,
    queryFn: (read) => readApi('members.shareLink', { params: { tripId } }, read),
  })

/** What a link offers. The same link says something else to whoever is on the trip already. */
export const offerQuery = (token: string, userId: string | null) =>
  queryOptions({
    queryKey: ['invites', token, userId] as const,
    queryFn: ({ signal }) => callApi('members.offer', { body: { token } }, { signal }),
  })

export function reloadMembers(tripId: number): void {
  void queryClient.invalidateQueries({ queryKey: membersQuery(tripId).queryKey })
  void queryClient.invalidateQueries({ queryKey: invitesQuery(tripId).queryKey })
}

/** The same for what happens between two renders. */
export const memberName = (tripId: number, userId: string): string =>
  queryClient.getQueryData(membersQuery(tripId).queryKey)?.find(({ id }) => id === userId)?.name ?? 'Someone'

const freshMs = 4000

/** Who else has changed a row within the last minute; in its first moments it is fresh. */
export function useRowMark(tripId: number, rowId: string): RowMark | null {
  const change = useRecentChange(rowId)
  const at = change?.at ?? 0
  const [fadedAt, setFadedAt] = useState(0)
  useEffect(() => {
    if (at === 0) return undefined
    const timer = setTimeout(() => setFadedAt(at), Math.max(0, at + freshMs - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  if (!change || change.kind === 'removed') return null
  return { name: memberName(tripId, change.userId), fields: change.fields, isFresh: fadedAt !== at }
}

/** The name of somebody on the trip, or who was on it a moment ago; null for nobody. */
export function useMemberNames(tripId: number): (userId: string | null) => string | null {
  const { data } = useQuery(membersQuery(tripId))
  return (userId) => userId && (data?.find(({ id }) => id === userId)?.name ?? 'Someone')
}
