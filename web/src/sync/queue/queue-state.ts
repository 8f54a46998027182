// What the queue of one tab knows, what can happen to it, and what it wants done.
import type { Theirs } from '@sojourn/contract/errors/body'
import type { Saying } from '@sojourn/contract/words/meaning'
import type { Entry, Write } from '../overlay/write.ts'
import { nothingStored, type Stored } from './queue-entry.ts'
import type { StoreChange } from './store-change.ts'

/** At the third failure a write leaves the queue. */
export const maxFailures = 3
/** Replay runs this often while there is a connection. */
export const passEveryMs = 30_000
/** A healthy answer brings back what the server failed at, but not in a loop. */
export const reviveAfterMs = 60_000
/** Even without one: nothing waits for a word that nobody will say. */
export const reviveAnywayMs = 300_000
/** No connection: so long nothing is tried. Less than between two passes, so that the next one tries. */
export const offlinePauseMs = 15_000
/** A write that somebody waits for is sent once more by itself. */
export const retryDelayMs = 1000
/** The tab that holds the lock may be asleep. Correctness does not rest on the lock, so it can be taken away. */
export const stealAfterMs = 60_000
export const maxUnderWay = 4

/** What became of a request. An answer that is not JSON or does not name the key is not the server's: `unreached`. */
export type Outcome =
  | { kind: 'done'; answer: unknown }
  | {
      kind: 'refused' | 'failed'
      status: number
      reason: Saying
      theirs?: Theirs | undefined
      error?: unknown
    }
  | { kind: 'busy'; waitMs: number }
  | { kind: 'unreached' }
  | { kind: 'signed-out'; error?: unknown }
  | { kind: 'other-user' }

export type PauseCause = 'unreached' | 'busy' | 'signed-out' | 'other-user'

export interface QueueState {
  stored: Stored
  /** Whether what is stored was read since the lock was taken. */
  isFresh: boolean
  lock: 'none' | 'asked' | 'held'
  askedAt: number
  isOffline: boolean
  pause: { cause: PauseCause; until: number } | null
  sending: ReadonlySet<string>
  /** On their way to the storage, which answers with all that it holds. */
  persisting: ReadonlySet<string>
  /** Being marked as sent in the storage, which comes before sending. */
  marking: ReadonlySet<string>
  /** Answered, but perhaps still in the storage. */
  answered: ReadonlySet<string>
  /** Somebody looks at a form and waits for the answer. */
  watched: ReadonlySet<string>
  /** Could not be stored, and is sent all the same. */
  unkept: ReadonlyMap<string, Write>
  /** Failed: not again before something wakes the queue. */
  stalled: ReadonlySet<string>
  /** Failed once while somebody waited. */
  retried: ReadonlySet<string>
  pass: { applied: number; replayed: number; parked: number }
}

export const startState: QueueState = {
  stored: nothingStored,
  isFresh: false,
  lock: 'none',
  askedAt: 0,
  isOffline: false,
  pause: null,
  sending: new Set(),
  persisting: new Set(),
  marking: new Set(),
  answered: new Set(),
  watched: new Set(),
  unkept: new Map(),
  stalled: new Set(),
  retried: new Set(),
  pass: { applied: 0, replayed: 0, parked: 0 },
}

export type QueueEvent =
  | { kind: 'made'; write: Write }
  | { kind: 'persisted'; id: string; stored: Stored }
  | { kind: 'not-persisted'; write: Write }
  | { kind: 'stored'; stored: Stored }
  | { kind: 'wake'; why: 'start' | 'online' | 'timer' | 'visible' | 'changed'; now: number }
  | { kind: 'offline' }
  | { kind: 'locked' }
  | { kind: 'lock-lost' }
  | { kind: 'answered'; id: string; outcome: Outcome; now: number }
  | { kind: 'answered-elsewhere'; id: string; answer: unknown }
  /** The pause before a second try, or the patience of whoever waits, is over. */
  | { kind: 'rested'; id: string }
  | { kind: 'impatient'; id: string }
  | { kind: 'retry' | 'discard'; id: string }
  | { kind: 'put-back'; entries: readonly Entry[] }

export type Effect =
  | { kind: 'persist'; write: Write }
  | { kind: 'load' }
  | { kind: 'store'; change: StoreChange }
  | { kind: 'ask-lock' | 'steal-lock' | 'release-lock' }
  | { kind: 'send'; write: Write }
  | { kind: 'rest'; id: string }
  /** It is on the device and will be sent: whoever waits for it is told so. */
  | { kind: 'claim'; id: string }
  | { kind: 'settle'; write: Write; answer: unknown }
  /** It was refused, or failed, before the eyes of whoever waits for it. `isKept`: it is sent again all the same. */
  | { kind: 'fail'; write: Write; outcome: Outcome; isKept: boolean }
  | { kind: 'passed'; result: 'success' | 'partial'; applied: number; replayed: number; parked: number }

export type Step = readonly [QueueState, readonly Effect[]]

export const without = <T>(set: ReadonlySet<T>, ...items: T[]): ReadonlySet<T> =>
  set.difference(new Set(items))
export const withItem = <T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => new Set(set).add(item)
