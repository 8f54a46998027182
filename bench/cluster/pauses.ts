import { setTimeout as wait } from 'node:timers/promises'

/** How long each of several writers goes without an answer. */
export class Pauses {
  readonly #last: number[]
  #longest = 0

  constructor(writers: number) {
    this.#last = Array.from({ length: writers }, () => performance.now())
  }

  /** From now on the longest pause counts anew; one that is under way counts whole. */
  begin(): void {
    this.#longest = 0
  }

  note(writer: number): void {
    const now = performance.now()
    this.#longest = Math.max(this.#longest, now - (this.#last[writer] ?? now))
    this.#last[writer] = now
  }

  longestMs(): number {
    return this.#longest
  }

  /** Until everybody was answered once more. */
  async untilAllAcknowledged(since: number, limitMs: number): Promise<void> {
    const giveUpAt = performance.now() + limitMs
    while (this.#last.some((at) => at < since)) {
      if (performance.now() > giveUpAt) throw new Error(`somebody was not answered for ${limitMs / 1000} s`)
      await wait(20)
    }
  }
}
