// The queue of one tab as a pure function of state and event. Clock, network, storage, locks and other tabs are effects:
// the page carries them out in queue.ts, the simulator in a world of its own.
import { answered, claimAll, idsToRevive, settled } from './queue-answers.ts'
import {
  type Entry,
  isAbout,
  isMoving,
  nothingStored,
  sendable,
  type Stored,
  withRealIds,
  type Write,
} from './queue-entry.ts'
import {
  type Effect,
  maxUnderWay,
  type QueueEvent,
  type QueueState,
  reviveAnywayMs,
  startState,
  stealAfterMs,
  type Step,
  withItem,
  without,
} from './queue-state.ts'

/** What happens next, and what is to be done about it. */
export function step(state: QueueState, event: QueueEvent): Step {
  const [next, effects] = react(state, event)
  const [between, direct] = sendUnkept(next)
  const [after, more] = proceed(between)
  return [after, [...effects, ...direct, ...more]]
}

type Of<K extends QueueEvent['kind']> = Extract<QueueEvent, { kind: K }>

const reactions: { readonly [K in QueueEvent['kind']]: (state: QueueState, event: Of<K>) => Step } = {
  made: (state, { write }) => [
    { ...state, watched: withItem(state.watched, write.id) },
    [{ kind: 'persist', write }],
  ],
  persisted: (state, { stored, id }) => claimIfHeldUp(taken(state, stored), id),
  'not-persisted': (state, { write }) => notPersisted(state, write),
  stored: (state, { stored }) => claimParked(taken(state, stored)),
  wake,
  offline: (state) => claimAll({ ...state, isOffline: true }),
  locked: (state) => [{ ...state, lock: 'held', isFresh: false }, [{ kind: 'load' }]],
  'lock-lost': (state) => [{ ...state, lock: 'none', isFresh: false }, []],
  answered: (state, { id, outcome, now }) => answered(state, id, outcome, now),
  'answered-elsewhere': (state, { id, answer }) => settled(state, id, answer),
  rested: (state, { id }) => [{ ...state, stalled: without(state.stalled, id) }, []],
  impatient: (state, { id }) => claim(state, id),
  retry: (state, { id }) => [unpaused(state), [{ kind: 'store', change: { revive: [id] } }]],
  discard: (state, { id }) => discard(state, id),
  'put-back': (state, { entry }) => [state, [{ kind: 'store', change: { putBack: [entry] } }]],
}

const react = <K extends QueueEvent['kind']>(state: QueueState, event: Of<K>): Step =>
  (reactions[event.kind] as (state: QueueState, event: Of<K>) => Step)(state, event)

/** Asks for the lock when there is something to send, sends while it is held, and gives it back in the end. */
function proceed(state: QueueState): Step {
  const { lock, sending, isFresh } = state
  const ready = readyToSend(state)
  if (lock === 'none' && ready.length > 0) return [{ ...state, lock: 'asked' }, [{ kind: 'ask-lock' }]]
  if (lock !== 'held' || !isFresh) return [state, []]
  const room = maxUnderWay - sending.size
  const now = ready.slice(0, Math.max(0, room))
  if (now.length > 0) {
    const next = new Set([...sending, ...now.map(({ id }) => id)])
    return [{ ...state, sending: next }, now.map((write) => ({ kind: 'send', write }))]
  }
  return sending.size === 0 && !isResting(state) ? endPass(state) : [state, []]
}

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
    writes.map((write) => ({ kind: 'send', write })),
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
  return { ...state, stored, isFresh: state.lock === 'held', answered: state.answered.intersection(there) }
}

const unpaused = (state: QueueState): QueueState => ({ ...state, pause: null, stalled: new Set() })

function wake(state: QueueState, { why, now }: Of<'wake'>): Step {
  if (why === 'changed') return [state, [{ kind: 'load' }]]
  const next = {
    ...state,
    isOffline: state.isOffline && why !== 'online',
    pause: isPauseOver(state, why, now) ? null : state.pause,
    stalled: state.lock === 'held' ? state.stalled : new Set<string>(),
  }
  const isFirst = why === 'online' || why === 'start'
  const revive = idsToRevive(next, now, isFirst ? 0 : reviveAnywayMs)
  const [after, steal] = stealIfStuck(next, now)
  const look: Effect = revive.length > 0 ? { kind: 'store', change: { revive } } : { kind: 'load' }
  return [after, [look, ...steal]]
}

/** Half a minute is counted out; everything else is a reason to try at once. */
const isPauseOver = (state: QueueState, why: Of<'wake'>['why'], now: number): boolean =>
  state.pause !== null && (why !== 'timer' || now >= state.pause.until || isClockBack(state, now))

function stealIfStuck(state: QueueState, now: number): Step {
  if (state.lock !== 'asked') return [{ ...state, askedAt: 0 }, []]
  const askedAt = state.askedAt || now
  const isStuck = Math.abs(now - askedAt) > stealAfterMs
  return [{ ...state, askedAt: isStuck ? 0 : askedAt }, isStuck ? [{ kind: 'steal-lock' }] : []]
}

/** A clock that was put back must not make a pause of half a minute last for days. */
const isClockBack = ({ pause }: QueueState, now: number): boolean =>
  pause !== null && pause.until - now > 2 * reviveAnywayMs

/** With a creation goes everything that is about what it should have created. */
function discard(state: QueueState, id: string): Step {
  const { queue, tray } = state.stored
  const all = [...tray, ...queue]
  const own = all.find((entry) => entry.id === id)
  const under = own ? all.filter((entry) => isAbout(entry, own)).map((entry) => entry.id) : []
  return [state, [{ kind: 'store', change: { remove: [id, ...under] } }]]
}

function claim(state: QueueState, id: string): Step {
  if (!state.watched.has(id) || state.unkept.has(id)) return [state, []]
  return [{ ...state, watched: without(state.watched, id) }, [{ kind: 'claim', id }]]
}

/** It cannot go out now: whoever waits need not. */
function claimIfHeldUp(state: QueueState, id: string): Step {
  const isHeldUp = state.isOffline || state.pause !== null || !isMoving(state.stored, id)
  return isHeldUp ? claim(state, id) : [state, []]
}

/** What another tab sent for this one, and was refused, is in the tray. */
function claimParked(state: QueueState): Step {
  const parked = state.stored.tray.map(({ id }) => id).filter((id) => state.watched.has(id))
  return [
    { ...state, watched: without(state.watched, ...parked) },
    parked.map((id) => ({ kind: 'claim', id })),
  ]
}

function notPersisted(state: QueueState, write: Write): Step {
  if (state.isOffline) {
    const unreached = { kind: 'unreached' } as const
    return [
      { ...state, watched: without(state.watched, write.id) },
      [{ kind: 'fail', write, outcome: unreached, isKept: false }],
    ]
  }
  return [{ ...state, unkept: new Map(state.unkept).set(write.id, write) }, []]
}
