import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { onceIdle } from '../../browser/when-idle.ts'
import { guideQuery } from '../../queries/today.ts'
import { guideNames } from './guide-names.ts'
import type { NamedPoint } from './map-stop.ts'

const none: readonly NamedPoint[] = []

/** What the guide knows and the plan does not have; read when the map stands and the browser has nothing to do. */
export function useGuideNames(
  trip: Trip,
  items: readonly ItineraryItem[],
  hasMap: boolean,
): readonly NamedPoint[] {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    if (!hasMap) return undefined
    let left = false
    onceIdle(() => !left && setIsIdle(true), { patienceMs: 5_000, otherwiseMs: 2_000 })
    return () => {
      left = true
    }
  }, [hasMap])
  const { data: guide } = useQuery({ ...guideQuery(trip), enabled: isIdle })
  return useMemo(() => (guide ? guideNames(guide.places, items) : none), [guide, items])
}
