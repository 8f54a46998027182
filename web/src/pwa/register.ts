import { logError } from '../lib/log.ts'
import type { WorkerMessage } from './worker-messages.ts'

export const workerPath = '/service-worker.js'
const checkAgainMs = 60 * 60 * 1000

interface RegisterOptions {
  /** Keep every part of the app on the device, not only what it needs to start. */
  keepEverything?: boolean
  /** A newer build waits; `takeOver` loads it. */
  onUpdate?: (takeOver: () => void) => void
}

/** Registers the service worker once the page is loaded. A new build never takes over by itself. */
export function registerServiceWorker(options: RegisterOptions = {}): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const start = () =>
    void register(options).catch((error: unknown) => logError('The service worker did not start', error))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function register({ keepEverything, onUpdate }: RegisterOptions): Promise<void> {
  await navigator.serviceWorker.register(workerPath)
  const registration = await navigator.serviceWorker.ready
  if (onUpdate) watchForUpdate(registration, onUpdate)
  if (keepEverything) send(registration.active, 'keep-everything')
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but ours
const send = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message)

function watchForUpdate(
  registration: ServiceWorkerRegistration,
  onUpdate: (takeOver: () => void) => void,
): void {
  const tell = () => {
    // Without a controller this is the first worker of all: nothing to update.
    const { waiting } = registration
    if (waiting && navigator.serviceWorker.controller) onUpdate(() => takeOver(waiting))
  }
  tell()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  )
  checkNowAndThen(registration)
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  send(waiting, 'take-over')
}

/** An installed app may stay open for days, and browsers look for a new worker only when a page is loaded. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < checkAgainMs) return
    checkedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
