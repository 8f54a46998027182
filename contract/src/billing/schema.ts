import { errorsFieldsWords } from '../errors/words-fields.ts'
import { z } from 'zod'
import { billingPeriods } from './billing-periods.ts'
import { billingModes } from './modes.ts'

const period = z.enum(billingPeriods)
/** In the currency's smallest unit, as the payment provider counts. */
const amount = z.int()

export const card = z.object({ brand: z.string(), last4: z.string() })

const subscription = z.object({
  period,
  /** `ending`: cancelled, and paid until `premiumUntil`. `past_due`: a renewal was refused, and Premium stays until `premiumUntil`. */
  state: z.enum(['active', 'ending', 'past_due']),
  startedAt: z.string(),
  /** When it is charged next; null when it ends. */
  renewsAt: z.string().nullable(),
  /** When Premium ends if nothing changes; null while it renews. */
  premiumUntil: z.string().nullable(),
  /** When the payment that was refused was due. */
  refusedAt: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  amount,
  currency: z.string(),
  card: card.nullable(),
})
export type Subscription = z.output<typeof subscription>

export const billingState = z.object({
  mode: z.enum(billingModes),
  isPremium: z.boolean(),
  /** The subscription that Premium comes from; null when there is none, also when an operator granted it. */
  subscription: subscription.nullable(),
  prices: z.object({ monthly: amount, yearly: amount, currency: z.string() }),
})
export type BillingState = z.output<typeof billingState>

export const checkoutInput = z.object({ plan: z.enum(billingPeriods, errorsFieldsWords.plan) })
export const checkoutReply = z.object({ url: z.string() })

/**
 * The provider's billing page. `change`: to confirm the change to the other period there, with what it costs now
 * (U-054). `card`: to change the card.
 */
export const portalInput = z.object({ purpose: z.enum(['overview', 'change', 'card']).default('overview') })

export const sessionParams = z.object({
  sessionId: z.string().regex(/^[A-Za-z0-9_]{1,200}$/, errorsFieldsWords.session),
})

/** All but the first field only for the buyer (C-018). The names are the provider's. */
export const checkoutSession = z.object({
  /** `paid` is success, everything else is still processing. */
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  customer_email: z.string().nullable().optional(),
  amount_total: amount.nullable().optional(),
  currency: z.string().nullable().optional(),
  subscription_id: z.string().nullable().optional(),
  /** What the footer says about renewal (C-003). */
  plan: period.optional(),
  renewsAt: z.string().nullable().optional(),
})
export type CheckoutSession = z.output<typeof checkoutSession>

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.string(),
  amount,
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  /** The provider's page and file of it; null where it has none. */
  pageUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
})
export type Invoice = z.output<typeof invoice>
