import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { confirmationPath } from '@sojourn/contract/billing/api'
import type { Invoice } from '@sojourn/contract/billing/schema'
import { billingText } from '@sojourn/contract/billing/texts'
import { Stripe } from 'stripe'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  fromSeconds,
  idOf,
  type ProviderCheckout,
  type ProviderPrice,
  type ProviderSubscription,
  toCheckout,
  toInvoice,
} from './stripe-objects.ts'

interface Settings {
  apiKey: string
  apiUrl: string
  prices: Record<BillingPeriod, string>
  webhookSecrets: readonly string[]
  /** In place of the network: the test checkout. */
  httpClient?: Stripe.HttpClient
  timeoutMs?: number
}

const callLimitMs = 10_000
const retries = 2
const toleranceS = 300
const shownInvoices = 24

/** The payment provider: hosted checkout, billing page, subscriptions, and its signed reports. */
export class Payments {
  readonly #stripe: Stripe
  readonly #prices: Record<BillingPeriod, string>
  readonly #webhookSecrets: readonly string[]
  readonly #isLive: boolean
  /** The test checkout in the provider's place. */
  readonly isTest: boolean
  /** Told of calls that failed, without anything about a person. */
  report: (failure: { type?: string; code?: string; status?: number; requestId?: string }) => void = () =>
    undefined

  constructor({ apiKey, apiUrl, prices, webhookSecrets, httpClient, timeoutMs = callLimitMs }: Settings) {
    const { protocol, hostname, port } = new URL(apiUrl)
    this.#prices = prices
    this.#webhookSecrets = webhookSecrets
    this.#isLive = apiKey.includes('_live_')
    this.isTest = httpClient !== undefined
    this.#stripe = new Stripe(apiKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      telemetry: false,
      ...(httpClient && { httpClient }),
    })
  }

  /** Whose account it is; what is sold in test mode is sold by somebody else. */
  async readSeller(): Promise<string> {
    const { id } = await this.#call(() => this.#stripe.accounts.retrieveCurrent())
    return `${id} ${this.#isLive ? 'live' : 'test'}`
  }

  async readPrice(period: BillingPeriod): Promise<ProviderPrice | null> {
    const price = await this.#call(() => ignoreMissing(this.#stripe.prices.retrieve(this.#prices[period])))
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
    const { id: customerId } = await this.#call(() =>
      this.#stripe.customers.create(
        { email, name, metadata: { userId: id } },
        { idempotencyKey: gone ? `customer-${id}-after-${gone}` : `customer-${id}` },
      ),
    )
    return customerId
  }

  async deleteCustomer(id: string): Promise<void> {
    await this.#call(() => ignoreMissing(this.#stripe.customers.del(id)))
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
    const begun = await this.#call(() =>
      ignoreMissing(
        this.#stripe.checkout.sessions.create(
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
    const session = await this.#call(() => ignoreMissing(this.#stripe.checkout.sessions.retrieve(id)))
    return session && toCheckout(session)
  }

  /** False when it can no longer be stopped: it is paid, or gone already. */
  async expireCheckout(id: string): Promise<boolean> {
    return this.#call(async () => {
      try {
        await this.#stripe.checkout.sessions.expire(id)
        return true
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
        throw error
      }
    })
  }

  /** Null for what is not there, or is charged neither monthly nor yearly. */
  async readSubscription(id: string): Promise<ProviderSubscription | null> {
    const found = await this.#call(() =>
      ignoreMissing(this.#stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })),
    )
    return found && this.#toSubscription(found)
  }

  async listSubscriptions(customer: string): Promise<ProviderSubscription[]> {
    const list = await this.#call(() =>
      ignoreMissing(
        this.#stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 100,
          expand: ['data.default_payment_method'],
        }),
      ),
    )
    return (list?.data ?? []).flatMap((one) => this.#toSubscription(one) ?? [])
  }

  /** At the period's end, or not after all. */
  async setCancelled(id: string, isCancelled: boolean): Promise<void> {
    await this.#call(async () => {
      const current = await this.#stripe.subscriptions.retrieve(id)
      // The billing page may have set a date instead of the mark.
      const isByDate = current.cancel_at !== null && !current.cancel_at_period_end
      const change =
        !isCancelled && isByDate ? { cancel_at: '' as const } : { cancel_at_period_end: isCancelled }
      await this.#stripe.subscriptions.update(id, change)
    })
  }

  async cancelNow(id: string): Promise<void> {
    await this.#call(() => ignoreMissing(this.#stripe.subscriptions.cancel(id)))
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
    const { url } = await this.#call(() =>
      this.#stripe.billingPortal.sessions.create({
        customer: subscription.customerId,
        return_url: returnUrl,
        ...(flow_data && { flow_data }),
      }),
    )
    return url
  }

  async invoices(customer: string): Promise<Invoice[]> {
    const { data } = await this.#call(() => this.#stripe.invoices.list({ customer, limit: shownInvoices }))
    return data.filter(({ status }) => status !== 'draft').map(toInvoice)
  }

  /** What was sent, when one of our secrets signed it within the last minutes; null for everything else. */
  readEvent(body: Buffer, signature: string): unknown {
    for (const secret of this.#webhookSecrets) {
      try {
        return this.#stripe.webhooks.constructEvent(body, signature, secret, toleranceS)
      } catch {
        // The other secret may fit.
      }
    }
    return null
  }

  async #call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const { type, code, statusCode: status, requestId } = error
      this.report({ type, ...(code && { code }), ...(status && { status }), ...(requestId && { requestId }) })
      throw new AppError('upstream_failed', billingText.unreachable)
    }
  }

  #toSubscription(found: Stripe.Subscription): ProviderSubscription | null {
    const lines = found.items.data
    const offered = lines.find(({ price }) => this.#planOf(price.id))
    const item = offered ?? lines[0]
    const plan = item && (this.#planOf(item.price.id) ?? periodOf(item.price))
    if (!item || !plan) return null
    const payment = found.default_payment_method
    const card = payment && typeof payment === 'object' ? (payment.card ?? null) : null
    const periodEnd = fromSeconds(item.current_period_end)
    return {
      id: found.id,
      customerId: idOf(found.customer) ?? '',
      status: found.status,
      plan,
      isOffered: offered !== undefined,
      itemId: item.id,
      amount: item.price.unit_amount ?? 0,
      currency: item.price.currency,
      startedAt: fromSeconds(found.start_date),
      periodStart: fromSeconds(item.current_period_start),
      periodEnd,
      endsAt: endOf(found, periodEnd),
      card: card && { brand: card.brand, last4: card.last4 },
    }
  }

  #planOf(price: string): BillingPeriod | null {
    if (price === this.#prices.monthly) return 'monthly'
    return price === this.#prices.yearly ? 'yearly' : null
  }
}

function endOf({ cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: Date): Date | null {
  if (cancel_at) return fromSeconds(cancel_at)
  return cancel_at_period_end ? periodEnd : null
}

/** Of a price that is not on offer any more. */
function periodOf({ recurring }: Stripe.Price): BillingPeriod | null {
  if (recurring?.interval === 'year') return 'yearly'
  return recurring?.interval === 'month' ? 'monthly' : null
}

/** Null for what is not there; with `param`, for that part of what was asked alone. */
async function ignoreMissing<T>(answer: Promise<T>, param?: string): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
    if (isMissing && (param === undefined || error.param === param)) return null
    throw error
  }
}
