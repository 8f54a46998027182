import type { Present } from '@sojourn/contract/live/frames'
import { useSyncExternalStore } from 'react'
import { userKey } from '../http/api.ts'
import { queryClient } from '../cache/query-client.ts'

const nobody: readonly Present[] = []
const others = new Map<number, readonly Present[]>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const ownId = (): string | null =>
  queryClient.getQueryData<{ user: { id: string } | null }>(userKey)?.user?.id ?? null

/** Notes who looks at a trip, as the live stream says; nobody when it does not say. */
export function setPresence(tripId: number, people: readonly Present[]): void {
  const own = ownId()
  others.set(
    tripId,
    people.filter(({ userId }) => userId !== own),
  )
  for (const listener of listeners) listener()
}

export const presenceOf = (tripId: number): readonly Present[] => others.get(tripId) ?? nobody

/** Who else looks at this trip now, and on which tab. */
export const usePresence = (tripId: number): readonly Present[] =>
  useSyncExternalStore(subscribe, () => presenceOf(tripId))
