import { watchForInstallOffer } from './page-install.ts'
import { registerServiceWorker } from './register.ts'

let takeOver: (() => void) | null = null
const listeners = new Set<() => void>()

/** A newer build that waits for a word; null while there is none. */
export const updateOffer = {
  get: (): (() => void) | null => takeOver,
  later: (): void => become(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function become(next: (() => void) | null): void {
  takeOver = next
  for (const listener of listeners) listener()
}

let isStarted = false

/** Worker and install offer of the app; further calls do nothing. */
export function startPwa(): void {
  if (isStarted) return
  isStarted = true
  watchForInstallOffer()
  registerServiceWorker({ keepEverything: true, onUpdate: become })
}
