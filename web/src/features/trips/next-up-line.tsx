import { tripTime } from '@sojourn/contract/trips/local-clock'
import { nextUp } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useEffect, useState } from 'react'
import { useMinute } from '../../browser/use-trip-time.ts'

interface NextUpLineProps {
  trips: readonly Trip[]
  /** The traveller's own date. */
  today: PlainDate
}

/** Where the traveller is and what comes next. */
export function NextUpLine({ trips, today }: NextUpLineProps) {
  const now = useMinute()
  // Reading a destination's clock would hold up the first frame by 30 ms; its date is nearly always ours.
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return nextUp(trips, today, (trip) => (isShown ? tripTime(now, trip).date : today))
}
