import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { confirmationPath } from '@sojourn/contract/billing/api'
import type { Invoice } from '@sojourn/contract/billing/schema'
import { Stripe } from 'stripe'
import { type ConnectionSettings, ignoreMissing, StripeConnection } from './stripe-connection.ts'
import {
  fromSeconds,
  type ProviderCheckout,
  type ProviderPrice,
  type ProviderSubscription,
  toCheckout,
  toInvoice,
} from './stripe-objects.ts'
import { type Prices, toSubscription } from './stripe-subscription.ts'

const shownInvoices = 24

/** The payment provider: hosted checkout, billing page, subscriptions, and its signed reports. */
export class Payments extends StripeConnection {
  readonly #prices: Prices
  /** The test checkout in the provider's place. */
  readonly isTest: boolean

  constructor({ prices, ...settings }: ConnectionSettings & { prices: Prices }) {
    super(settings)
    this.#prices = prices
    this.isTest = settings.httpClient !== undefined
  }

  /** Whose account it is; what is sold in test mode is sold by somebody else. */
  async readSeller(): Promise<string> {
    const { id } = await this.call((stripe) => stripe.accounts.retrieveCurrent())
    return `${id} ${this.isLive ? 'live' : 'test'}`
  }

  async readPrice(period: BillingPeriod): Promise<ProviderPrice | null> {
    const price = await this.call((stripe) => ignoreMissing(stripe.prices.retrieve(this.#prices[period])))
    if (!price) return null
    const { active, unit_amount, currency, recurring } = price
    const count = recurring?.interval_count ?? 1
    return {
      isActive: active,
      amount: unit_amount,
      currency,
      every: `${count === 1 ? '' : `${count} `}${recurring?.interval ?? 'purchase'}`,
    }
  }

  /** The same user is the same customer, however often they are made; another one after `gone`. */
  async createCustomer(
    { id, email, name }: { id: string; email: string; name: string },
    gone: string | null = null,
  ): Promise<string> {
    const { id: customerId } = await this.call((stripe) =>
      stripe.customers.create(
        { email, name, metadata: { userId: id } },
        { idempotencyKey: gone ? `customer-${id}-after-${gone}` : `customer-${id}` },
      ),
    )
    return customerId
  }

  async deleteCustomer(id: string): Promise<void> {
    await this.call((stripe) => ignoreMissing(stripe.customers.del(id)))
  }

  /** Null when the provider no longer has the customer. */
  async createCheckout(order: {
    customerId: string
    userId: string
    plan: BillingPeriod
    origin: string
    /** Two calls with one key begin one checkout. */
    key: string
  }): Promise<{ id: string; url: string | null; expiresAt: Date } | null> {
    const begun = await this.call((stripe) =>
      ignoreMissing(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.userId,
            line_items: [{ price: this.#prices[order.plan], quantity: 1 }],
            success_url: `${order.origin}${confirmationPath}?session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${order.origin}/subscribe?plan=${order.plan}`,
          },
          { idempotencyKey: order.key },
        ),
        'customer',
      ),
    )
    return begun && { id: begun.id, url: begun.url, expiresAt: fromSeconds(begun.expires_at) }
  }

  async readCheckout(id: string): Promise<ProviderCheckout | null> {
    const session = await this.call((stripe) => ignoreMissing(stripe.checkout.sessions.retrieve(id)))
    return session && toCheckout(session)
  }

  /** False when it can no longer be stopped: it is paid, or gone already. */
  async expireCheckout(id: string): Promise<boolean> {
    return this.call(async (stripe) => {
      try {
        await stripe.checkout.sessions.expire(id)
        return true
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
        throw error
      }
    })
  }

  /** Null for what is not there, or is charged neither monthly nor yearly. */
  async readSubscription(id: string): Promise<ProviderSubscription | null> {
    const found = await this.call((stripe) =>
      ignoreMissing(stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })),
    )
    return found && toSubscription(found, this.#prices)
  }

  async listSubscriptions(customer: string): Promise<ProviderSubscription[]> {
    const list = await this.call((stripe) =>
      ignoreMissing(
        stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 100,
          expand: ['data.default_payment_method'],
        }),
      ),
    )
    return (list?.data ?? []).flatMap((one) => toSubscription(one, this.#prices) ?? [])
  }

  /** At the period's end, or not after all. */
  async setCancelled(id: string, isCancelled: boolean): Promise<void> {
    await this.call(async (stripe) => {
      const current = await stripe.subscriptions.retrieve(id)
      // The billing page may have set a date instead of the mark.
      const isByDate = current.cancel_at !== null && !current.cancel_at_period_end
      const change =
        !isCancelled && isByDate ? { cancel_at: '' as const } : { cancel_at_period_end: isCancelled }
      await stripe.subscriptions.update(id, change)
    })
  }

  async cancelNow(id: string): Promise<void> {
    await this.call((stripe) => ignoreMissing(stripe.subscriptions.cancel(id)))
  }

  /** The address of the billing page, at the place where the traveller wants to do something. */
  async openPortal(
    purpose: 'overview' | 'change' | 'card',
    subscription: ProviderSubscription,
    returnUrl: string,
  ): Promise<string> {
    const other: BillingPeriod = subscription.plan === 'monthly' ? 'yearly' : 'monthly'
    const after_completion = { type: 'redirect' as const, redirect: { return_url: returnUrl } }
    const flows = {
      overview: undefined,
      card: { type: 'payment_method_update' as const, after_completion },
      change: {
        type: 'subscription_update_confirm' as const,
        after_completion,
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: subscription.itemId, price: this.#prices[other], quantity: 1 }],
        },
      },
    }
    const flow_data = flows[purpose]
    const { url } = await this.call((stripe) =>
      stripe.billingPortal.sessions.create({
        customer: subscription.customerId,
        return_url: returnUrl,
        ...(flow_data && { flow_data }),
      }),
    )
    return url
  }

  async invoices(customer: string): Promise<Invoice[]> {
    const { data } = await this.call((stripe) => stripe.invoices.list({ customer, limit: shownInvoices }))
    return data.filter(({ status }) => status !== 'draft').map(toInvoice)
  }
}
