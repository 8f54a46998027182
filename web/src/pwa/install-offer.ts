// The offer to install, free of any framework: the landing page shows it by plain script, the app through React.
// The browser offers first (beforeinstallprompt); where it never does (iOS), a hint shows the way from the second
// visit on. A "Later" counts for 24 hours (C-056).
import { createStore } from '../browser/store.ts'
import { readStored, type StorageOf, store } from '../browser/stored.ts'

export const dismissedKey = 'install_dismissed_at'
const visitsKey = 'app_visits'
const dismissalMs = 24 * 60 * 60 * 1000
const visitsBeforeHint = 2

/** Chromium's event; no other browser has it. */
export interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type Offer = 'none' | 'install' | 'hint'

/** Whether an answer of "Later" still counts. A time that lies ahead comes from a clock that was set back. */
export function isDismissed(storedAt: string | null, nowMs: number): boolean {
  const sinceMs = nowMs - Date.parse(storedAt ?? '')
  return sinceMs >= 0 && sinceMs < dismissalMs
}

export interface Device {
  userAgent: string
  maxTouchPoints: number
  /** Started from the home screen already. A function, because asking lays the page out. */
  isInstalled: () => boolean
}

/** iPads call themselves Macs, but no Mac has a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

export const wantsHint = (device: Device, visits: number): boolean =>
  isIos(device) && visits >= visitsBeforeHint && !device.isInstalled()

interface InstallParts {
  local: StorageOf<'getItem' | 'setItem'>
  session: StorageOf<'getItem' | 'setItem'>
  now: () => number
}

export function createInstallOffer({ local, session, now }: InstallParts) {
  const { get, set: become, subscribe } = createStore<Offer>('none')
  let event: InstallEvent | null = null

  const wasDismissed = (): boolean => isDismissed(readStored(dismissedKey, local), now())

  function dismiss(): void {
    become('none')
    store(dismissedKey, new Date(now()).toISOString(), local)
  }

  return {
    take(offered: InstallEvent): void {
      offered.preventDefault()
      event = offered
      if (!wasDismissed()) become('install')
    },
    /** Counts this visit, once per browser session, and hints where the browser cannot offer. */
    visit(device: Device): void {
      const visits = countVisit(local, session)
      if (get() === 'none' && wantsHint(device, visits) && !wasDismissed()) become('hint')
    },
    async install(): Promise<void> {
      const asked = event
      event = null
      become('none')
      if (!asked) return
      await asked.prompt()
      if ((await asked.userChoice).outcome === 'dismissed') dismiss()
    },
    later: dismiss,
    /** Installed, be it from here or from the browser's own menu. */
    done: () => become('none'),
    get,
    subscribe,
  }
}

function countVisit(local: InstallParts['local'], session: InstallParts['session']): number {
  try {
    const before = Number(local().getItem(visitsKey)) || 0
    if (session().getItem(visitsKey) !== null) return before
    session().setItem(visitsKey, 'counted')
    local().setItem(visitsKey, String(before + 1))
    return before + 1
  } catch {
    return 0
  }
}
