import type { Trip } from '@sojourn/contract/trips/schema'
import { queryOptions } from '@tanstack/react-query'
import { callApi, readApi, readAs } from '../sync/http/api.ts'
import { readTrip } from '../sync/cache/open-trip.ts'
import { forgetTripRows, takeTrip, takeTrips } from '../sync/cache/row-store.ts'
import { takeFromPage } from '../sync/http/page-answers.ts'
import { isFinal, queryClient } from '../sync/cache/query-client.ts'
import { planQuery } from './billing.ts'

export const tripsQuery = queryOptions({
  queryKey: ['trips'],
  queryFn: async (read) => {
    const { signal } = read
    const trips = await readAs(
      async () => takeFromPage('trips') ?? callApi('trips.list', {}, { signal }),
      read,
    )
    return trips && takeTrips(trips)
  },
})

const tripRetries = 3

/** Fresh for 30 s, refetched on focus, three more tries a second apart; a refusal is final (C-054), as is no connection. */
export const tripQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId],
    queryFn: (read) => readTrip(tripId, read),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    retryDelay: 1000,
    retry: (failures, error) => navigator.onLine && failures < tripRetries && !isFinal(error),
  })

/** What hangs on a trip, asked for when someone is about to delete it. */
export const contentsQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'contents'],
    queryFn: (read) => readApi('trips.contents', { params: { tripId } }, read),
    staleTime: 0,
  })

/** The list and the count against the plan's limit; the trips' own content stays as it is. */
export function refreshTrips(): void {
  void queryClient.invalidateQueries({ queryKey: tripsQuery.queryKey, exact: true })
  void queryClient.invalidateQueries({ queryKey: planQuery.queryKey })
}

export function showAnsweredTrip(trip: Trip): void {
  takeTrip(trip)
  refreshTrips()
}

/** The trip is gone: nothing of it may be shown again, also not by Back or by a list that cannot be read anew. */
export function forgetTrip(tripId: number): void {
  queryClient.removeQueries({ queryKey: tripQuery(tripId).queryKey })
  forgetTripRows(tripId)
}
