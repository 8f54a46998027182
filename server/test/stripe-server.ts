import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { TestStripe } from '../src/billing/test-checkout/test-stripe.ts'
import { priceIds } from '../src/billing/test-checkout/objects.ts'
import type { Db } from '../src/db/client.ts'
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
