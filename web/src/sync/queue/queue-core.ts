// The queue of one tab as a pure function of state and event. Clock, network, storage, locks and other tabs are effects:
// the page carries them out in queue.ts, the simulator in a world of its own.
import type { Write } from '../overlay/write.ts'
import { type EventOf, unpaused, wake } from './queue-wake.ts'
import { claim, claimAll, claimIfHeldUp, claimParked, isHeldUp } from './queue-claims.ts'
import { answered, settled } from './queue-answers.ts'
import { parkOrphans } from './dead-letters.ts'
import { type Stored, withDependants } from './queue-entry.ts'
import { withRealIds } from './real-ids.ts'
import { type QueueEvent, type QueueState, type Step, withItem, without } from './queue-state.ts'
import { proceed, sendUnkept } from './queue-sending.ts'

export function step(state: QueueState, event: QueueEvent): Step {
  const [next, effects] = react(state, event)
  const [known, parked] = parkOrphans(next)
  const [between, direct] = sendUnkept(known)
  const [after, more] = proceed(between)
  return [after, [...effects, ...parked, ...direct, ...more]]
}

const reactions: { readonly [K in QueueEvent['kind']]: (state: QueueState, event: EventOf<K>) => Step } = {
  made: (state, { write }) => [
    {
      ...state,
      watched: withItem(state.watched, write.id),
      persisting: withItem(state.persisting, write.id),
    },
    [{ kind: 'persist', write: isHeldUp(state) ? asUnsent(write) : write }],
  ],
  persisted: (state, { stored, id }) => claimIfHeldUp(taken(notPersisting(state, id), stored), id),
  'not-persisted': (state, { write }) => notPersisted(notPersisting(state, write.id), write),
  stored: (state, { stored }) => claimParked(taken(state, stored)),
  wake,
  offline: (state) => claimAll({ ...state, isOffline: true }),
  // A write that is being stored will bring what the storage holds: it need not be read twice.
  locked: (state) => [
    { ...state, lock: 'held', isFresh: false },
    state.persisting.size > 0 ? [] : [{ kind: 'load' }],
  ],
  'lock-lost': (state) => [{ ...state, lock: 'none', isFresh: false }, []],
  answered: (state, { id, outcome, now }) => answered(state, id, outcome, now),
  'answered-elsewhere': (state, { id, answer }) => settled(state, id, answer),
  rested: (state, { id }) => [{ ...state, stalled: without(state.stalled, id) }, []],
  impatient: (state, { id }) => claim(state, id),
  retry: (state, { id }) => [unpaused(state), [{ kind: 'store', change: { revive: [id] } }]],
  discard: (state, { id }) => discard(state, id),
  'put-back': (state, { entries }) => [state, [{ kind: 'store', change: { putBack: entries } }]],
}

const react = <K extends QueueEvent['kind']>(state: QueueState, event: EventOf<K>): Step =>
  (reactions[event.kind] as (state: QueueState, event: EventOf<K>) => Step)(state, event)

const asUnsent = (write: Write): Write => ({ ...write, side: { ...write.side, isUnsent: true } })

const notPersisting = (state: QueueState, id: string): QueueState => ({
  ...state,
  persisting: without(state.persisting, id),
})

/** What the storage holds now. Trips that have got their ids are called by them. */
function taken(state: QueueState, raw: Stored): QueueState {
  const stored = withRealIds(raw)
  const there = new Set(stored.queue.map(({ id }) => id))
  return {
    ...state,
    stored,
    isFresh: state.lock === 'held',
    marking: new Set(),
    answered: state.answered.intersection(there),
  }
}

/** With a creation goes everything that is about what it should have created. */
function discard(state: QueueState, id: string): Step {
  const remove = withDependants(state.stored, id).map((entry) => entry.id)
  return [state, [{ kind: 'store', change: { remove } }]]
}

function notPersisted(state: QueueState, write: Write): Step {
  if (state.isOffline) {
    const unreached = { kind: 'unreached' } as const
    return [
      { ...state, watched: without(state.watched, write.id) },
      [{ kind: 'fail', write, outcome: unreached, isKept: false }],
    ]
  }
  return [
    { ...state, unkept: new Map(state.unkept).set(write.id, write) },
    state.isFresh || state.lock !== 'held' ? [] : [{ kind: 'load' }],
  ]
}
