import type { FastifyInstance } from 'fastify'

const kept = 2000
const hourMs = 3_600_000

/** How fast calls were answered by this process: the newest of the last hour. */
export class AnswerTimes {
  #times: { at: number; ms: number }[] = []

  add(ms: number, at = performance.now()): void {
    this.#times.push({ at, ms })
    if (this.#times.length > 2 * kept) this.#times = this.#times.slice(-kept)
  }

  /** So fast were 95 of 100; null before the first. */
  mostWithinMs(now = performance.now()): number | null {
    const recent = this.#times
      .slice(-kept)
      .filter(({ at }) => now - at < hourMs)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
    const [slowest] = recent.slice(Math.ceil(recent.length * 0.95) - 1)
    return slowest === undefined ? null : Math.max(1, Math.round(slowest))
  }
}

export function watchAnswers(app: FastifyInstance): AnswerTimes {
  const times = new AnswerTimes()
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/api/')) times.add(reply.elapsedTime)
  })
  return times
}
