import { logError } from '../browser/log.ts'
import { whenIdle } from '../browser/when-idle.ts'
import type { WorkerMessage } from './worker-messages.ts'

export const workerPath = '/service-worker.js'
const checkAgainMs = 60 * 60 * 1000

interface RegisterOptions {
  /** Keep every part of the app on the device, not only what it needs to start, in this language. */
  keepIn?: () => string
  /** A newer build waits; `takeOver` loads it. */
  onUpdate?: (takeOver: () => void) => void
}

/** Registers the service worker once the page is idle. A new build never takes over by itself. */
export function registerServiceWorker(options: RegisterOptions = {}): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const start = () =>
    void register(options).catch((error: unknown) => logError('The service worker did not start', error))
  whenIdle(start)
}

async function register({ keepIn, onUpdate }: RegisterOptions): Promise<void> {
  await navigator.serviceWorker.register(workerPath)
  const registration = await navigator.serviceWorker.ready
  if (onUpdate) watchForUpdate(registration, navigator.serviceWorker, onUpdate)
  if (onUpdate) checkNowAndThen(registration)
  if (keepIn) send(registration.active, { keepIn: keepIn() })
}

const lookAgainMs = 500
const longestMs = 60_000

/** Asks the worker for every file of the app, and waits until they are here. */
export async function keepAppWhole(language: string, signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  send(registration.active, { keepIn: language })
  for (let waited = 0; waited < longestMs && !signal.aborted; waited += lookAgainMs) {
    if (await caches.match('/whole')) return
    await new Promise((resolve) => void setTimeout(resolve, lookAgainMs))
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but ours
const send = (worker: Messaged | null, message: WorkerMessage): void => worker?.postMessage(message)

type Messaged = Pick<ServiceWorker, 'postMessage'>

export interface Updating extends EventTarget {
  waiting: Messaged | null
  installing: EventTarget | null
  update: () => Promise<unknown>
}

export interface Controlled extends EventTarget {
  controller: unknown
}

/** Tells of a build that waits, be it there already or found while the page is open. */
export function watchForUpdate(
  registration: Updating,
  container: Controlled,
  onUpdate: (takeOver: () => void) => void,
  reload: () => void = () => window.location.reload(),
): void {
  const tell = () => {
    const { waiting } = registration
    // Without a controller this is the first worker of all: nothing to update.
    if (!waiting || !container.controller) return
    onUpdate(() => {
      container.addEventListener('controllerchange', reload, { once: true })
      send(waiting, 'take-over')
    })
  }
  tell()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  )
}

/** An installed app may stay open for days, and browsers look for a new worker only when a page is loaded. */
function checkNowAndThen(registration: Updating): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < checkAgainMs) return
    checkedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
