import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Payments } from './stripe.ts'

/** What billing works with. */
export interface Billing {
  db: Db
  payments: Payments
  now: () => Date
  log: FastifyBaseLogger
  /** Names accounts in the log. */
  logKey: string
}

/** Null when nothing is sold. */
export function billingOf(app: FastifyInstance, { db, now, providers }: Deps): Billing | null {
  if (!providers.billing) return null
  return { db, now, payments: providers.billing.payments, log: app.log, logKey: app.logKey }
}
