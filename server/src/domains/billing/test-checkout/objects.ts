import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import type { TestCard } from '@sojourn/contract/billing/test-cards'
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

export interface TestItem {
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

export const periodOf = ({ items }: TestSubscription): BillingPeriod =>
  items.data[0].price.id === priceIds.yearly ? 'yearly' : 'monthly'
