import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { say } from '@sojourn/contract/words/say'
import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

const connection = createStore({ wasLost: false, isUnanswered: false })

/** What the page shows comes from this device, because nobody answers; or not any more. */
export function reportUnanswered(is: boolean): void {
  const before = connection.get()
  if (is !== before.isUnanswered) connection.set({ ...before, isUnanswered: is })
}

const change = ({ type }: Event): void => connection.set({ ...connection.get(), wasLost: type === 'offline' })

// From the start, whoever listens: a press may ask before anything on the page does. Pages are also rendered without a window.
if (typeof window !== 'undefined') {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
}

/**
 * Whether the connection went while the page stood open, or was not there when it came. What the browser says at the
 * start is no proof: without a network it calls itself offline, also beside a server on the same machine.
 */
export function isConnectionLost(): boolean {
  const { wasLost, isUnanswered } = connection.get()
  return isUnanswered || (wasLost && !navigator.onLine)
}

export const useConnectionLost = (): boolean => useSyncExternalStore(connection.subscribe, isConnectionLost)

/** Why something cannot be done now, in words; undefined while it can. */
export const useNeedsConnection = (what: string): string | undefined =>
  useConnectionLost() ? needsConnection(what) : undefined

export const needsConnection = (what: string): string => say(shellUiWords.needsConnection, { what })
