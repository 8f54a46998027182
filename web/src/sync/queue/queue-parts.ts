import type { Write } from '../overlay/write.ts'
import type { Stored } from './queue-entry.ts'
import type { StoreChange } from './store-change.ts'
import type { Effect, Outcome, QueueState } from './queue-state.ts'

export type TabNews = { kind: 'changed' } | { kind: 'answered'; id: string; answer: unknown }

/** Everything that touches the world. */
export interface QueueParts {
  storage: {
    persist: (write: Write) => Promise<Stored>
    load: () => Promise<Stored>
    change: (change: StoreChange) => Promise<Stored>
  }
  send: (write: Write) => Promise<Outcome>
  /** Calls back when the lock is ours, and when it was taken away; the answer gives it back. */
  takeLock: (isSteal: boolean, onHeld: () => void, onLost: () => void) => () => void
  tell: (news: TabNews) => void
  now: () => number
  wait: (ms: number, then: () => void) => void
  /** What the page shows of it. */
  page: QueuePage
}

export interface QueuePage {
  stored: (state: QueueState) => void
  sending: (write: Write) => void
  settled: (write: Write, answer: unknown) => void
  claimed: (id: string) => void
  failed: (write: Write, outcome: Outcome, isKept: boolean) => void
  passed: (pass: Extract<Effect, { kind: 'passed' }>) => void
}
