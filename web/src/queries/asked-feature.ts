// Apart from the plan's rules, because every page waits for the question and few need the answer.
import type { FeatureKey } from '@sojourn/contract/billing/plan-limits'
import { useSyncExternalStore } from 'react'
import { createStore } from '../browser/store.ts'

const asked = createStore<FeatureKey | null>(null)

export const ask = asked.set
export const useAskedFeature = (): FeatureKey | null =>
  useSyncExternalStore(asked.subscribe, asked.get, () => null)
