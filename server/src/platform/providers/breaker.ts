const opensAfter = 5
const openMs = 60_000

/** Stops asking a service that keeps failing. After a minute one request may try again. */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  #openUntil = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Whether a request would be turned away; unlike `allows`, asking changes nothing. */
  get isOpen(): boolean {
    return this.#failures >= opensAfter && this.#now() < this.#openUntil
  }

  /** Whether a request may go out. The one that tries again keeps the others waiting until it is answered. */
  allows(): boolean {
    if (this.isOpen) return false
    if (this.#failures >= opensAfter) this.#openUntil = this.#now() + openMs
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures++
    if (this.#failures >= opensAfter) this.#openUntil = this.#now() + openMs
  }
}
