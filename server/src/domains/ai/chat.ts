import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Env } from '../../platform/env/env.ts'
import { Breaker } from '../../platform/providers/breaker.ts'
import { publicLookup, requirePublicHost } from '../../platform/env/private-addresses.ts'
import { ProviderError } from '../../platform/providers/provider-error.ts'
import { contentOf, linesOf } from './chat-stream.ts'

declare module '../../kernel/deps.ts' {
  interface Providers {
    model: ChatModel | null
  }
}

export interface Message {
  role: 'system' | 'user'
  content: string
}

const chatLimits = { firstTokenMs: 15_000, wholeMs: 90_000, maxCharacters: 256 * 1024 }
type ChatLimits = typeof chatLimits

/** A token comes in an envelope of its own. */
const envelopeFactor = 16

type ChatEnv = Pick<Env, 'LLM_MODEL' | 'LLM_API_KEY' | 'ALLOW_PRIVATE_ENDPOINTS'>

/** A chat model behind one door: time limits, size cap, no redirects, and a breaker that leaves a failing one alone. */
export class ChatModel {
  readonly #url: URL
  readonly #env: ChatEnv
  readonly #limits: ChatLimits
  readonly #breaker: Breaker

  constructor(address: string, env: ChatEnv, limits = chatLimits, breaker = new Breaker()) {
    const base = address.replace(/\/+$/, '')
    this.#url = new URL(base.endsWith('/chat/completions') ? base : `${base}/chat/completions`)
    this.#env = env
    this.#limits = limits
    this.#breaker = breaker
  }

  /**
   * The whole answer as text; throws `ProviderError`, also when `gone` says that nobody waits any more. `take` counts the
   * request that is about to be sent, and throws when it may not be.
   */
  async ask(messages: readonly Message[], gone: AbortSignal, take: () => Promise<void>): Promise<string> {
    if (this.#breaker.isOpen) throw leftAlone()
    await take()
    // Only now: whoever may not ask must not use up the one request that tries again.
    if (!this.#breaker.allows()) throw leftAlone()
    const late = new AbortController()
    const timers = [
      setTimeout(() => late.abort(), this.#limits.wholeMs),
      setTimeout(() => late.abort(), this.#limits.firstTokenMs),
    ]
    try {
      const response = await this.#send(messages, AbortSignal.any([gone, late.signal]))
      const text = await this.#read(response, () => clearTimeout(timers[1]))
      // A line that is cut where only its end would end the answer looks like a whole one.
      late.signal.throwIfAborted()
      this.#breaker.succeeded()
      return text
    } catch (error) {
      if (!gone.aborted) this.#breaker.failed()
      if (late.signal.aborted) throw new ProviderError('timeout', 'no answer in time')
      if (error instanceof ProviderError) throw error
      throw new ProviderError('unreachable', error instanceof Error ? error.message : String(error))
    } finally {
      for (const timer of timers) clearTimeout(timer)
    }
  }

  #send(messages: readonly Message[], signal: AbortSignal): Promise<IncomingMessage> {
    const { LLM_MODEL, LLM_API_KEY, ALLOW_PRIVATE_ENDPOINTS: allowPrivate } = this.#env
    if (!allowPrivate) requirePublicHost(this.#url.hostname)
    const request = this.#url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const sent = request(this.#url, {
        method: 'POST',
        signal,
        headers: {
          accept: 'text/event-stream, application/json',
          'accept-encoding': 'identity',
          'content-type': 'application/json',
          ...(LLM_API_KEY && { authorization: `Bearer ${LLM_API_KEY}` }),
        },
        ...(!allowPrivate && { lookup: publicLookup }),
      })
      sent.on('response', resolve)
      sent.on('error', reject)
      sent.end(JSON.stringify({ model: LLM_MODEL, messages, stream: true, temperature: 0.4 }))
    })
  }

  async #read(response: IncomingMessage, onToken: () => void): Promise<string> {
    const { statusCode = 0 } = response
    if (statusCode !== 200) {
      response.destroy()
      throw new ProviderError(
        statusCode === 429 || statusCode >= 500 ? 'unwell' : 'refused',
        `status ${statusCode}`,
      )
    }
    let text = ''
    for await (const line of linesOf(response, this.#limits.maxCharacters * envelopeFactor)) {
      const part = contentOf(line)
      if (part === null) break
      if (part !== '') onToken()
      text += part
      if (text.length > this.#limits.maxCharacters) throw new ProviderError('too_large', 'it does not end')
    }
    return text
  }
}

const leftAlone = () => new ProviderError('breaker_open', 'failed too often lately')
