import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import type { Invoice } from '@sojourn/contract/billing/schema'
import type { Stripe } from 'stripe'
import { z } from 'zod'

// What the provider's objects say, in the few words that matter here.

/** A subscription, in the few words that matter here. */
export interface ProviderSubscription {
  id: string
  customerId: string
  status: string
  plan: BillingPeriod
  /** Its price is one of those on offer now. */
  isOffered: boolean
  /** Of the subscription's only line, to change it. */
  itemId: string
  amount: number
  currency: string
  startedAt: Date
  periodStart: Date
  periodEnd: Date
  /** Set when it was cancelled: nothing is charged after it. */
  endsAt: Date | null
  card: { brand: string; last4: string } | null
}

export interface ProviderCheckout {
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  email: string | null
  amount: number | null
  currency: string | null
  subscriptionId: string | null
}

export interface ProviderPrice {
  isActive: boolean
  amount: number | null
  currency: string
  /** `month`, or `3 months`. */
  every: string
}

const id = z.string().regex(/^[\w-]{1,255}$/)
const reference = z.union([id, z.object({ id })]).nullish()

/** What a report is about, as far as it is looked at; about anything else it is only kept. */
const subjects: Record<string, z.ZodType> = {
  'checkout.session': z.object({ id, subscription: reference }),
  subscription: z.object({ id }),
  invoice: z.object({
    parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  }),
}

const report = z.object({
  id,
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.object({
    object: z.looseObject({ object: z.string().optional() }).refine((about) => {
      const { object = '' } = about
      return !Object.hasOwn(subjects, object) || subjects[object]?.safeParse(about).success
    }),
  }),
})

/** Whether it can be read as a report at all: a signature says who sent it, not that it makes sense. */
export const isReport = (event: unknown): event is Stripe.Event => report.safeParse(event).success

export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000)

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const oneOf = <T extends string>(known: readonly T[], value: string | null, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

export const toCheckout = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  status: oneOf(['open', 'complete', 'expired'], session.status, 'open'),
  paymentStatus: oneOf(['paid', 'unpaid', 'no_payment_required'], session.payment_status, 'unpaid'),
  email: session.customer_details?.email ?? null,
  amount: session.amount_total,
  currency: session.currency,
  subscriptionId: idOf(session.subscription),
})

export const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  createdAt: fromSeconds(invoice.created).toISOString(),
  amount: invoice.total,
  currency: invoice.currency,
  status: oneOf(['open', 'paid', 'uncollectible', 'void'], invoice.status, 'open'),
  pageUrl: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
})
