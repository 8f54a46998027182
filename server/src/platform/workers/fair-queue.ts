import { errorsWords } from '@sojourn/contract/errors/words'
import { AppError } from '../errors/app-error.ts'

export interface QueueLimits {
  /** Under way at once for one user. */
  runningOfUser: number
  waitingOfUser: number
  waiting: number
}

export const retryAfterS = 5

/** Users take turns, whoever has asked for how much; each takes their own in the order they came. */
export class FairQueue<T> {
  readonly #limits: QueueLimits
  /** In the order of the users' turns. */
  readonly #waiting = new Map<string, T[]>()
  readonly #running = new Map<string, number>()
  #size = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  add(userId: string, entry: T): void {
    const own = this.#waiting.get(userId) ?? []
    if (own.length >= this.#limits.waitingOfUser)
      throw new AppError('rate_limited', errorsWords.tooMany, { retryAfterS })
    if (this.#size >= this.#limits.waiting)
      throw new AppError('unavailable', errorsWords.unavailable, { retryAfterS })
    own.push(entry)
    this.#waiting.set(userId, own)
    this.#size++
  }

  /** Whose turn it is; undefined when nobody waits who may begin. */
  next(): T | undefined {
    for (const [userId, own] of this.#waiting) {
      const running = this.#running.get(userId) ?? 0
      if (running >= this.#limits.runningOfUser) continue
      const entry = own.shift()
      this.#size--
      this.#running.set(userId, running + 1)
      // Behind everybody else.
      this.#waiting.delete(userId)
      if (own.length > 0) this.#waiting.set(userId, own)
      return entry
    }
    return undefined
  }

  done(userId: string): void {
    const running = (this.#running.get(userId) ?? 0) - 1
    if (running > 0) this.#running.set(userId, running)
    else this.#running.delete(userId)
  }

  /** Takes out everything. */
  clear(): T[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    this.#size = 0
    return all
  }
}
