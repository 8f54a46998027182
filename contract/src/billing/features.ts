import type { FeatureKey } from './plan-limits.ts'

/** Name and description of each gated feature, as locked cards and the upgrade popup show them (U-008). */
export const features: Record<FeatureKey, { name: string; description: string }> = {
  unlimited_trips: {
    name: 'Unlimited trips',
    description: 'Plan as many trips as you like, past and future.',
  },
  ai_suggestions: {
    name: 'AI suggestions',
    description: 'Ideas for every day of your trip, as often as you want them.',
  },
  ai_pro: {
    name: 'AI Pro',
    description: 'Personalized recommendations, budget optimization and local events.',
  },
  advanced_analytics: {
    name: 'Advanced budget tracking',
    description: 'Spending per day, a forecast for the end of the trip, planned against actual.',
  },
  offline_access: {
    name: 'Offline access',
    description: 'All your trips on this device, with or without a connection.',
  },
  premium_support: { name: 'Priority support', description: 'Your questions are answered first.' },
  export_data: {
    name: 'Data export',
    description: 'Download a trip as a file and bring it back whenever you like.',
  },
  collaboration: { name: 'Collaboration', description: 'Share and plan trips with friends and family' },
  packpal_pro: {
    name: 'Pro packing assistant',
    description: 'Weather at your destination and a list that packs for it.',
  },
}

/** The popup's list, in its order; the first three show at once. */
export const popupFeatures: readonly string[] = (
  ['unlimited_trips', 'ai_suggestions', 'packpal_pro', 'offline_access', 'advanced_analytics'] as const
).map((key) => features[key].name)
export const popupFeaturesShown = 3

/** Prices in US dollars, in one place (C-001, C-002). */
export const prices = { monthly: 7.99, yearly: 45.99 } as const
export const priceCurrency = 'usd'
export const yearlySavingLabel = 'Save $50.89!'
