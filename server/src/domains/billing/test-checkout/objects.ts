import { randomBytes } from 'node:crypto'
import { amounts } from '@sojourn/contract/billing/amounts'
import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { priceCurrency } from '@sojourn/contract/billing/features'
import { testCards, type TestCard } from '@sojourn/contract/billing/test-cards'
import type { Stripe } from 'stripe'

// The provider's objects, as far as anyone here reads them. Times are in seconds, as there.

export type TestCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'metadata'> & { email: string }

export type TestSession = Pick<
  Stripe.Checkout.Session,
  'object' | 'client_reference_id' | 'created' | 'currency' | 'livemode' | 'mode' | 'url'
> & {
  id: string
  customer: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  subscription: string | null
  amount_total: number
  expires_at: number
  cancel_url: string
  success_url: string
  customer_details: { email: string }
  metadata: { plan: BillingPeriod }
}

interface TestItem {
  id: string
  object: 'subscription_item'
  quantity: 1
  price: { id: string; unit_amount: number; currency: string; recurring: { interval: 'month' | 'year' } }
  current_period_start: number
  current_period_end: number
}

export type TestSubscription = Pick<
  Stripe.Subscription,
  'object' | 'cancel_at' | 'cancel_at_period_end' | 'created' | 'ended_at' | 'livemode' | 'start_date'
> & {
  id: string
  customer: string
  status: 'active' | 'past_due' | 'canceled'
  default_payment_method: { id: string; card: { brand: string; last4: string }; metadata: { card: TestCard } }
  items: { object: 'list'; data: [TestItem] }
}

export type TestInvoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'created' | 'currency' | 'livemode' | 'number' | 'total'
> & {
  customer: string
  status: 'paid' | 'open'
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
}

export interface TestPortal {
  id: string
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
}

/** Something happened that the provider reports. */
export interface Report {
  type: string
  object: object
}

export const priceIds: Record<BillingPeriod, string> = { monthly: 'price_monthly', yearly: 'price_yearly' }
export const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`

export const periodOf = ({ items }: TestSubscription): BillingPeriod =>
  items.data[0].price.id === priceIds.yearly ? 'yearly' : 'monthly'

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
