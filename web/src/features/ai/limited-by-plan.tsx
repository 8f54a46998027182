import { upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import type { ReactNode } from 'react'
import { FeatureGate } from '../billing/feature-gate.tsx'

/** What starts a generation; the locked card once the month's are used up (C-007). What was generated before stays. */
export function LimitedByPlan({ children }: { children: ReactNode }) {
  return (
    <FeatureGate feature="ai_suggestions" message={upgradeMessage('ai_suggestions')}>
      {children}
    </FeatureGate>
  )
}
