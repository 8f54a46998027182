import { randomBytes } from 'node:crypto'
import { amounts } from '@sojourn/contract/billing/amounts'
import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { priceCurrency } from '@sojourn/contract/billing/features'
import { testCards, type TestCard } from '@sojourn/contract/billing/test-cards'
import { type TestInvoice, type TestItem, type TestSubscription, priceIds } from './objects.ts'

export const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`

/** A period later; the 31st becomes a short month's last day. */
export function afterPeriod(start: number, period: BillingPeriod): number {
  const from = new Date(start * 1000)
  const month = from.getUTCMonth() + (period === 'yearly' ? 12 : 1)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1000)
}

export const paymentMethod = (card: TestCard): TestSubscription['default_payment_method'] => ({
  id: `pm_test_${card}`,
  card: { brand: 'visa', last4: testCards[card].number.slice(-4) },
  metadata: { card },
})

export const newTestItem = (id: string, period: BillingPeriod, start: number): TestItem => ({
  id,
  object: 'subscription_item',
  quantity: 1,
  price: {
    id: priceIds[period],
    unit_amount: amounts[period],
    currency: priceCurrency,
    recurring: { interval: period === 'yearly' ? 'year' : 'month' },
  },
  current_period_start: start,
  current_period_end: afterPeriod(start, period),
})

export const newSubscription = (
  customer: string,
  period: BillingPeriod,
  card: TestCard,
  now: number,
): TestSubscription => ({
  id: newId('sub'),
  object: 'subscription',
  customer,
  status: 'active',
  created: now,
  start_date: now,
  ended_at: null,
  cancel_at: null,
  cancel_at_period_end: false,
  livemode: false,
  default_payment_method: paymentMethod(card),
  items: { object: 'list', data: [newTestItem(newId('si'), period, now)] },
})

/** What an invoice's number is made of: how many the customer had before. */
export const newInvoice = (
  { id, customer }: TestSubscription,
  total: number,
  status: TestInvoice['status'],
  { now, count }: { now: number; count: number },
): TestInvoice => ({
  id: newId('in'),
  object: 'invoice',
  customer,
  created: now,
  currency: priceCurrency,
  livemode: false,
  number: `SOJ-${String(count + 1).padStart(4, '0')}`,
  total,
  status,
  parent: { type: 'subscription_details', subscription_details: { subscription: id } },
})

/** What is left of the period that was paid, for what begins in its place. */
export function unusedOf({ items }: TestSubscription, now: number): number {
  const [{ price, current_period_start: start, current_period_end: end }] = items.data
  return Math.round((price.unit_amount * Math.max(0, end - now)) / (end - start))
}
