import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { readTimes } from './read-times.ts'

/** What the page shows was read from there. */
const readOf = (location: string): string =>
  location.startsWith('/trips/') ? `/api${location}/snapshot` : '/api/trips'

export function useReadTime() {
  const [location] = useLocation()
  return useSyncExternalStore(readTimes.subscribe, () => readTimes.of(readOf(location)))
}
