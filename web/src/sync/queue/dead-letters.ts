import { meaningsOf } from '@sojourn/contract/words/meaning'
import type { DeadLetter, Entry } from '../overlay/write.ts'
import { orphans } from './queue-entry.ts'
import { changed } from './store-change.ts'
import { maxFailures, type QueueState, type Step } from './queue-state.ts'

interface Parking extends Pick<DeadLetter, 'cause' | 'status' | 'reason'> {
  theirs?: DeadLetter['theirs'] | undefined
  now: number
}

/** It leaves the queue, and is kept (C-045). */
export function park(
  state: QueueState,
  entry: Entry,
  { cause, status, reason, theirs = null, now }: Parking,
): Step {
  const retryCount = Math.min(maxFailures, entry.retryCount + 1)
  const parked: DeadLetter = { ...entry, retryCount, cause, status, reason, theirs, parkedAt: now }
  const change = { park: [parked] }
  const { pass, stored } = state
  return [
    { ...state, stored: changed(stored, change), pass: { ...pass, parked: pass.parked + 1 } },
    [{ kind: 'store', change }],
  ]
}

const tripDiscarded = meaningsOf('errors')('tripDiscarded')

/** A person has to know of what can never be sent. */
export function parkOrphans(state: QueueState): Step {
  return orphans(state.stored).reduce<Step>(
    ([before, effects], entry) => {
      const why = { cause: 'refused', status: 410, reason: tripDiscarded, now: entry.timestamp } as const
      const [after, more] = park(before, entry, why)
      return [after, [...effects, ...more]]
    },
    [state, []],
  )
}

/** Only what the server failed at; a refusal stays one. */
export const idsToRevive = ({ stored, isOffline }: QueueState, now: number, afterMs: number): string[] =>
  isOffline
    ? []
    : stored.tray
        .filter(({ cause, parkedAt }) => cause === 'server' && Math.abs(now - parkedAt) >= afterMs)
        .map(({ id }) => id)
