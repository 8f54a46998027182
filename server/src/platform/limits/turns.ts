import { tooMany } from './rate-limit.ts'

interface Queue {
  underWay: number
  waiting: (() => void)[]
}

/** Work of one person a few at a time, in the order it came; who waits holds no connection. */
export class Turns {
  readonly #maxUnderWay: number
  readonly #maxWaiting: number
  readonly #queues = new Map<string, Queue>()

  constructor({ maxUnderWay, maxWaiting }: { maxUnderWay: number; maxWaiting: number }) {
    this.#maxUnderWay = maxUnderWay
    this.#maxWaiting = maxWaiting
  }

  /** Waits for a turn; whoever got it gives it back by calling the answer. */
  async take(who: string): Promise<() => void> {
    const queue = this.#queues.get(who) ?? { underWay: 0, waiting: [] }
    this.#queues.set(who, queue)
    if (queue.waiting.length >= this.#maxWaiting) throw tooMany(1)
    if (queue.underWay >= this.#maxUnderWay) await new Promise<void>((resolve) => queue.waiting.push(resolve))
    else queue.underWay++
    return () => {
      const next = queue.waiting.shift()
      if (next) next()
      else if (--queue.underWay === 0) this.#queues.delete(who)
    }
  }

  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const giveBack = await this.take(who)
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
}
