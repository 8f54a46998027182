import { useSyncExternalStore } from 'react'

let wasLost = false
let isUnanswered = false
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** What the page shows comes from this device, because nobody answers; or not any more. */
export function reportUnanswered(is: boolean): void {
  if (is === isUnanswered) return
  isUnanswered = is
  tell()
}

const change = ({ type }: Event): void => {
  wasLost = type === 'offline'
  tell()
}

// From the start, whoever listens: a press may ask before anything on the page does. Pages are also rendered without a window.
if (typeof window !== 'undefined') {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether the connection went while the page stood open, or was not there when it came. What the browser says at the
 * start is no proof: without a network it calls itself offline, also beside a server on the same machine.
 */
export const isConnectionLost = (): boolean => isUnanswered || (wasLost && !navigator.onLine)

export const useConnectionLost = (): boolean => useSyncExternalStore(subscribe, isConnectionLost)

/** Why something cannot be done now, in words; undefined while it can. */
export const useNeedsConnection = (what: string): string | undefined =>
  useConnectionLost() ? needsConnection(what) : undefined

export const needsConnection = (what: string): string => `${what} needs a connection`
