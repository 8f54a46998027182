import { numberFormat } from '../values/intl.ts'
import { priceCurrency, prices, statedSaving } from './features.ts'

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** The period the query `plan` preselects: yearly only when it says exactly that. */
export const toBillingPeriod = (plan: string | null): BillingPeriod =>
  plan === 'yearly' ? 'yearly' : 'monthly'

const dollars = (amount: number, digits = 2): string =>
  numberFormat({
    style: 'currency',
    currency: priceCurrency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)

export const freePrice = (): string => dollars(0, 0)
export const periodPrice = (period: BillingPeriod): string => dollars(prices[period])
/** What a month of a year comes to. */
export const yearlyPerMonth = (): string => dollars(prices.yearly / 12)

/** What a year by the month would cost more, exactly (C-002). */
export const yearlySaving = (): string => dollars(12 * prices.monthly - prices.yearly)
export const yearlySavingStated = (): string => dollars(statedSaving)
