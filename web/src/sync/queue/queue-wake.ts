import { idsToRevive } from './dead-letters.ts'
import {
  type Effect,
  type QueueEvent,
  type QueueState,
  reviveAnywayMs,
  stealAfterMs,
  type Step,
} from './queue-state.ts'

export type EventOf<K extends QueueEvent['kind']> = Extract<QueueEvent, { kind: K }>

export const unpaused = (state: QueueState): QueueState => ({ ...state, pause: null, stalled: new Set() })

export function wake(state: QueueState, { why, now }: EventOf<'wake'>): Step {
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
const isPauseOver = (state: QueueState, why: EventOf<'wake'>['why'], now: number): boolean =>
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
