import type { Trip } from '@sojourn/contract/trips/schema'
import { whenIdle } from '../browser/when-idle.ts'
import { keepGuide } from '../guide/trip-guide.ts'
import { ratesQuery } from '../queries/expenses.ts'
import { destinationQuery } from '../queries/insights.ts'
import { queryClient } from '../sync/cache/query-client.ts'

/** What the guide needs to answer for this trip without a connection. */
export const bringGuide = (trip: Trip): void =>
  whenIdle(
    () => void queryClient.prefetchQuery(ratesQuery),
    () => void queryClient.prefetchQuery(destinationQuery(trip)),
    // Where it cannot be kept the server is still there to ask.
    () => void keepGuide(trip).catch(() => undefined),
  )
