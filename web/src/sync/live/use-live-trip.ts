import type { TripTab } from '@sojourn/contract/trips/tabs'
import { useEffect, useRef } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import type { Following } from './follow-trip.ts'
import { startWhenIdle } from './start-when-idle.ts'

const load = () => Promise.all([import('./follow-trip.ts'), import('../../browser/keep-in-place.ts')])

export function useLiveTrip(tripId: number, tab: TripTab): void {
  const following = useRef<Following | null>(null)
  const latestTab = useLatest(tab)
  useEffect(() => {
    const stop = startWhenIdle(load, ([{ followTrip }, { keepInPlace }]) => {
      const started = followTrip(tripId, latestTab.current, keepInPlace)
      following.current = started
      return () => started.stop()
    })
    return () => {
      stop()
      following.current = null
    }
  }, [tripId, latestTab])
  useEffect(() => following.current?.move(tab), [tab])
}
