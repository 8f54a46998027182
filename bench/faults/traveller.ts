import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Follower } from './follower.ts'

/** Whoever is not answered by then is not answered at all. */
const answerLimitMs = 20_000

const retryMs = 250

/** Everything that must hold whatever happened to the server, its database or the line between them. */
export interface Outcome {
  /** Writes that were answered with 200, by the ids they gave. */
  acknowledged: number
  lost: number
  doubled: number
  /** Repeated after a 503 or a broken line until they were answered. */
  repeated: number
  /** Answers that are neither right nor 503 with Retry-After. */
  wrong: string[]
  slowestMs: number
  /** Answers that broke off in the middle. */
  cutOff: number
  /** Writes that were done while their line broke without a word of it. */
  unanswered: number
  /** Changes that the live lines were not told, or twice. */
  missedLive: number
}

/** Who travels where, and how busily. */
interface Parts {
  url: () => string
  cookie: string
  tripId: number
  rev: number
  isOver: () => boolean
  /** From an answer to the next request. */
  paceMs: number
  /** So many follow the trip. */
  liveClients: number
  onAcknowledged: () => void
}

/** What came back, read to its end. */
interface Reply {
  status: number
  isOk: boolean
  headers: Headers
  text: string
}

export class Traveller {
  readonly #parts: Parts
  readonly #acknowledged = new Set<string>()
  readonly #wrong: string[] = []
  readonly #followers: Follower[] = []
  readonly #working: Promise<void>[] = []
  #repeated = 0
  #cutOff = 0
  #unanswered = 0
  #slowestMs = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get acknowledged(): number {
    return this.#acknowledged.size
  }

  start(): void {
    const { url, cookie, tripId, rev, liveClients } = this.#parts
    for (let n = 0; n < liveClients; n++) this.#followers.push(new Follower(url, cookie, tripId, rev))
    this.#working.push(this.#write(), this.#read())
  }

  async finish(): Promise<Outcome> {
    await Promise.all(this.#working)
    const { rev, packing } = await this.#untilAnswered<{ rev: number; packing: { id: string }[] }>(
      'GET',
      `/api/trips/${this.#parts.tripId}/snapshot`,
    )
    const stored = new Set(packing.map(({ id }) => id))
    const missed = await Promise.all(this.#followers.map((follower) => follower.missed(rev)))
    return {
      acknowledged: this.#acknowledged.size,
      lost: [...this.#acknowledged].filter((id) => !stored.has(id)).length,
      // Each write is one change of the trip, and nothing else changes it.
      doubled: packing.length - stored.size + rev - this.#parts.rev - stored.size,
      repeated: this.#repeated,
      wrong: this.#wrong,
      slowestMs: this.#slowestMs,
      cutOff: this.#cutOff,
      unanswered: this.#unanswered,
      missedLive: missed.reduce((sum, count) => sum + count, 0),
    }
  }

  async #write(): Promise<void> {
    while (!this.#parts.isOver()) {
      const id = randomUUID()
      await this.#untilAnswered('POST', `/api/trips/${this.#parts.tripId}/packing`, {
        id,
        item: `Item ${id}`,
      })
      this.#acknowledged.add(id)
      this.#parts.onAcknowledged()
      await wait(this.#parts.paceMs)
    }
  }

  async #read(): Promise<void> {
    while (!this.#parts.isOver()) {
      await this.#untilAnswered('GET', '/api/trips')
      await wait(this.#parts.paceMs)
    }
  }

  /** As the app's queue does it: under one key, until there is an answer. */
  async #untilAnswered<T>(method: string, path: string, body?: object): Promise<T> {
    const key = randomUUID()
    let wasBroken = false
    for (;;) {
      const reply = await this.#ask(method, path, key, body)
      if (reply && wasBroken && reply.headers.has('idempotency-replayed')) this.#unanswered++
      if (reply?.isOk) return JSON.parse(reply.text) as T
      this.#repeated++
      wasBroken = reply === null
      if (reply && !(reply.status === 503 && reply.headers.has('retry-after')))
        this.#wrong.push(`${method} ${path} answered ${reply.status}: ${reply.text}`)
      if (this.#wrong.length > 20) throw new Error(this.#wrong.join('\n'))
      await wait(retryMs)
    }
  }

  /** Null where the line broke. */
  async #ask(method: string, path: string, key: string, body?: object): Promise<Reply | null> {
    const since = performance.now()
    let hasBegun = false
    try {
      const answer = await fetch(this.#parts.url() + path, {
        method,
        signal: AbortSignal.timeout(answerLimitMs),
        headers: {
          cookie: this.#parts.cookie,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      hasBegun = true
      const { status, ok: isOk, headers } = answer
      return { status, isOk, headers, text: await answer.text() }
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') this.#wrong.push(`${method} ${path} was not answered`)
      else if (hasBegun) this.#cutOff++
      return null
    } finally {
      this.#slowestMs = Math.max(this.#slowestMs, performance.now() - since)
    }
  }
}
