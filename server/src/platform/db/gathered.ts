/** Between two reads: a query has its price, and of those who come in a crowd nobody notices the wait. */
export const pauseMs = 15

/** Reads by key, together: what is asked for during a read, or right after it, is the next one. Nobody waits who comes alone. */
export class Gathered<V> {
  readonly #read: (keys: string[]) => Promise<ReadonlyMap<string, V>>
  readonly #pauseMs: number
  #asked = new Set<string>()
  #next: Promise<ReadonlyMap<string, V>> | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(read: (keys: string[]) => Promise<ReadonlyMap<string, V>>, pause = pauseMs) {
    this.#read = read
    this.#pauseMs = pause
  }

  async get(key: string): Promise<V | undefined> {
    this.#asked.add(key)
    this.#next ??= this.#last.then(() => this.#take())
    return (await this.#next).get(key)
  }

  #take(): Promise<ReadonlyMap<string, V>> {
    const keys = [...this.#asked]
    this.#asked = new Set()
    this.#next = null
    const reading = this.#read(keys)
    const pause = new Promise((resolve) => setTimeout(resolve, this.#pauseMs))
    this.#last = Promise.all([reading.catch(() => undefined), pause])
    return reading
  }
}
