import type { IncomingMessage } from 'node:http'
import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import { Stripe } from 'stripe'
import { AppError } from '../../platform/errors/app-error.ts'

export interface ConnectionSettings {
  apiKey: string
  apiUrl: string
  webhookSecrets: readonly string[]
  /** In place of the network: the test checkout. */
  httpClient?: Stripe.HttpClient
  timeoutMs?: number
}

/** Nothing about a person is in it. */
type FailureReport = (failure: { type?: string; code?: string; status?: number; requestId?: string }) => void

const callLimitMs = 10_000
const retries = 2
const toleranceS = 300

/** The provider's own library, with a time limit; what fails is reported and told as one refusal. */
export class StripeConnection {
  readonly #stripe: Stripe
  readonly #webhookSecrets: readonly string[]
  protected readonly isLive: boolean
  report: FailureReport = () => undefined

  constructor({ apiKey, apiUrl, webhookSecrets, httpClient, timeoutMs = callLimitMs }: ConnectionSettings) {
    const { protocol, hostname, port } = new URL(apiUrl)
    this.#webhookSecrets = webhookSecrets
    this.isLive = apiKey.includes('_live_')
    this.#stripe = new Stripe(apiKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      telemetry: false,
      httpClient: httpClient ?? refusingClient(timeoutMs),
    })
  }

  protected async call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await work(this.#stripe)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const { type, code, statusCode: status, requestId } = error
      this.report({ type, ...(code && { code }), ...(status && { status }), ...(requestId && { requestId }) })
      throw new AppError('upstream_failed', billingRefusalsWords.unreachable)
    }
  }

  /** What was sent, when one of our secrets signed it within the last minutes; null for everything else. */
  readEvent(body: Buffer, signature: string): unknown {
    for (const secret of this.#webhookSecrets) {
      try {
        return this.#stripe.webhooks.constructEvent(body, signature, secret, toleranceS)
      } catch {
        // The other secret may fit.
      }
    }
    return null
  }
}

/**
 * The library takes whatever JSON comes without an `error` for what it asked for: a gateway's "500" would be a price. And
 * its time limit begins anew with every byte: one a second would be waited for without an end.
 */
function refusingClient(timeoutMs: number): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient()
  const send = client.makeRequest.bind(client)
  client.makeRequest = async (...request) => {
    const until = performance.now() + timeoutMs
    const response = await send(...request)
    const status = response.getStatusCode()
    const read = response.toJSON.bind(response)
    response.toJSON = async () => {
      const body = (await readUntil(until, response, read)) as { error?: unknown } | null
      if (status < 300 || body?.error) return body
      return { error: { type: 'api_error', message: `status ${status}` } }
    }
    return response
  }
  return client
}

async function readUntil(until: number, response: Stripe.HttpClientResponse, read: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => {
      reject(new Error('no whole answer in time'))
      ;(response.getRawResponse() as IncomingMessage).destroy()
    }
    timer = setTimeout(giveUp, Math.max(0, until - performance.now()))
  })
  try {
    return await Promise.race([read(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Null for what is not there; with `param`, for that part of what was asked alone. */
export async function ignoreMissing<T>(answer: Promise<T>, param?: string): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
    if (isMissing && (param === undefined || error.param === param)) return null
    throw error
  }
}
