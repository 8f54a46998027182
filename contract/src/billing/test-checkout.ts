import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { billingPeriods } from './billing-periods.ts'
import { card, sessionParams } from './schema.ts'
import { testCardNames } from './test-cards.ts'

/**
 * The test checkout stands in for the provider's hosted pages while no keys are set up. `createCheckout` and
 * `openPortal` answer the addresses of these two pages, each with the query `session_id`; the pages work with the calls
 * below and then lead to `returnUrl`. Nothing else of the app knows about them.
 */
export const testCheckoutPath = '/test-checkout'
export const testBillingPath = '/test-billing'

const period = z.enum(billingPeriods)

const testSession = z.object({
  /** Only an open one can be paid. */
  status: z.enum(['open', 'complete', 'expired']),
  plan: period,
  amount: z.int(),
  currency: z.string(),
  email: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** Where Back leads, and where a paid checkout does. */
  cancelUrl: z.string(),
  successUrl: z.string(),
})
export type CheckoutView = z.output<typeof testSession>

export const testPayment = z.object({
  card: z.enum(testCardNames),
  /** What the bank is to answer for the card that asks. */
  bank: z.enum(['confirms', 'refuses']).optional(),
})

/** `confirm`: ask the traveller and send the payment again with the bank's answer. */
export const testPaymentReply = z.object({
  result: z.enum(['paid', 'declined', 'confirm']),
  message: z.string().nullable(),
})

const testBilling = z.object({
  plan: period,
  /** What `change` would change to and what it costs now, less what is left of the period paid. */
  change: z.object({ plan: period, dueNow: z.int() }),
  amount: z.int(),
  currency: z.string(),
  state: z.enum(['active', 'ending', 'past_due', 'ended']),
  periodEnd: z.string(),
  card,
  returnUrl: z.string(),
})
export type TestBilling = z.output<typeof testBilling>

/** `renew`: the day of the next charge comes now, so that a refused renewal can be seen. */
export const testBillingInput = z.object({
  do: z.enum(['change', 'card', 'renew']),
  /** The new one, for `card`. */
  card: z.enum(testCardNames).optional(),
})

export const testCheckoutApi = {
  session: {
    method: 'GET',
    url: '/api/test-checkout/:sessionId',
    summary: 'Test checkout: what is to be paid',
    access: 'signed-in',
    params: sessionParams,
    reply: testSession,
  },
  pay: {
    method: 'POST',
    url: '/api/test-checkout/:sessionId',
    summary: 'Test checkout: pay with one of the test cards',
    access: 'signed-in',
    params: sessionParams,
    body: testPayment,
    repeatable: true,
    reply: testPaymentReply,
  },
  billing: {
    method: 'GET',
    url: '/api/test-billing/:sessionId',
    summary: 'Test billing page: the subscription and its card',
    access: 'signed-in',
    params: sessionParams,
    reply: testBilling,
  },
  change: {
    method: 'POST',
    url: '/api/test-billing/:sessionId',
    summary: 'Test billing page: change the plan or the card, or renew now',
    access: 'signed-in',
    params: sessionParams,
    body: testBillingInput,
    repeatable: true,
    reply: testBilling,
  },
} as const satisfies EndpointGroup
