// Carries out what the queue of a tab wants done, and tells it what came of it.
import type { Entry, Write } from '../overlay/write.ts'
import type { StoreChange } from './store-change.ts'
import { step } from './queue-core.ts'
import { type Effect, type QueueEvent, type QueueState, retryDelayMs, startState } from './queue-state.ts'
import type { QueueParts, TabNews } from './queue-parts.ts'

/** Whoever waits for an answer is told after this time that the write is on the device. */
const patienceMs = 4000

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export class WriteQueue {
  readonly #parts: QueueParts
  #state = startState
  #isClosed = false
  #releaseLock = (): void => undefined
  /** One read of the storage at a time, and one more for the news that came meanwhile. */
  #loads: 'none' | 'one' | 'again' = 'none'

  constructor(parts: QueueParts) {
    this.#parts = parts
  }

  get state(): QueueState {
    return this.#state
  }

  make(write: Write): void {
    this.#happen({ kind: 'made', write })
  }

  wake(why: Extract<QueueEvent, { kind: 'wake' }>['why']): void {
    this.#happen({ kind: 'wake', why, now: this.#parts.now() })
  }

  offline(): void {
    this.#happen({ kind: 'offline' })
  }

  hear(news: TabNews): void {
    if (news.kind === 'changed') this.wake('changed')
    else this.#happen({ kind: 'answered-elsewhere', id: news.id, answer: news.answer })
  }

  retry(id: string): void {
    this.#happen({ kind: 'retry', id })
  }

  discard(id: string): void {
    this.#happen({ kind: 'discard', id })
  }

  putBack(entries: readonly Entry[]): void {
    this.#happen({ kind: 'put-back', entries })
  }

  /** Whoever was here has left: nothing that waits is sent from here any more, and no answer is heard. */
  close(): void {
    this.#isClosed = true
    this.#releaseLock()
  }

  #happen(event: QueueEvent): void {
    if (this.#isClosed) return
    const [next, effects] = step(this.#state, event)
    this.#state = next
    for (const effect of effects) this.#carryOut(effect)
    this.#parts.page.stored(next)
  }

  readonly #works: { readonly [K in Effect['kind']]: (effect: Of<K>) => unknown } = {
    persist: ({ write }) => this.#persist(write),
    load: () => this.#load(),
    store: ({ change }) => this.#change(change),
    'ask-lock': () => this.#lock(false),
    'steal-lock': () => this.#lock(true),
    'release-lock': () => this.#releaseLock(),
    send: ({ write }) => this.#send(write),
    rest: ({ id }) => this.#parts.wait(retryDelayMs, () => this.#happen({ kind: 'rested', id })),
    claim: ({ id }) => this.#parts.page.claimed(id),
    settle: ({ write, answer }) => this.#parts.page.settled(write, answer),
    fail: ({ write, outcome, isKept }) => this.#parts.page.failed(write, outcome, isKept),
    passed: (pass) => this.#parts.page.passed(pass),
  }

  #carryOut<K extends Effect['kind']>(effect: Of<K>): void {
    ;(this.#works[effect.kind] as (effect: Of<K>) => unknown)(effect)
  }

  #lock(isSteal: boolean): void {
    this.#releaseLock()
    this.#releaseLock = this.#parts.takeLock(
      isSteal,
      () => this.#happen({ kind: 'locked' }),
      () => this.#happen({ kind: 'lock-lost' }),
    )
  }

  async #persist(write: Write): Promise<void> {
    const { storage, tell, wait } = this.#parts
    const stored = await storage.persist(write).catch(() => null)
    if (!stored) return this.#happen({ kind: 'not-persisted', write })
    this.#happen({ kind: 'persisted', id: write.id, stored })
    tell({ kind: 'changed' })
    return wait(patienceMs, () => this.#happen({ kind: 'impatient', id: write.id }))
  }

  async #change(wanted: StoreChange): Promise<void> {
    // What cannot be stored is done again by the next page, under the same key.
    const stored = await this.#parts.storage.change(wanted).catch(() => null)
    if (!stored) return
    this.#happen({ kind: 'stored', stored })
    this.#parts.tell({ kind: 'changed' })
  }

  async #load(): Promise<void> {
    this.#loads = this.#loads === 'none' ? 'one' : 'again'
    if (this.#loads === 'again') return
    // Where nothing can be stored, nothing waits.
    const stored = await this.#parts.storage.load().catch(() => startState.stored)
    const isOld = (this.#loads as string) === 'again'
    this.#loads = 'none'
    if (isOld) await this.#load()
    else this.#happen({ kind: 'stored', stored })
  }

  async #send(write: Write): Promise<void> {
    const { page, send, tell, now } = this.#parts
    page.sending(write)
    const outcome = await send(write)
    if (outcome.kind === 'done') tell({ kind: 'answered', id: write.id, answer: outcome.answer })
    this.#happen({ kind: 'answered', id: write.id, outcome, now: now() })
  }
}
