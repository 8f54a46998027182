import type { Present } from '@sojourn/contract/live/frames'
import { useSyncExternalStore } from 'react'
import { userKey } from '../http/api.ts'
import { queryClient } from '../cache/query-client.ts'
import { createStore } from '../../browser/store.ts'

const nobody: readonly Present[] = []
const others = createStore<ReadonlyMap<number, readonly Present[]>>(new Map())

export const ownId = (): string | null =>
  queryClient.getQueryData<{ user: { id: string } | null }>(userKey)?.user?.id ?? null

export function setPresence(tripId: number, people: readonly Present[]): void {
  const own = ownId()
  const present = people.filter(({ userId }) => userId !== own)
  others.set(new Map(others.get()).set(tripId, present))
}

export const presenceOf = (tripId: number): readonly Present[] => others.get().get(tripId) ?? nobody

export const usePresence = (tripId: number): readonly Present[] =>
  useSyncExternalStore(others.subscribe, () => presenceOf(tripId))
