// The queue of one tab as a pure function of state and event. Clock, network, storage, locks and other tabs are effects:
// the page carries them out in queue.ts, the simulator in a world of its own.
import type { Entry, Write } from '../overlay/write.ts'
import { type Of, unpaused, wake } from './queue-wake.ts'
import { claim, claimIfHeldUp, claimParked, isHeldUp } from './queue-claims.ts'
import { answered, claimAll, settled } from './queue-answers.ts'
import { parkOrphans } from './dead-letters.ts'
import { nothingStored, sendable, type Stored, withDependants } from './queue-entry.ts'
import { withRealIds } from './real-ids.ts'
import {
  type Effect,
  maxUnderWay,
  type QueueEvent,
  type QueueState,
  startState,
  type Step,
  withItem,
  without,
} from './queue-state.ts'

export function step(state: QueueState, event: QueueEvent): Step {
  const [next, effects] = react(state, event)
  const [known, parked] = parkOrphans(next)
  const [between, direct] = sendUnkept(known)
  const [after, more] = proceed(between)
  return [after, [...effects, ...parked, ...direct, ...more]]
}

const reactions: { readonly [K in QueueEvent['kind']]: (state: QueueState, event: Of<K>) => Step } = {
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

const react = <K extends QueueEvent['kind']>(state: QueueState, event: Of<K>): Step =>
  (reactions[event.kind] as (state: QueueState, event: Of<K>) => Step)(state, event)

/** Asks for the lock when there is something to send, sends while it is held, and gives it back in the end. */
function proceed(state: QueueState): Step {
  const { lock, sending, isFresh, persisting } = state
  const ready = readyToSend(state)
  const isWanted = ready.length > 0 || (persisting.size > 0 && !isHeldUp(state))
  if (lock === 'none' && isWanted) return [{ ...state, lock: 'asked' }, [{ kind: 'ask-lock' }]]
  if (lock !== 'held' || !isFresh) return [state, []]
  const [marked, mark] = markSent(state, ready)
  const room = maxUnderWay - sending.size
  const now = ready.filter(({ side }) => !side.isUnsent).slice(0, Math.max(0, room))
  if (now.length > 0) {
    const next = new Set([...sending, ...now.map(({ id }) => id)])
    const send = now.map((write): Effect => ({ kind: 'send', write: asSentBy(state, write) }))
    return [{ ...marked, sending: next }, [...mark, ...send]]
  }
  const isIdle = sending.size === 0 && marked.marking.size === 0 && !isResting(state)
  return isIdle ? endPass(marked) : [marked, mark]
}

/** No tab may add to an entry that is on its way; that one is, the storage has to know first. */
function markSent(state: QueueState, ready: readonly Entry[]): Step {
  const ids = ready.filter(({ id, side }) => side.isUnsent && !state.marking.has(id)).map(({ id }) => id)
  if (ids.length === 0) return [state, []]
  return [
    { ...state, marking: new Set([...state.marking, ...ids]) },
    [{ kind: 'store', change: { sent: ids } }],
  ]
}

const asUnsent = (write: Write): Write => ({ ...write, side: { ...write.side, isUnsent: true } })

/** Before somebody's eyes the last writer wins; only what has waited must not overwrite what nobody here saw. */
const asSentBy = ({ watched }: QueueState, write: Write): Write =>
  watched.has(write.id) && write.side.seen ? { ...write, side: { ...write.side, seen: null } } : write

const notPersisting = (state: QueueState, id: string): QueueState => ({
  ...state,
  persisting: without(state.persisting, id),
})

/** What could not be stored goes out in its order all the same; no other tab knows of it. */
function sendUnkept(state: QueueState): Step {
  const { unkept, sending, stalled } = state
  if (unkept.size === 0) return [state, []]
  const queue = [...unkept.values()].map((write, seq) => ({ ...write, seq }))
  const ids = sendable({ ...nothingStored, queue })
    .map(({ id }) => id)
    .filter((id) => !sending.has(id) && !stalled.has(id))
  const writes = ids.flatMap((id) => unkept.get(id) ?? [])
  return [
    { ...state, sending: new Set([...sending, ...ids]) },
    writes.map((write) => ({ kind: 'send', write: asSentBy(state, write) })),
  ]
}

function readyToSend({ isOffline, pause, stored, sending, answered: over, stalled }: QueueState): Entry[] {
  if (isOffline || pause) return []
  const isBusy = ({ id }: Entry) => sending.has(id) || over.has(id) || stalled.has(id)
  return sendable(stored).filter((entry) => !isBusy(entry))
}

const isResting = ({ stalled, watched }: QueueState): boolean => !stalled.isDisjointFrom(watched)

function endPass(state: QueueState): Step {
  const { pass, stored, answered: over } = state
  const isEmpty = stored.queue.every(({ id }) => over.has(id))
  const result = isEmpty && pass.parked === 0 ? 'success' : 'partial'
  return [
    { ...state, lock: 'none', isFresh: false, pass: startState.pass },
    [{ kind: 'release-lock' }, { kind: 'passed', result, ...pass }],
  ]
}

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
