import type { TripTab } from '@sojourn/contract/trips/tabs'
import { useEffect, useRef } from 'react'
import { logError } from '../../browser/log.ts'
import { useLatest } from '../../browser/use-latest.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import type { Following } from './follow-trip.ts'

/** Follows an open trip live. Its code comes after the first screen: what is read first is fresh anyway. */
export function useLiveTrip(tripId: number, tab: TripTab): void {
  const following = useRef<Following | null>(null)
  const latestTab = useLatest(tab)
  useEffect(() => {
    let isLeft = false
    whenIdle(() => {
      if (isLeft) return
      import('./follow-trip.ts')
        .then(({ followTrip }) => {
          if (!isLeft) following.current = followTrip(tripId, latestTab.current)
        })
        .catch((error: unknown) => logError('Live updates could not be started', error))
    })
    return () => {
      isLeft = true
      following.current?.stop()
      following.current = null
    }
  }, [tripId, latestTab])
  useEffect(() => following.current?.move(tab), [tab])
}
