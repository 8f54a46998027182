import { canUse, type FeatureKey } from '@sojourn/contract/billing/plan-limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { planKey, readApi, userKey } from '../sync/http/api.ts'
import { queryClient } from '../sync/cache/query-client.ts'
import { useAuth } from './auth.ts'
import { ask } from './asked-feature.ts'

export const planQuery = queryOptions({
  queryKey: planKey,
  queryFn: (read) => readApi('billing.plan', {}, read),
})

export const billingQuery = queryOptions({
  queryKey: ['billing', 'state'],
  queryFn: (read) => readApi('billing.state', {}, read),
  // Money is shown as it is now.
  staleTime: 0,
})

export const invoicesQuery = queryOptions({
  queryKey: ['billing', 'invoices'],
  queryFn: (read) => readApi('billing.invoices', {}, read),
  staleTime: 0,
})

/** Whether the signed-in user's plan opens a feature. The server enforces it; this only mirrors. */
export function useFeature(feature: FeatureKey): boolean {
  const { data } = useQuery(planQuery)
  const { user } = useAuth()
  return data ? canUse(feature, data.plan, data.usage) : (user?.isPremium ?? false)
}

export const openUpgrade = (feature: FeatureKey): void => ask(feature)

/** After a payment or its end: who is here, what the plan opens and what is billed are all asked again. */
export const reloadPlan = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first === userKey[0] || first === planKey[0] || first === 'billing',
  })
