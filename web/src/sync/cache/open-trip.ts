// The one way to a trip: its snapshot, from the page, the server or this device. From then on what came after it.
import { errorsWords } from '@sojourn/contract/errors/words'
import type { LaterChanges, Snapshot } from '@sojourn/contract/sync/api'
import type { Trip } from '@sojourn/contract/trips/schema'
import { snapshotPath } from '../device/read-path.ts'
import { callApi, type Read, readAs } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'
import { takeFromPage } from '../http/page-answers.ts'
import { readTimes } from '../http/read-times.ts'
import { isTemporaryId } from '../overlay/write.ts'
import { whenSyncKnown } from '../queue/queued.ts'
import { applyChanges, applySnapshot, marksOf } from './changes.ts'
import { seenRevs, shownTrip, tripKey } from './row-store.ts'

export async function fetchTrip(tripId: number, signal?: AbortSignal): Promise<Snapshot> {
  const marks = marksOf(tripId)
  const snapshot = await callApi('sync.snapshot', { params: { tripId } }, signal && { signal })
  applySnapshot(snapshot, marks)
  readTimes.answered(snapshotPath(tripId))
  return snapshot
}

async function bringTrip(tripId: number): Promise<Snapshot | LaterChanges> {
  const since = seenRevs.get(tripId)
  if (since === undefined) {
    const brought = takeFromPage('snapshot')
    if (brought?.trip.id !== tripId) return fetchTrip(tripId)
    applySnapshot(brought, null)
    return brought
  }
  const later = await callApi('sync.changes', { params: { tripId }, query: { since } })
  if (later.reload) return fetchTrip(tripId)
  applyChanges(tripId, later.changes)
  seenRevs.set(tripId, Math.max(later.rev, seenRevs.get(tripId) ?? 0))
  return later
}

const underWay = new Map<number, Promise<void>>()

/** Brings a trip with its lists up to date; whoever asks meanwhile waits for the same answer. */
export function openTrip(tripId: number, { client }: Pick<Read, 'client'>): Promise<void> {
  const known = underWay.get(tripId)
  if (known) return known
  const opening = readAs(() => bringTrip(tripId), { client, queryKey: tripKey(tripId) })
    .then((found) => {
      // A copy that this device has kept.
      if (found && !seenRevs.has(tripId)) applySnapshot(found as Snapshot, null)
    })
    .finally(() => underWay.delete(tripId))
  underWay.set(tripId, opening)
  return opening
}

/** A trip with what is written on this device on top. One that was created here without a connection is here alone. */
export async function readTrip(tripId: number, read: Read): Promise<Trip | null> {
  if (!isTemporaryId(tripId)) {
    await openTrip(tripId, read)
    return shownTrip(tripId) ?? read.client.getQueryData<Trip>(tripKey(tripId)) ?? null
  }
  await whenSyncKnown()
  const trip = shownTrip(tripId)
  if (trip) return trip
  throw new ApiError(404, `404: ${errorsWords.tripNotFound}`, {
    code: 'not_found',
    text: errorsWords.tripNotFound,
  })
}
