import type { FeatureKey } from '@sojourn/contract/billing/plan-limits'
import { useSyncExternalStore } from 'react'

// Apart from the plan's rules, because every page waits for the question and few need the answer.

let asked: FeatureKey | null = null
const listeners = new Set<() => void>()

/** The feature the upgrade popup is about; null closes it. */
export function ask(feature: FeatureKey | null): void {
  asked = feature
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAskedFeature = (): FeatureKey | null => useSyncExternalStore(subscribe, () => asked)
