import type { FeatureKey } from './plan-limits.ts'

/** The popup's list, in its order; the first three show at once. */
export const popupFeatures = [
  'unlimited_trips',
  'ai_suggestions',
  'packpal_pro',
  'offline_access',
  'advanced_analytics',
] as const satisfies readonly FeatureKey[]
export const popupFeaturesShown = 3

/** What Premium adds, as the checkout and the landing page list it. */
export const premiumFeatures = [...popupFeatures, 'premium_support'] as const satisfies readonly FeatureKey[]

/** Prices in US dollars, in one place (C-001, C-002). */
export const prices = { monthly: 7.99, yearly: 45.99 } as const
export const priceCurrency = 'usd'
/** As the landing page was given it: a dollar more than the true one (C-002). */
export const statedSaving = 50.89
