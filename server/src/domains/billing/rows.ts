import { billingPeriods } from '@sojourn/contract/billing/billing-periods'
import { z } from 'zod'
import type { PurgeRule } from '../../kernel/jobs/purge.ts'
import type { TableOf } from '../../platform/db/tables.ts'

const period = z.enum(billingPeriods)

/** Who a user is at the payment provider. */
export const customerRow = z.object({
  id: z.string(),
  userId: z.uuid(),
  seller: z.string(),
  createdAt: z.string(),
})

/** A checkout that was begun; at most one of a user is open. */
export const checkoutRow = z.object({
  id: z.string(),
  userId: z.uuid(),
  plan: period,
  url: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['paid', 'unpaid', 'no_payment_required']),
  seller: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

/** A subscription as the provider described it last. */
export const subscriptionRow = z.object({
  id: z.string(),
  userId: z.uuid(),
  seller: z.string(),
  status: z.string(),
  plan: period,
  amount: z.int(),
  currency: z.string(),
  startedAt: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** Set when it was cancelled: nothing is charged after it. */
  endsAt: z.string().nullable(),
  /** Premium lasts until then, whether or not more is heard; null when it gives none. */
  premiumUntil: z.string().nullable(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  /** Of two reads that overlap, the one that began later counts. */
  readNumber: z.int(),
  updatedAt: z.string(),
})
export type SubscriptionRow = z.output<typeof subscriptionRow>

/** What the provider reported, each once. */
export const paymentEventRow = z.object({ id: z.string(), type: z.string(), createdAt: z.string() })

/** A customer whose account was deleted: the provider is to forget them too. */
export const customerToDeleteRow = z.object({ id: z.string(), createdAt: z.string() })

/** What the test checkout keeps in place of a payment provider. */
export const testPaymentRow = z.object({
  id: z.string(),
  customerId: z.string(),
  kind: z.enum(['customer', 'session', 'subscription', 'invoice', 'portal']),
  object: z.unknown(),
  createdAt: z.string(),
})

export const billingPurge: readonly PurgeRule[] = [
  // The provider repeats a report for three days at most.
  { table: 'paymentEvents', over: `"createdAt" < now() - interval '30 days'` },
  { table: 'checkouts', over: `"createdAt" < now() - interval '90 days'` },
]

declare module '../../platform/db/tables.ts' {
  interface Tables {
    customers: TableOf<typeof customerRow, 'createdAt'>
    checkouts: TableOf<typeof checkoutRow, 'status' | 'paymentStatus' | 'createdAt'>
    subscriptions: TableOf<typeof subscriptionRow, 'updatedAt'>
    paymentEvents: TableOf<typeof paymentEventRow, 'createdAt'>
    customersToDelete: TableOf<typeof customerToDeleteRow, 'createdAt'>
    testPayments: TableOf<typeof testPaymentRow, 'createdAt'>
  }
}
