import { localToday, type PlainDate } from '@sojourn/contract/values/plain-date'
import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The traveller's calendar day; follows midnight while the page is open. */
export const useToday = (): PlainDate => useSyncExternalStore(subscribe, () => localToday(new Date()))
