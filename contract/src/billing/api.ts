import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { planStatus } from './plan-status.ts'
import {
  billingState,
  checkoutInput,
  checkoutReply,
  checkoutSession,
  invoice,
  portalInput,
  sessionParams,
} from './schema.ts'

/** Where the payment provider reports what happened: its raw body, proved by its signature. Not a call of ours. */
export const webhookPath = '/api/stripe/webhook'

/** Where checkout leads back to. */
export const confirmationPath = '/confirmation'

export const billingApi = {
  plan: {
    method: 'GET',
    url: '/api/plan',
    summary: 'Plan limits and what the signed-in user has used of them',
    access: 'signed-in',
    reply: planStatus,
  },
  state: {
    method: 'GET',
    url: '/api/billing',
    summary: 'How this server takes money, its prices, and the own subscription',
    access: 'signed-in',
    reply: billingState,
  },
  createCheckout: {
    method: 'POST',
    url: '/api/create-checkout-session',
    summary: 'Begin to buy Premium: the address of the page where it is paid',
    access: 'signed-in',
    body: checkoutInput,
    repeatable: true,
    reply: checkoutReply,
  },
  session: {
    method: 'GET',
    url: '/api/stripe/session/:sessionId',
    summary: 'What became of a checkout; whoever is not the buyer learns the payment status only',
    access: 'public',
    params: sessionParams,
    reply: checkoutSession,
  },
  cancel: {
    method: 'POST',
    url: '/api/billing/cancel',
    summary: 'End the own subscription with the period that is paid',
    access: 'signed-in',
    body: z.object({}).optional(),
    repeatable: true,
    reply: billingState,
  },
  resume: {
    method: 'POST',
    url: '/api/billing/resume',
    summary: 'Take the cancellation back before the period ends',
    access: 'signed-in',
    body: z.object({}).optional(),
    repeatable: true,
    reply: billingState,
  },
  openPortal: {
    method: 'POST',
    url: '/api/billing/portal',
    summary: "The address of the provider's billing page: change the plan or the card",
    access: 'signed-in',
    body: portalInput,
    repeatable: true,
    reply: checkoutReply,
  },
  invoices: {
    method: 'GET',
    url: '/api/billing/invoices',
    summary: 'The own invoices, newest first',
    access: 'signed-in',
    reply: z.array(invoice),
  },
} as const satisfies EndpointGroup
