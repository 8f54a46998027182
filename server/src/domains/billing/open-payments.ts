import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env/env.ts'
import { Payments } from './stripe.ts'
import { testHttpClient } from './test-checkout/http-client.ts'
import { priceIds } from './test-checkout/objects.ts'
import { TestStripe } from './test-checkout/test-stripe.ts'

declare module '../../kernel/deps.ts' {
  interface Providers {
    billing: OpenPayments | null
  }
}

interface OpenPayments {
  payments: Payments
  /** What stands in for the provider; null when there is a real one. */
  test: { stripe: TestStripe; webhookSecret: string } | null
}

/** The payment provider, or the test checkout in its place; null when nothing is sold. */
export function openPayments(db: Db, env: Env): OpenPayments | null {
  const { STRIPE_SECRET_KEY: apiKey, STRIPE_API_URL: apiUrl, billingMode } = env
  if (billingMode === 'off' || billingMode === 'closed') return null
  if (!apiKey) return openTestCheckout(db)
  const payments = new Payments({
    apiKey,
    apiUrl,
    prices: { monthly: env.STRIPE_PRICE_MONTHLY ?? '', yearly: env.STRIPE_PRICE_YEARLY ?? '' },
    webhookSecrets: (env.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim()),
  })
  return { payments, test: null }
}

function openTestCheckout(db: Db): OpenPayments {
  const stripe = new TestStripe(db, () => new Date())
  // Its reports never leave the process, so the secret need not either.
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`
  const payments = new Payments({
    apiKey: 'sk_test_checkout',
    apiUrl: 'http://localhost',
    prices: priceIds,
    webhookSecrets: [webhookSecret],
    httpClient: testHttpClient(stripe),
  })
  return { payments, test: { stripe, webhookSecret } }
}
