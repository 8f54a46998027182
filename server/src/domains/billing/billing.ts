import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import type { Billing } from './subscriptions.ts'

/** What billing works with; null when nothing is sold. */
export function billingOf(app: FastifyInstance, { db, now, providers }: Deps): Billing | null {
  if (!providers.billing) return null
  return { db, now, payments: providers.billing.payments, log: app.log, logKey: app.logKey }
}
