import { httpCallsWords } from '@sojourn/contract/http/words-calls'
import { useSyncExternalStore } from 'react'
import type { ToastInput } from '../../toasts/toast-store.ts'
import type { DeadLetter, Entry } from '../overlay/write.ts'
import { createStore } from '../../browser/store.ts'
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
  isQueued(answer) ? { ...toast, title: httpCallsWords.kept, description: httpCallsWords.keptText } : toast

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
  ids: ReadonlyMap<number, number>
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

const sync = createStore(nothingWaits)
export const { get: syncState, set: publishSync } = sync

/** All of it, so whoever uses it is drawn anew with every write. */
export const useSync = (): SyncState => useSyncExternalStore(sync.subscribe, syncState)

const until = (isMet: (now: SyncState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = sync.subscribe(check)
    function check(): void {
      if (!isMet(syncState())) return
      stop()
      resolve()
    }
    check()
  })

export const whenSyncKnown = (): Promise<void> => until(({ isKnown }) => isKnown)

export const whenNothingMoves = (): Promise<void> => until(({ isSaving }) => !isSaving)

/** The server's id of a trip that was created without a connection, once there is one. */
export const useServerTripId = (tripId: number): number | undefined =>
  useSyncExternalStore(sync.subscribe, () => syncState().ids.get(tripId))

/** Trips that are on this device alone: the plan counts them too (C-057). */
export const useWaitingTrips = (): number =>
  useSyncExternalStore(sync.subscribe, () => syncState().waiting.filter(isTripCreate).length)

export const useIsWaiting = (id: string): boolean =>
  useSyncExternalStore(sync.subscribe, () => syncState().waiting.some(({ side }) => side.lanes.includes(id)))
