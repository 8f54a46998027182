import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { OptimisedDay } from '@sojourn/planner/day-order/optimise-day'
import { useEffect, useMemo, useState } from 'react'
import { logError } from '../../browser/log.ts'

type Optimise = (items: readonly ItineraryItem[], date: PlainDate) => OptimisedDay | null

/**
 * The shorter order of a day, or null when there is none. Its code is fetched when it is first asked for: undefined
 * until then, `missing` when it cannot be fetched.
 */
export function useBetterOrder(
  items: readonly ItineraryItem[],
  date: PlainDate,
): OptimisedDay | null | undefined | 'missing' {
  const [optimise, setOptimise] = useState<{ day: Optimise } | 'missing'>()
  useEffect(() => {
    let isWanted = true
    import('@sojourn/planner/day-order/optimise-day').then(
      ({ optimiseDay }) => isWanted && setOptimise({ day: optimiseDay }),
      (error: unknown) => {
        logError('The search for a shorter order could not be loaded', error)
        if (isWanted) setOptimise('missing')
      },
    )
    return () => {
      isWanted = false
    }
  }, [])
  return useMemo(
    () => (typeof optimise === 'object' ? optimise.day(items, date) : optimise),
    [optimise, items, date],
  )
}
