import { words } from '../words/words.ts'
import type { FeatureKey } from './plan-limits.ts'

/** The name of each gated feature, as locked cards and the upgrade popup show it (U-008). */
export const billingFeaturesWords = words('billing-features', {
  unlimited_trips: 'Unlimited trips',
  ai_suggestions: 'AI suggestions',
  ai_pro: 'AI Pro',
  advanced_analytics: 'Advanced budget tracking',
  offline_access: 'Offline access',
  premium_support: 'Priority support',
  export_data: 'Data export',
  collaboration: 'Collaboration',
  packpal_pro: 'Pro packing assistant',
} satisfies Record<FeatureKey, string>)
