import { setTimeout as wait } from 'node:timers/promises'
import { type RunningServer, startServer } from '../child.ts'

const retryMs = 500

/** Processes of the server on one database, each started again as often as it ends, as a supervisor does it. */
export class Servers {
  readonly #env: Record<string, string>
  readonly #running: RunningServer[] = []
  #turn = 0
  #isOver = false

  private constructor(env: Record<string, string>) {
    this.#env = env
  }

  static async open(env: Record<string, string>, count: number): Promise<Servers> {
    const servers = new Servers(env)
    // One after the other: the first makes the tables.
    for (let n = 0; n < count; n++) servers.#running.push(await startServer('server/src/main.ts', env))
    return servers
  }

  get all(): readonly RunningServer[] {
    return this.#running
  }

  /** In turn, and never one that does not listen: a balancer hands a refused connection on. */
  url(): string {
    return this.#running[this.#turn++ % this.#running.length]?.url ?? 'http://127.0.0.1:9'
  }

  /** The one that has run longest dies without a word. Done when another serves in its place. */
  async replaceOldest(): Promise<void> {
    const dying = this.#running.shift()
    await dying?.stop('SIGKILL')
    while (!this.#isOver) {
      const next = await startServer('server/src/main.ts', this.#env).catch(() => null)
      if (next) return void this.#running.push(next)
      await wait(retryMs)
    }
  }

  async close(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running.map((server) => server.stop()))
  }
}
