import type { Member } from '@sojourn/contract/members/schema'
import { ownTone, tonesOf } from '@sojourn/contract/members/tones'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi, readApi } from '../sync/http/api.ts'
import { useRecentChange } from '../sync/live/recent-changes.ts'
import { queryClient } from '../sync/cache/query-client.ts'
import type { Person } from '../session/person.ts'
import type { RowMark } from '../trip-parts/row-mark.tsx'

/** Comes along when a trip is opened, and is read anew when the live stream says that somebody came or went. */
export const membersQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'members'] as const,
    queryFn: (read) => readApi('members.list', { params: { tripId } }, read),
  })

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

function personAmong(members: readonly Member[] | null | undefined, userId: string): Person {
  const at = members?.findIndex(({ id }) => id === userId) ?? -1
  const name = members?.[at]?.name ?? 'Someone'
  return { name, tone: tonesOf(members?.map((member) => member.name) ?? [])[at] ?? ownTone(name) }
}

/** For what happens between two renders. */
export const personNow = (tripId: number, userId: string): Person =>
  personAmong(queryClient.getQueryData(membersQuery(tripId).queryKey), userId)

export function usePerson(tripId: number, userId: string | null): Person | null {
  const { data } = useQuery(membersQuery(tripId))
  return userId === null ? null : personAmong(data, userId)
}

export function useTones(tripId: number): ReadonlyMap<string, number> {
  const { data } = useQuery(membersQuery(tripId))
  const tones = tonesOf(data?.map(({ name }) => name) ?? [])
  return new Map(data?.map(({ id }, at) => [id, tones[at] ?? 1]))
}

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
  return { ...personNow(tripId, change.userId), fields: change.fields, isFresh: fadedAt !== at }
}
