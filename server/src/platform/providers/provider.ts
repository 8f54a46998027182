import { productName } from '@sojourn/contract/product'
import type { z } from 'zod'
import server from '../../../package.json' with { type: 'json' }
import type { Env } from '../env/env.ts'
import { Breaker } from './breaker.ts'
import { fetchJson } from './fetch-json.ts'
import { ProviderError, type ProviderFailure } from './provider-error.ts'

interface ProviderSettings {
  timeoutMs: number
  /** How often a request that failed at once is sent again, within the same time limit. */
  retries: 0 | 1
  maxBytes?: number
}

type Caller = Pick<Env, 'APP_URL' | 'SUPPORT_EMAIL' | 'ALLOW_PRIVATE_ENDPOINTS'>

/** Who asks, and where whoever runs the service can complain. */
const userAgentOf = ({ APP_URL, SUPPORT_EMAIL }: Caller): string =>
  `${productName}/${server.version} (${[APP_URL && `+${APP_URL}`, SUPPORT_EMAIL].filter(Boolean).join('; ') || 'self-hosted'})`

const megabyte = 1024 * 1024

/** A refusal is an answer: the service works, it only does not like this request. */
const isAnswer = (failure: ProviderFailure): boolean => failure === 'refused'
const isWorthRepeating = (failure: ProviderFailure): boolean =>
  failure === 'unreachable' || failure === 'unwell'

/** How a service was met since the start of this process. */
export interface Heard {
  answeredAt: Date | null
  tookMs: number | null
  /** Null once it has answered again. */
  failedAt: Date | null
}

/**
 * An outside service behind one door: time limit, size cap, no redirects, content type checked, at most one repeat, and
 * a breaker that leaves a failing service alone for a minute.
 */
export class Provider {
  readonly #env: Caller
  readonly #settings: ProviderSettings
  readonly #breaker: Breaker
  heard: Heard = { answeredAt: null, tookMs: null, failedAt: null }

  constructor(env: Caller, settings: ProviderSettings, breaker = new Breaker()) {
    this.#env = env
    this.#settings = settings
    this.#breaker = breaker
  }

  /** Left alone at the moment: whoever would have to wait before asking need not. */
  get isResting(): boolean {
    return this.#breaker.isOpen
  }

  /** The answer, checked against its schema; throws `ProviderError`. */
  async getJson<T>(url: URL, schema: z.ZodType<T>): Promise<T> {
    if (!this.#breaker.allows()) throw new ProviderError('breaker_open', 'failed too often lately')
    const began = performance.now()
    try {
      const parsed = schema.safeParse(await this.#fetch(url))
      if (!parsed.success) throw new ProviderError('unexpected', parsed.error.issues[0]?.message ?? '')
      this.#breaker.succeeded()
      const tookMs = Math.round(performance.now() - began)
      this.heard = { answeredAt: new Date(), tookMs, failedAt: null }
      return parsed.data
    } catch (error) {
      const failed = error as ProviderError
      if (isAnswer(failed.failure)) this.#breaker.succeeded()
      else {
        this.#breaker.failed()
        this.heard = { ...this.heard, failedAt: new Date() }
      }
      throw failed
    }
  }

  async #fetch(url: URL): Promise<unknown> {
    const { timeoutMs, retries, maxBytes = megabyte } = this.#settings
    const until = performance.now() + timeoutMs
    for (let attempt = 0; ; attempt++) {
      try {
        return await fetchJson({
          url,
          maxBytes,
          timeoutMs: Math.max(1, Math.round(until - performance.now())),
          userAgent: userAgentOf(this.#env),
          allowPrivate: this.#env.ALLOW_PRIVATE_ENDPOINTS,
        })
      } catch (error) {
        const { failure } = error as ProviderError
        if (attempt >= retries || !isWorthRepeating(failure) || performance.now() >= until) throw error
      }
    }
  }
}
