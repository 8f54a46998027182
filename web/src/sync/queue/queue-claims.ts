import { isMoving } from './queue-entry.ts'
import { type QueueState, type Step, without } from './queue-state.ts'

export const isHeldUp = ({ isOffline, pause }: QueueState): boolean => isOffline || pause !== null

export function claim(state: QueueState, id: string): Step {
  if (!state.watched.has(id) || state.unkept.has(id)) return [state, []]
  return [{ ...state, watched: without(state.watched, id) }, [{ kind: 'claim', id }]]
}

/** It cannot go out now, or holds more than whoever waits for it knows: they need not wait. */
export function claimIfHeldUp(state: QueueState, id: string): Step {
  const isMerged = state.stored.queue.some((entry) => entry.id === id && entry.side.absorbed)
  return isHeldUp(state) || isMerged || !isMoving(state.stored, id) ? claim(state, id) : [state, []]
}

/** What another tab sent for this one, and was refused, is in the tray. */
export function claimParked(state: QueueState): Step {
  const parked = state.stored.tray.map(({ id }) => id).filter((id) => state.watched.has(id))
  return [
    { ...state, watched: without(state.watched, ...parked) },
    parked.map((id) => ({ kind: 'claim', id })),
  ]
}

/** Everybody who waits is told that it is on the device; what is not there yet is told when it is. */
export function claimAll(state: QueueState): Step {
  const there = state.stored.queue
    .map(({ id }) => id)
    .filter((id) => state.watched.has(id) && !state.unkept.has(id))
  return [{ ...state, watched: without(state.watched, ...there) }, there.map((id) => ({ kind: 'claim', id }))]
}
