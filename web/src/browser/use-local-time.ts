import { type LocalTime, localTime } from '@sojourn/contract/trips/local-clock'
import { useMemo, useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** Calls at every full minute, and when the page is looked at again. */
function subscribe(onChange: () => void): () => void {
  let timer = 0
  const wait = () => {
    timer = window.setTimeout(
      () => {
        onChange()
        wait()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Day and time in a zone, or on this device when there is none; follows the clock. */
export function useLocalTime(timeZone: string | null): LocalTime {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs))
  return useMemo(() => localTime(new Date(minute * minuteMs), timeZone), [minute, timeZone])
}
