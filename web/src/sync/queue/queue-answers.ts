// What the answers of the server do to the queue of a tab.
import type { Entry, Write } from '../overlay/write.ts'
import { isTripCreate } from './queue-entry.ts'
import {
  maxFailures,
  offlinePauseMs,
  type Outcome,
  type QueueState,
  reviveAfterMs,
  type Step,
  withItem,
  without,
} from './queue-state.ts'
import { idsToRevive, park } from './dead-letters.ts'
import { claimAll } from './queue-claims.ts'

export function answered(state: QueueState, id: string, outcome: Outcome, now: number): Step {
  const next = { ...state, sending: without(state.sending, id) }
  const unkept = state.unkept.get(id)
  if (unkept) return unkeptAnswered(next, unkept, outcome)
  const entry = state.stored.queue.find((one) => one.id === id)
  if (outcome.kind === 'done') return done(next, id, outcome.answer, now)
  // Discarded, or sent by another tab in the meantime: what it says is nobody's business any more.
  if (!entry)
    return outcome.kind === 'refused' || outcome.kind === 'failed' ? [next, []] : paused(next, outcome, now)
  if (outcome.kind === 'refused') {
    // Somebody else was faster.
    if (entry.method === 'DELETE' && outcome.status === 404) return done(next, id, { ok: true }, now)
    return refused(next, entry, outcome, now)
  }
  if (outcome.kind === 'failed') return failed(next, entry, outcome, now)
  if (outcome.kind === 'signed-out' && state.watched.has(id)) {
    const [after, effects] = paused({ ...next, watched: without(next.watched, id) }, outcome, now)
    return [after, [{ kind: 'fail', write: entry, outcome, isKept: true }, ...effects]]
  }
  return paused(next, outcome, now)
}

/** Nothing is said about the write itself: nothing is counted, and everything waits. */
function paused(state: QueueState, outcome: Outcome, now: number): Step {
  if (outcome.kind === 'done' || outcome.kind === 'refused' || outcome.kind === 'failed') return [state, []]
  const waitMs = outcome.kind === 'busy' ? outcome.waitMs : offlinePauseMs
  return claimAll({ ...state, pause: { cause: outcome.kind, until: now + waitMs } })
}

/** Nothing but this page knows of it: it is sent once more, and then whoever waits has to hear. */
function unkeptAnswered(state: QueueState, write: Write, outcome: Outcome): Step {
  const { id } = write
  if (
    (outcome.kind === 'failed' || outcome.kind === 'unreached') &&
    !state.retried.has(id) &&
    !state.isOffline
  ) {
    const retried = withItem(state.retried, id)
    return [{ ...state, retried, stalled: withItem(state.stalled, id) }, [{ kind: 'rest', id }]]
  }
  const unkept = new Map(state.unkept)
  unkept.delete(id)
  const next = { ...state, unkept, watched: without(state.watched, id), retried: without(state.retried, id) }
  if (outcome.kind === 'done') return [next, [{ kind: 'settle', write, answer: outcome.answer }]]
  return [next, [{ kind: 'fail', write, outcome, isKept: false }]]
}

function done(state: QueueState, id: string, answer: unknown, now: number): Step {
  const { stored, pass, watched } = state
  const entry = stored.queue.find((one) => one.id === id)
  const tripId = entry && isTripCreate(entry) ? ([entry.side.tripId ?? 0, idOf(answer)] as const) : undefined
  const revive = idsToRevive(state, now, reviveAfterMs)
  const replayed = pass.replayed + (watched.has(id) ? 0 : 1)
  const [next, effects] = settled(
    { ...state, pass: { ...pass, applied: pass.applied + 1, replayed } },
    id,
    answer,
  )
  return [
    { ...next, answered: withItem(next.answered, id) },
    [...effects, { kind: 'store', change: { remove: [id], revive, ...(tripId && { tripId }) } }],
  ]
}

const idOf = (answer: unknown): number => (answer as { id: number }).id

export function settled(state: QueueState, id: string, answer: unknown): Step {
  const write = state.stored.queue.find((one) => one.id === id)
  if (!write) return [state, []]
  return [{ ...state, watched: without(state.watched, id) }, [{ kind: 'settle', write, answer }]]
}

type Bad = Extract<Outcome, { kind: 'refused' | 'failed' }>

/** Before the eyes of whoever waits it is taken out: they see it, and still have what they typed. */
function failBeforeEyes(state: QueueState, entry: Entry, outcome: Bad): Step {
  return [
    {
      ...state,
      watched: without(state.watched, entry.id),
      retried: without(state.retried, entry.id),
      stalled: without(state.stalled, entry.id),
      answered: withItem(state.answered, entry.id),
    },
    [
      { kind: 'fail', write: entry, outcome, isKept: false },
      { kind: 'store', change: { remove: [entry.id] } },
    ],
  ]
}

function refused(state: QueueState, entry: Entry, outcome: Bad, now: number): Step {
  if (state.watched.has(entry.id)) return failBeforeEyes(state, entry, outcome)
  return park(state, entry, { cause: 'refused', ...outcome, now })
}

function failed(state: QueueState, entry: Entry, outcome: Bad, now: number): Step {
  const { id } = entry
  if (state.watched.has(id)) {
    if (state.retried.has(id)) return failBeforeEyes(state, entry, outcome)
    return [
      { ...state, retried: withItem(state.retried, id), stalled: withItem(state.stalled, id) },
      [{ kind: 'rest', id }],
    ]
  }
  if (entry.retryCount + 1 >= maxFailures) return park(state, entry, { cause: 'server', ...outcome, now })
  return [{ ...state, stalled: withItem(state.stalled, id) }, [{ kind: 'store', change: { count: [id] } }]]
}
