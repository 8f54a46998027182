import { useSyncExternalStore } from 'react'

let wasLost = false

function subscribe(listener: () => void): () => void {
  const change = ({ type }: Event) => {
    wasLost = type === 'offline'
    listener()
  }
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}

/**
 * Whether the connection went while the page stood open. What the browser says at the start is no proof: without a
 * network it calls itself offline, also beside a server on the same machine.
 */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(subscribe, () => wasLost && !navigator.onLine)
