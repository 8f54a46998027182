import type { Trip } from '@sojourn/contract/trips/schema'
import { useEffect } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import { ratesQuery } from '../queries/expenses.ts'
import { destinationQuery } from '../queries/insights.ts'
import { keepGuide } from '../guide/trip-guide.ts'
import { queryClient } from '../sync/cache/query-client.ts'

/** The first screen and whatever is pressed on it come first. */
const laterMs = 5_000

/** Brings here what the guide needs to answer for this trip without a connection, once the page has nothing to do. */
export function useTripGuide(trip: Trip | null | undefined): void {
  useEffect(() => {
    if (!trip || !navigator.onLine) return undefined
    const bring = () =>
      whenIdle(
        () => void queryClient.prefetchQuery(ratesQuery),
        () => void queryClient.prefetchQuery(destinationQuery(trip)),
        // Where it cannot be kept the server is still there to ask.
        () => void keepGuide(trip).catch(() => undefined),
      )
    const timer = setTimeout(bring, laterMs)
    return () => clearTimeout(timer)
    // Another place or other dates are another guide; whatever else changes of the trip is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [trip?.id, trip?.destination, trip?.startDate, trip?.endDate])
}
