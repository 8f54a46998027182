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

export function useMinute(): Date {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs))
  return useMemo(() => new Date(minute * minuteMs), [minute])
}
