import type { Entry, Write } from '../overlay/write.ts'
import { isHeldUp } from './queue-claims.ts'
import { nothingStored, sendable } from './queue-entry.ts'
import { type Effect, maxUnderWay, type QueueState, startState, type Step } from './queue-state.ts'

/** Asks for the lock when there is something to send, sends while it is held, and gives it back in the end. */
export function proceed(state: QueueState): Step {
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

/** Before somebody's eyes the last writer wins; only what has waited must not overwrite what nobody here saw. */
const asSentBy = ({ watched }: QueueState, write: Write): Write =>
  watched.has(write.id) && write.side.seen ? { ...write, side: { ...write.side, seen: null } } : write

/** What could not be stored goes out in its order all the same; no other tab knows of it. */
export function sendUnkept(state: QueueState): Step {
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
