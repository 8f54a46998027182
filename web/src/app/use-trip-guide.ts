import type { Trip } from '@sojourn/contract/trips/schema'
import { useEffect } from 'react'

/** The first screen and whatever is pressed on it come first. */
const laterMs = 5_000

/** Brings here what the guide needs without a connection, once the page has nothing to do; its code comes then too. */
export function useTripGuide(trip: Trip | null | undefined): void {
  useEffect(() => {
    if (!trip || !navigator.onLine) return undefined
    const bring = async () => (await import('./bring-guide.ts')).bringGuide(trip)
    // What cannot be loaded is brought with the next visit.
    const timer = setTimeout(() => void bring().catch(() => undefined), laterMs)
    return () => clearTimeout(timer)
    // Another place or other dates are another guide; whatever else changes of the trip is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [trip?.id, trip?.destination, trip?.startDate, trip?.endDate])
}
