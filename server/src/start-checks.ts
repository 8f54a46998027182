import type { FastifyBaseLogger } from 'fastify'
import { checkSeller } from './domains/billing/seller.ts'
import type { Payments } from './domains/billing/stripe.ts'
import type { Db } from './platform/db/client.ts'
import type { Env } from './platform/env/env.ts'

/** So long a start waits for the payment provider. */
const providerLimitMs = 5000

/** Nobody pays another price than is shown. A provider that is away is asked again before something is sold. */
export async function requirePrices(log: FastifyBaseLogger, db: Db, payments: Payments): Promise<void> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, providerLimitMs, null).unref())
  const problems = await Promise.race([checkSeller(db, payments).catch(() => null), late])
  if (!problems)
    log.warn('the payment provider does not answer; its prices are checked before anything is sold')
  else if (problems.length > 0) throw new Error(problems.join('\n'))
}

export function warnOfSettings(log: FastifyBaseLogger, env: Env): void {
  if (env.RATE_LIMIT_SCALE !== 1) log.warn({ scale: env.RATE_LIMIT_SCALE }, 'rate limits are scaled')
  if (env.INSECURE_HTTP) log.warn('INSECURE_HTTP is on: sessions travel unencrypted')
  if (env.billingMode === 'test' && !env.STRIPE_SECRET_KEY && env.TEST_CHECKOUT)
    log.warn('the test checkout is on: whoever reaches this server gets Premium for nothing')
  if (env.SERVICES === 'public' && !env.APP_URL && !env.SUPPORT_EMAIL)
    log.warn('SERVICES=public: set APP_URL or SUPPORT_EMAIL, so that the services know whom to write to')
}
