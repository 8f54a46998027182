import type { Snapshot } from '@sojourn/contract/sync/api'
import type { Trip } from '@sojourn/contract/trips/schema'
import { callApi, type Read, readAs, readApi } from './api.ts'
import { applySnapshot, marksOf } from './changes.ts'
import { openings } from './openings.ts'
import { queryClient } from './query-client.ts'

/** Reads a trip with all its lists in one call and lays them into the cache. */
function readSnapshot(tripId: number): Promise<Snapshot> {
  const marks = marksOf(tripId)
  const reading = callApi('sync.snapshot', { params: { tripId } })
    .then((snapshot) => {
      applySnapshot(snapshot, marks)
      return snapshot
    })
    .finally(() => openings.delete(tripId))
  openings.set(tripId, reading)
  return reading
}

/** The first read of a trip brings its lists along; later ones are the trip's own. */
export async function readTrip(tripId: number, read: Read): Promise<Trip | null> {
  const isKnown = queryClient.getQueryData<Trip>(['trips', tripId]) !== undefined
  if (isKnown) return readApi('trips.get', { params: { tripId } }, read)
  const snapshot = await readAs(() => readSnapshot(tripId), read)
  return snapshot && 'trip' in snapshot ? { ...snapshot.trip, rev: snapshot.rev } : null
}
