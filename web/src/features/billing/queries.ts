import { canUse, type FeatureKey } from '@sojourn/contract/billing/plan-limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readApi } from '../../lib/api.ts'

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => readApi('billing.plan', {}, signal),
})

/** Whether the signed-in user's plan opens a feature. The server enforces it; this only mirrors. */
export function useFeature(feature: FeatureKey): boolean {
  const { data } = useQuery(planQuery)
  return data ? canUse(feature, data.plan, data.usage) : false
}

let asked: FeatureKey | null = null
const listeners = new Set<() => void>()

function ask(feature: FeatureKey | null): void {
  asked = feature
  for (const listener of listeners) listener()
}

/** Opens the upgrade popup for a feature that the plan lacks. */
export const openUpgrade = (feature: FeatureKey): void => ask(feature)
export const closeUpgrade = (): void => ask(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAskedFeature = (): FeatureKey | null => useSyncExternalStore(subscribe, () => asked)
