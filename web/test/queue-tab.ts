// One tab of the queue, for tests: a disk that works, and a network in the test's hands.
import { step } from '../src/sync/queue/queue-core.ts'
import type { Entry, Write } from '../src/sync/overlay/write.ts'
import { nothingStored, type Stored } from '../src/sync/queue/queue-entry.ts'
import { changed } from '../src/sync/queue/store-change.ts'
import { mergedInto } from '../src/sync/queue/queue-merge.ts'
import { type Effect, type Outcome, type QueueEvent, startState } from '../src/sync/queue/queue-state.ts'

type Given = Partial<Omit<Write, 'side'>> & { side?: Partial<Write['side']> }

export const writeOf = (id: string, more: Given = {}): Write => ({
  id,
  method: 'PUT',
  url: `/api/packing/${id}`,
  data: { packed: true },
  timestamp: 1000,
  retryCount: 0,
  ...more,
  side: {
    owner: 'maya',
    lanes: [id],
    tripId: 7,
    isWholeTrip: false,
    list: null,
    edits: [],
    row: null,
    ownEdit: null,
    thing: id,
    ...more.side,
  },
})

/** A tab with a disk that works and a network in the test's hands. */
export function tab(start: Stored = nothingStored) {
  let stored = start
  let seq = 100
  let state = startState
  let now = 0
  const seen: Effect[] = []
  const react: { [K in Effect['kind']]?: (effect: never) => QueueEvent | null } = {
    persist: ({ write }: { write: Write }) => {
      const merged = mergedInto(stored, write)
      const others = stored.queue.filter((entry) => entry.seq !== merged?.seq)
      stored = { ...stored, queue: [...others, merged ?? { ...write, seq: (seq += 1) }] }
      return { kind: 'persisted', id: write.id, stored }
    },
    load: () => ({ kind: 'stored', stored }),
    store: ({ change }: Extract<Effect, { kind: 'store' }>) => {
      stored = changed(stored, change)
      return { kind: 'stored', stored }
    },
    'ask-lock': () => ({ kind: 'locked' }),
  }
  function happen(event: QueueEvent): void {
    const [next, effects] = step(state, event)
    state = next
    for (const effect of effects) {
      seen.push(effect)
      const answer = (react[effect.kind] as ((effect: Effect) => QueueEvent | null) | undefined)?.(effect)
      if (answer) happen(answer)
    }
  }
  return {
    happen,
    wake: (why: 'online' | 'timer' | 'start' | 'visible', later = 0) =>
      happen({ kind: 'wake', why, now: (now += later) }),
    answer: (id: string, outcome: Outcome) => happen({ kind: 'answered', id, outcome, now }),
    stored: () => stored,
    /** What it asked to be done since the last look. */
    take: <K extends Effect['kind']>(kind: K) => {
      const found = seen.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind)
      seen.length = 0
      return found
    },
  }
}

export const sentIds = (queue: ReturnType<typeof tab>) => queue.take('send').map(({ write }) => write.id)
export const left = (queue: ReturnType<typeof tab>) => queue.stored().queue.map(({ id }) => id)
export const failed: Outcome = { kind: 'failed', status: 500, reason: '' }
export const done: Outcome = { kind: 'done', answer: { id: 'x' } }

/** A tab that finds one write which an earlier page has left. */
export function withLeft(...writes: Write[]) {
  return tab({ ...nothingStored, queue: writes.map((write, seq): Entry => ({ ...write, seq })) })
}
