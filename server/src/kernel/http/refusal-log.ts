/** The job that tells, once a minute, how many refusals were counted. */
export const refusalJob = 'tell how many were refused'

/** Each may write a line a minute; what comes from more places at once is counted by its reason alone. */
export const maxBuckets = 1000

/** What is told of a refusal: why, and to which account by its mark. */
interface Refusal {
  code: string
  account: string | null
}

/**
 * Whoever is refused again and again fills no disk: of each reason and account, or network, the first refusal is told at
 * once, and those that follow are counted until the minute is over.
 */
export class RefusalLog {
  readonly #buckets = new Map<string, Refusal & { times: number }>()
  readonly #tell: (refusal: Refusal & { times: number }) => void

  constructor(tell: (refusal: Refusal & { times: number }) => void) {
    this.#tell = tell
  }

  /** Counts it; whether it is the first of its kind, to be told at once, and as what. */
  take(refusal: Refusal, network: string): Refusal | null {
    const { code, account } = refusal
    const own = `${code} ${account ?? network}`
    const isFull = this.#buckets.size >= maxBuckets
    if (!isFull || this.#buckets.has(own)) return this.#count(own, refusal)
    return this.#count(code, { code, account: null })
  }

  #count(key: string, refusal: Refusal): Refusal | null {
    const known = this.#buckets.get(key)
    if (known) known.times++
    else this.#buckets.set(key, { ...refusal, times: 0 })
    return known ? null : refusal
  }

  /** The minute is over. A reason that was not met again in it is news the next time. */
  flush(): void {
    for (const [key, refusal] of this.#buckets) {
      if (refusal.times === 0) this.#buckets.delete(key)
      else {
        this.#tell({ ...refusal })
        refusal.times = 0
      }
    }
  }
}
