import { errorText } from '@sojourn/contract/errors/codes'
import type { Snapshot } from '@sojourn/contract/sync/api'
import type { Trip } from '@sojourn/contract/trips/schema'
import { callApi, type Read, readAs, readApi } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'
import { applySnapshot, marksOf } from '../cache/changes.ts'
import { openings } from '../cache/openings.ts'
import { layTrip } from './own-edits.ts'
import { takeFromPage } from '../http/page-answers.ts'
import { queryClient } from '../cache/query-client.ts'
import { isTemporaryId } from '../overlay/write.ts'
import { whenSyncKnown } from '../queue/queued.ts'

async function askForTrip(tripId: number): Promise<Snapshot> {
  const brought = takeFromPage('snapshot')
  return brought?.trip.id === tripId ? brought : callApi('sync.snapshot', { params: { tripId } })
}

/** Reads a trip with all its lists in one call and lays them into the cache. */
function readWithLists(tripId: number): Promise<Trip> {
  const marks = marksOf(tripId)
  const reading = askForTrip(tripId)
    .then((snapshot) => {
      applySnapshot(snapshot, marks)
      return { ...snapshot.trip, rev: snapshot.rev }
    })
    .finally(() => openings.delete(tripId))
  openings.set(tripId, reading)
  return reading
}

/** The first read of a trip brings its lists along; later ones are the trip's own. */
async function readFromServer(tripId: number, read: Read): Promise<Trip | null> {
  const isKnown = queryClient.getQueryData<Trip>(['trips', tripId]) !== undefined
  return isKnown
    ? readApi('trips.get', { params: { tripId } }, read)
    : readAs(() => readWithLists(tripId), read)
}

/** A trip with what is written on this device on top. One that was created here without a connection is here alone. */
export async function readTrip(tripId: number, read: Read): Promise<Trip | null> {
  if (!isTemporaryId(tripId)) {
    const trip = await readFromServer(tripId, read)
    return trip && (layTrip(tripId, trip) ?? trip)
  }
  await whenSyncKnown()
  const trip = layTrip(tripId, undefined)
  if (trip) return trip
  throw new ApiError(404, `404: ${errorText.tripNotFound}`, {
    code: 'not_found',
    text: errorText.tripNotFound,
  })
}
