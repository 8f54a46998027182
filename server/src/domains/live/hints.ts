import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const retryMs = 1000

interface Parts {
  /** Where to listen; without it nothing is ever heard. */
  url: string | undefined
  log: FastifyBaseLogger
  channels: readonly string[]
  onHint: (channel: string, payload: string) => void
  /** Listening begins, perhaps again: what was said before is unknown. */
  onConnected: () => void
}

/**
 * Hears what other processes notify. One connection of its own, because a pooled one is handed around; it comes back
 * when it is lost. A hint may be lost at any time, so nobody may depend on one.
 */
export class Hints {
  readonly #parts: Parts
  #client: pg.Client | null = null
  #retry: NodeJS.Timeout | undefined
  #isStarted = false
  #isStopped = false
  #hasFailed = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    if (this.#isStarted || !this.#parts.url) return
    this.#isStarted = true
    void this.#connect()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const { url, channels, onHint, onConnected } = this.#parts
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    this.#client = client
    client.on('error', () => undefined)
    client.once('end', () => this.#connectAgain(client))
    client.on('notification', ({ channel, payload = '' }) => onHint(channel, payload))
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${channel}`)
      this.#hasFailed = false
      onConnected()
    } catch (error) {
      this.#say(error)
      await client.end().catch(() => undefined)
      this.#connectAgain(client)
    }
  }

  /** Once for each connection, whether it broke or never came about. */
  #connectAgain(client: pg.Client): void {
    if (this.#isStopped || this.#client !== client) return
    this.#client = null
    this.#retry = setTimeout(() => void this.#connect(), retryMs * (0.5 + Math.random()))
  }

  /** Said once until it works again. */
  #say(error: unknown): void {
    if (!this.#hasFailed) this.#parts.log.warn({ err: error }, 'no hints of live changes; polling instead')
    this.#hasFailed = true
  }
}
