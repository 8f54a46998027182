import { useSyncExternalStore } from 'react'
import type { ToastInput } from '../../toasts/toast-store.ts'
import type { Entry, DeadLetter } from '../overlay/write.ts'
import { isTripCreate } from './queue-entry.ts'
import type { PauseCause } from './queue-state.ts'

/** A write that was stored and not sent yet answers as if it were done, and says so. */
interface Queued {
  offline: true
}

export const isQueued = (answer: unknown): answer is Queued =>
  typeof answer === 'object' && answer !== null && 'offline' in answer

/** What is said when something was saved: by the server, or on this device for now (C-049). */
export const savedToast = (answer: unknown, toast: ToastInput): ToastInput =>
  isQueued(answer)
    ? { ...toast, title: 'Saved on this device', description: 'It is sent as soon as there is a connection.' }
    : toast

/** What the page knows of the queue. */
export interface SyncState {
  /** False until the device was asked. */
  isKnown: boolean
  /** On the device, not sent yet, in sending order. */
  waiting: readonly Entry[]
  /** Left the queue: a person decides. */
  attention: readonly DeadLetter[]
  isSaving: boolean
  isOffline: boolean
  pause: PauseCause | null
  /** The server's ids of trips that were created without a connection. */
  ids: ReadonlyMap<number, number>
  /** When the server last took something. */
  savedAt: number | null
}

export const nothingWaits: SyncState = {
  isKnown: false,
  waiting: [],
  attention: [],
  isSaving: false,
  isOffline: false,
  pause: null,
  ids: new Map(),
  savedAt: null,
}

let state = nothingWaits
const listeners = new Set<() => void>()

export const syncState = (): SyncState => state

export function publishSync(next: SyncState): void {
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All of it, so whoever uses it is drawn anew with every write. */
export const useSync = (): SyncState => useSyncExternalStore(subscribe, syncState)

const until = (isMet: (now: SyncState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribe(check)
    function check(): void {
      if (!isMet(state)) return
      stop()
      resolve()
    }
    check()
  })

/** Resolves when it is known what waits on this device. */
export const whenSyncKnown = (): Promise<void> => until(({ isKnown }) => isKnown)

/** Resolves when nothing is on its way to the server. */
export const whenNothingMoves = (): Promise<void> => until(({ isSaving }) => !isSaving)

/** The server's id of a trip that was created without a connection, once there is one. */
export const useServerTripId = (tripId: number): number | undefined =>
  useSyncExternalStore(subscribe, () => state.ids.get(tripId))

/** Trips that are on this device alone: the plan counts them too (C-057). */
export const useWaitingTrips = (): number =>
  useSyncExternalStore(subscribe, () => state.waiting.filter(isTripCreate).length)

/** Whether a row has changes that are on this device alone. */
export const useIsWaiting = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => state.waiting.some(({ side }) => side.lanes.includes(id)))
