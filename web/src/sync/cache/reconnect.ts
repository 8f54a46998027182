import { queryClient } from './query-client.ts'
import { readTimes } from '../http/read-times.ts'
import { pathOf } from '../device/read-path.ts'

const askAgainMs = 30_000

const refresh = (): void => void queryClient.invalidateQueries()

/** What is shown from this device because no answer came; it may come now, whatever the browser says of its connection. */
export function refreshCopies(): void {
  const copied = new Set(readTimes.copied())
  if (document.hidden || copied.size === 0) return
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => copied.has(pathOf(queryKey) ?? ''),
  })
}

/** Whenever the browser comes back online everything is read anew (C-053); the answer stops it. */
export function watchConnection(): () => void {
  window.addEventListener('online', refresh)
  const timer = setInterval(refreshCopies, askAgainMs)
  return () => {
    window.removeEventListener('online', refresh)
    clearInterval(timer)
  }
}
