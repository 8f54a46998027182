import { canUse, type FeatureKey } from '@sojourn/contract/billing/plan-limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { planKey, readApi } from '../../sync/api.ts'
import { useAuth } from '../auth/queries.ts'
import { ask } from './asked-feature.ts'

export const planQuery = queryOptions({
  queryKey: planKey,
  queryFn: (read) => readApi('billing.plan', {}, read),
})

/** Whether the signed-in user's plan opens a feature. The server enforces it; this only mirrors. */
export function useFeature(feature: FeatureKey): boolean {
  const { data } = useQuery(planQuery)
  const { user } = useAuth()
  return data ? canUse(feature, data.plan, data.usage) : (user?.isPremium ?? false)
}

/** Opens the upgrade popup for a feature that the plan lacks. */
export const openUpgrade = (feature: FeatureKey): void => ask(feature)
