import { tripTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useEffect, useState } from 'react'
import { useMinute } from '../../browser/use-minute.ts'

/**
 * The date at a trip's destination. Reading its clock would hold up the first frame by 30 ms; until then it is ours, as
 * it nearly always is.
 */
export function useDayOf(today: PlainDate): (trip: Trip) => PlainDate {
  const now = useMinute()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (trip) => (isShown ? tripTime(now, trip).date : today)
}
