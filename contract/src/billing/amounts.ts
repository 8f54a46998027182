import { toMinor } from '../values/money.ts'
import type { BillingPeriod } from './billing-periods.ts'
import { prices } from './features.ts'

/** The prices in cents, as the payment provider counts. */
export const amounts: Record<BillingPeriod, number> = {
  monthly: toMinor(prices.monthly, 'USD'),
  yearly: toMinor(prices.yearly, 'USD'),
}
