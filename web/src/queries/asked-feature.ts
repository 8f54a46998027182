// Apart from the plan's rules, because every page waits for the question and few need the answer.
import type { FeatureKey } from '@sojourn/contract/billing/plan-limits'
import { useSyncExternalStore } from 'react'
import { createStore } from '../browser/store.ts'
import { whenLeaving } from '../session/leaving.ts'

const asked = createStore<FeatureKey | null>(null)

// Whoever signs in next did not ask.
whenLeaving(() => asked.set(null))

export const ask = asked.set
export const useAskedFeature = (): FeatureKey | null =>
  useSyncExternalStore(asked.subscribe, asked.get, () => null)
