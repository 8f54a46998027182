import { features, popupFeatures, prices } from './features.ts'

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** The period the query `plan` preselects: yearly only when it says exactly that. */
export const toBillingPeriod = (plan: string | null): BillingPeriod =>
  plan === 'yearly' ? 'yearly' : 'monthly'

export const periodPrice = (period: BillingPeriod): string => `$${prices[period].toFixed(2)}`

/** What a year by the month would cost more, exactly (C-002). */
export const yearlySaving = `$${(12 * prices.monthly - prices.yearly).toFixed(2)}`

/** What Premium adds, as the checkout and the landing page list it. */
export const premiumFeatures: readonly string[] = [...popupFeatures, features.premium_support.name]
