import type { FeatureKey } from '@sojourn/contract/billing/plan-limits'
import { billingDescriptionsWords } from '@sojourn/contract/billing/words-descriptions'
import { billingFeaturesWords } from '@sojourn/contract/billing/words-features'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LockedCard } from './locked-card.tsx'
import { isLoading } from '../../ui/states/query-state.tsx'
import { openUpgrade, planQuery, useFeature } from '../../queries/billing.ts'

interface FeatureGateProps {
  feature: FeatureKey
  /** The locked card's title, where it is not the usual one. */
  title?: string
  /** After the description: what an upgrade brings. */
  message?: string
  /** Shown instead of the locked card; null shows nothing. */
  fallback?: ReactNode
  /** Below the locked card: what the trip would look like behind it. */
  preview?: ReactNode
  children: ReactNode
}

/** The content for whoever's plan has it, else the locked card in its place. Until the plan is known, neither. */
export function FeatureGate({ feature, title, message, fallback, preview, children }: FeatureGateProps) {
  const isOpen = useFeature(feature)
  const isUnknown = isLoading(useQuery(planQuery))
  if (isOpen) return children
  if (isUnknown) return null
  if (fallback !== undefined) return fallback
  const description = billingDescriptionsWords[feature]
  return (
    <>
      <LockedCard
        {...(title && { title })}
        feature={billingFeaturesWords[feature]}
        description={message ? `${description.replace(/\.?$/, '.')} ${message}.` : description}
        onSeeBenefits={() => openUpgrade(feature)}
      />
      {preview}
    </>
  )
}
