import type { Trip } from '@sojourn/contract/trips/schema'
import { useEffect, useSyncExternalStore } from 'react'
import { logError } from '../../../browser/log.ts'
import { keepAppWhole } from '../../../pwa/register.ts'
import { wantedLanguage } from '../../../session/language.ts'
import { queryClient } from '../../../sync/cache/query-client.ts'
import { copyOf, hasCopies } from '../../../sync/device/copy-store.ts'
import { snapshotPath } from '../../../sync/device/read-path.ts'
import { tripsQuery } from '../../../queries/trips.ts'
import { dropFiles } from './files.ts'
import { forgetKept, keptTrips, rememberKept } from './kept-trips.ts'
import { artworkOf, bringTrip, missingParts, type PartDone, type PartName } from './trip-parts.ts'

export interface KeepState {
  status: 'off' | 'checking' | 'loading' | 'ready' | 'missing'
  /** While it is brought: what of it is here. */
  parts: readonly PartDone[]
  bytes: number
  /** From when the content is. */
  asOf: number | null
  missing: readonly PartName[]
  /** The app itself is not here as a whole. */
  isAppMissing: boolean
  isFull: boolean
}

const off: KeepState = {
  status: 'off',
  parts: [],
  bytes: 0,
  asOf: null,
  missing: [],
  isAppMissing: false,
  isFull: false,
}
const checking: KeepState = { ...off, status: 'checking' }

const states = new Map<number, KeepState>()
const running = new Map<number, AbortController>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const stateOf = (tripId: number): KeepState => states.get(tripId) ?? (keptTrips()[tripId] ? checking : off)

function become(tripId: number, change: Partial<KeepState>): void {
  states.set(tripId, { ...stateOf(tripId), ...change })
  for (const listener of listeners) listener()
}

/** Says what is here and what is not, by looking. */
async function checkTrip(trip: Trip): Promise<void> {
  const kept = keptTrips()[trip.id]
  if (running.has(trip.id)) return
  // It may have gone with the session, while the page stands open.
  if (!kept && states.has(trip.id)) become(trip.id, off)
  if (!kept) return
  const [missing, app, copy] = await Promise.all([
    missingParts(trip),
    caches.match('/whole'),
    copyOf(snapshotPath(trip.id)),
  ])
  if (running.has(trip.id) || !keptTrips()[trip.id]) return
  const isReady = missing.length === 0 && app !== undefined
  become(trip.id, {
    status: isReady ? 'ready' : 'missing',
    missing,
    isAppMissing: app === undefined,
    bytes: kept.bytes,
    asOf: copy?.timestamp ?? null,
  })
}

/** Brings all of a trip here. What was here before stays until it is replaced. */
export async function keepTrip(trip: Trip): Promise<void> {
  if (running.has(trip.id)) return
  const work = new AbortController()
  running.set(trip.id, work)
  let bytes = 0
  become(trip.id, { ...off, status: 'loading' })
  let isFull = false
  try {
    rememberKept(trip.id, { readyAt: null, bytes: 0 })
    // Without this promise a browser that is short of room may throw it all away.
    await navigator.storage?.persist?.().catch(() => false)
    await bringTrip({
      trip,
      signal: work.signal,
      onBytes: (more) => become(trip.id, { bytes: (bytes += more) }),
      onPart: (part) => become(trip.id, { parts: [...stateOf(trip.id).parts, part] }),
    })
    await keepAppWhole(wantedLanguage(), work.signal)
    if (!work.signal.aborted && keptTrips()[trip.id]) rememberKept(trip.id, { readyAt: Date.now(), bytes })
  } catch (error) {
    isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (!work.signal.aborted) logError('The trip could not be kept as a whole', error)
  }
  running.delete(trip.id)
  if (work.signal.aborted) return
  become(trip.id, { isFull })
  await checkTrip(trip)
}

/** Takes the trip off the device again, or stops bringing it; what has been opened stays readable as for everybody. */
export async function dropTrip(trip: Trip): Promise<void> {
  running.get(trip.id)?.abort()
  running.delete(trip.id)
  forgetKept(trip.id)
  become(trip.id, off)
  await dropFiles(artworkOf(trip))
}

const refreshAfterMs = 60 * 60 * 1000

/**
 * Kept trips stay up to date by themselves: with a connection, those that were read more than an hour ago, or that an
 * earlier version kept in another shape.
 */
export async function refreshKeptTrips(): Promise<void> {
  const trips = (await queryClient.fetchQuery(tripsQuery)) ?? []
  for (const [id, { readyAt }] of Object.entries(keptTrips())) {
    const trip = trips.find((one) => one.id === Number(id))
    if (!trip) forgetKept(Number(id))
    else if (Date.now() - (readyAt ?? 0) > refreshAfterMs || !(await hasCopies([snapshotPath(trip.id)])))
      await keepTrip(trip)
  }
}

/** Whether a trip is kept, and how far it is. It is looked at anew whenever somebody looks at the page. */
export function useKeep(trip: Trip): KeepState {
  const state = useSyncExternalStore(subscribe, () => stateOf(trip.id))
  useEffect(() => {
    const check = () => {
      if (!document.hidden)
        void checkTrip(trip).catch((error: unknown) => logError('What is kept could not be looked at', error))
    }
    check()
    document.addEventListener('visibilitychange', check)
    window.addEventListener('online', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('online', check)
    }
  }, [trip])
  return state
}
