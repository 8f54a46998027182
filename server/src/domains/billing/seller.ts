import { amounts } from '@sojourn/contract/billing/amounts'
import { billingPeriods, type BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { priceCurrency } from '@sojourn/contract/billing/features'
import type { BillingMode } from '@sojourn/contract/billing/modes'
import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { keepSetting } from '../../platform/db/settings.ts'
import { thisSeller, unknownSeller } from '../../kernel/plan/plan-column.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Payments } from './stripe.ts'
import type { ProviderPrice } from './stripe-objects.ts'

// A customer, a checkout and a subscription belong to who sold them: another account of the provider, or the provider
// after the test checkout, knows nothing of them.

export const testSeller = 'test checkout'
/** Whether a row is of this server's seller. */
export const isOfThisSeller = sql<boolean>`"seller" = ${thisSeller}`

async function setSeller(db: Db, value: string): Promise<void> {
  await keepSetting(db, 'SELLER', value)
  for (const table of ['customers', 'checkouts', 'subscriptions'] as const)
    await db.updateTable(table).set({ seller: value }).where('seller', '=', unknownSeller).execute()
}

/** At the start, without asking anybody: a test is over as soon as somebody else sells, or nobody does. */
export async function startSelling(db: Db, mode: BillingMode, payments: Payments | null): Promise<void> {
  if (payments?.isTest) return setSeller(db, testSeller)
  const isOver =
    mode === 'test' ? sql<boolean>`"value" = ${testSeller}` : sql<boolean>`"value" not like '% live'`
  await db
    .updateTable('settings')
    .set({ value: unknownSeller })
    .where('name', '=', 'SELLER')
    .where(isOver)
    .execute()
}

const intervals: Record<BillingPeriod, string> = { monthly: 'month', yearly: 'year' }

const money = (amount: number | null, currency: string): string =>
  `${amount === null ? '?' : (amount / 100).toFixed(2)} ${currency.toUpperCase()}`

/** What is wrong with a configured price; null when it is the one that is shown. */
export function priceProblem(period: BillingPeriod, price: ProviderPrice | null): string | null {
  const name = `STRIPE_PRICE_${period.toUpperCase()}`
  if (!price) return `${name} is no price of this Stripe account.`
  if (!price.isActive) return `${name} is archived in Stripe.`
  const { amount, currency, every } = price
  const isShown = amount === amounts[period] && currency === priceCurrency && every === intervals[period]
  if (isShown) return null
  const shown = `${money(amounts[period], priceCurrency)} every ${intervals[period]}`
  return `${name} is ${money(amount, currency)} every ${every}, but ${shown} is what travellers are shown.`
}

const checked = new WeakMap<Payments, Promise<string[]>>()

/** Learns once whose account it is and whether its prices are those that are shown; what is wrong with them. */
export function checkSeller(db: Db, payments: Payments): Promise<string[]> {
  if (payments.isTest) return Promise.resolve([])
  const known = checked.get(payments) ?? readSeller(db, payments)
  checked.set(payments, known)
  // Asked again next time: the provider may only have been away.
  known.catch(() => checked.delete(payments))
  return known
}

async function readSeller(db: Db, payments: Payments): Promise<string[]> {
  const problems: string[] = []
  for (const period of billingPeriods)
    problems.push(...nonNull(priceProblem(period, await payments.readPrice(period))))
  await setSeller(db, await payments.readSeller())
  return problems
}

const nonNull = <T>(value: T | null): T[] => (value === null ? [] : [value])

/** Nothing is sold at another price than is shown. */
export async function requireSeller(db: Db, payments: Payments): Promise<void> {
  const problems = await checkSeller(db, payments)
  if (problems.length > 0) throw new AppError('unavailable', billingRefusalsWords.closed)
}
