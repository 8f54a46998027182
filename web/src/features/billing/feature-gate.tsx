import { features } from '@sojourn/contract/billing/features'
import type { FeatureKey } from '@sojourn/contract/billing/plan-limits'
import type { ReactNode } from 'react'
import { LockedCard } from '../../ui/locked-card.tsx'
import { openUpgrade, useFeature } from './queries.ts'

interface FeatureGateProps {
  feature: FeatureKey
  title?: string
  children: ReactNode
}

/** The content for whoever's plan has it, else the locked card in its place. */
export function FeatureGate({ feature, title, children }: FeatureGateProps) {
  const isOpen = useFeature(feature)
  if (isOpen) return children
  const { name, description } = features[feature]
  return (
    <LockedCard
      {...(title && { title })}
      feature={name}
      description={description}
      onSeeBenefits={() => openUpgrade(feature)}
    />
  )
}
