import { errorText } from '@sojourn/contract/errors/codes'
import type { Trip } from '@sojourn/contract/trips/schema'
import { withLists } from '@sojourn/contract/trips/with-lists'
import { type Answer, callApi, type Read, readAs, readApi } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'
import { applySnapshot, marksOf } from '../cache/changes.ts'
import { openings } from '../cache/openings.ts'
import { layTrip } from './own-edits.ts'
import { takeFromPage } from '../http/page-answers.ts'
import { queryClient } from '../cache/query-client.ts'
import { isTemporaryId } from '../overlay/write.ts'
import { whenSyncKnown } from '../queue/queued.ts'

async function askForTrip(tripId: number): Promise<Answer<'trips.get'>> {
  const brought = takeFromPage('trip')
  return brought?.id === tripId
    ? brought
    : callApi('trips.get', { params: { tripId } }, { prefer: withLists })
}

/** Reads a trip with all its lists in one call and lays them into the cache. */
function readWithLists(tripId: number): Promise<Answer<'trips.get'>> {
  const marks = marksOf(tripId)
  const reading = askForTrip(tripId)
    .then(({ lists, ...trip }) => {
      if (lists) applySnapshot({ trip, ...lists, rev: trip.rev }, marks)
      return trip
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
