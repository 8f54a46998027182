import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { webhookPath } from '@sojourn/contract/billing/api'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { TestStripe } from '../src/domains/billing/test-checkout/test-stripe.ts'
import { priceIds } from '../src/domains/billing/test-checkout/objects.ts'
import type { Db } from '../src/platform/db/client.ts'
import { type Loopback, startLoopback } from './loopback.ts'

export const webhookSecret = 'whsec_of_the_loopback'

/** Settings for a server that buys from the loopback with live keys. */
export const stripeSettings = ({ url }: Loopback): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_live_loopback',
  STRIPE_API_URL: url,
  STRIPE_PRICE_MONTHLY: priceIds.monthly,
  STRIPE_PRICE_YEARLY: priceIds.yearly,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
})

export interface Sent {
  secret?: string
  /** How long ago it was signed. */
  ageS?: number
  /** Changed after it was signed. */
  alter?: (text: string) => string
}

/** A signed report, as the provider sends it; the status it is answered with. */
export async function sendEvent(
  app: FastifyInstance,
  event: unknown,
  { secret = webhookSecret, ageS = 0, alter = (text) => text }: Sent = {},
): Promise<number> {
  const payload = JSON.stringify(event, null, 2)
  const timestamp = Math.floor(Date.now() / 1000) - ageS
  const { statusCode } = await app.inject({
    method: 'POST',
    url: webhookPath,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      // The provider is another site, and welcome here.
      origin: 'https://provider.example',
    },
    payload: alter(payload),
  })
  return statusCode
}

export interface StripeServer extends Loopback {
  /** What has been asked of it, as `POST /v1/customers`. */
  calls: string[]
  /** Sets what it keeps things in; it answers nothing before. */
  keepIn(db: Db): TestStripe
  /** Goes wrong for the next requests, then works again. */
  failWith(listener: RequestListener, times: number): void
}

/** The few calls of the payment provider over real HTTP, for the official library. It reports nothing by itself. */
export async function startStripeServer(): Promise<StripeServer> {
  const loopback = await startLoopback()
  const calls: string[] = []
  let stripe: TestStripe | null = null
  let failures: RequestListener[] = []
  loopback.answerWith((request, response) => {
    calls.push(`${request.method} ${request.url?.split('?')[0]}`)
    const failure = failures.shift()
    if (failure) failure(request, response)
    else answer(stripe, request, response).catch(() => response.destroy())
  })
  return {
    ...loopback,
    calls,
    keepIn: (db) => (stripe = new TestStripe(db, () => new Date())),
    failWith: (listener, times) => {
      failures = Array.from({ length: times }, () => listener)
    },
  }
}

async function answer(
  stripe: TestStripe | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const key = request.headers['idempotency-key']
  const { status, body } = (await stripe?.answer({
    method: request.method ?? '',
    path: request.url ?? '',
    form: new URLSearchParams(text),
    key: typeof key === 'string' ? key : null,
  })) ?? { status: 500, body: {} }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
