import type { Db } from './client.ts'

/** Between two reads: a query has its price, and of those who come in a crowd nobody notices the wait. */
export const pauseMs = 15
/** So long a read keeps those waiting who come after it; one that hangs keeps nobody longer. */
const patienceMs = 20

type Read<V> = (keys: string[]) => Promise<ReadonlyMap<string, V>>
/** When the next read may begin. */
type Next = (reading: Promise<unknown>) => Promise<unknown>

export const afterPause =
  (ms: number): Next =>
  (reading) =>
    Promise.all([reading, new Promise((resolve) => setTimeout(resolve, ms))])

const onceAnswered: Next = (reading) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  void reading.then(() => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}

/** Reads by key, together: what is asked for during a read, or right after it, is the next one. Nobody waits who comes alone. */
export class Gathered<V> {
  readonly #read: Read<V>
  readonly #next: Next
  #asked = new Set<string>()
  #coming: Promise<ReadonlyMap<string, V>> | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(read: Read<V>, next = afterPause(pauseMs)) {
    this.#read = read
    this.#next = next
  }

  async get(key: string): Promise<V | undefined> {
    this.#asked.add(key)
    this.#coming ??= this.#last.then(() => this.#take())
    return (await this.#coming).get(key)
  }

  #take(): Promise<ReadonlyMap<string, V>> {
    const keys = [...this.#asked]
    this.#asked = new Set()
    this.#coming = null
    const reading = this.#read(keys)
    this.#last = this.#next(reading.catch(() => undefined))
    return reading
  }
}

/**
 * What every request asks: of many at once a few queries are made (decision 054). Nobody is answered with what was read
 * before they asked.
 */
export function gatheredIn<V>(read: (db: Db, keys: string[]) => Promise<ReadonlyMap<string, V>>) {
  const of = new WeakMap<Db, Gathered<V>>()
  return (db: Db, key: string): Promise<V | undefined> => {
    const known = of.get(db)
    if (known) return known.get(key)
    const made = new Gathered<V>((keys) => read(db, keys), onceAnswered)
    of.set(db, made)
    return made.get(key)
  }
}
