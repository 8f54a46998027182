import { setTimeout as wait } from 'node:timers/promises'
import { Line } from '../line.ts'

const againMs = 200
const giveUpMs = 15_000

/** A live client of a trip, which comes back when its line is lost, and goes on from what it has heard. */
export class Follower {
  readonly #url: () => string
  readonly #cookie: string
  readonly #tripId: number
  readonly #firstRev: number
  readonly #heard: number[] = []
  #rev: number
  #line: Line
  #isDone = false

  constructor(url: () => string, cookie: string, tripId: number, rev: number) {
    this.#url = url
    this.#cookie = cookie
    this.#tripId = tripId
    this.#firstRev = rev
    this.#rev = rev
    this.#line = this.#follow()
  }

  /** Changes up to this one that it was not told, or twice. */
  async missed(rev: number): Promise<number> {
    const giveUpAt = Date.now() + giveUpMs
    while (this.#rev < rev && Date.now() < giveUpAt) await wait(20)
    this.#isDone = true
    this.#line.close()
    const heard = new Set(this.#heard)
    return Math.max(0, rev - this.#firstRev - heard.size) + this.#heard.length - heard.size
  }

  #follow(): Line {
    const line = new Line(this.#url(), this.#cookie)
    line.addEventListener('open', () =>
      line.send(JSON.stringify({ type: 'subscribe', tripId: this.#tripId, rev: this.#rev, tab: 'packing' })),
    )
    line.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(data) as { type: string; rev: number; changes: { rev: number }[] }
      if (frame.type === 'ping') line.send(JSON.stringify({ type: 'pong' }))
      if (frame.type !== 'changes') return
      this.#heard.push(...frame.changes.map(({ rev }) => rev))
      this.#rev = Math.max(this.#rev, frame.rev)
    })
    line.addEventListener('close', () => {
      setTimeout(() => {
        if (!this.#isDone) this.#line = this.#follow()
      }, againMs)
    })
    return line
  }
}
