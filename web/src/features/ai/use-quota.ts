import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { planLimits } from '@sojourn/contract/billing/plan-limits'
import { useQuery } from '@tanstack/react-query'
import { planQuery } from '../../queries/billing.ts'

/** '3 of 5 AI suggestions left this month', from the first use on; null where there is no limit, or nothing is known. */
export function useQuota(): string | null {
  const { data } = useQuery(planQuery)
  if (!data) return null
  const limit = planLimits[data.plan].aiSuggestionsPerMonth
  const used = data.usage.aiSuggestionsThisMonth
  if (limit === null || used === 0) return null
  return say(aiWords.quota, { left: Math.max(0, limit - used), limit })
}
