import { whenIdle } from '../browser/when-idle.ts'
import { createInstallOffer, type Device, type InstallEvent } from './install-offer.ts'

export const installOffer = createInstallOffer({
  local: () => localStorage,
  session: () => sessionStorage,
  now: () => Date.now(),
})

const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  isInstalled: () =>
    window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
})

/** Call once, as early as possible: the browser makes its offer a single time. */
export function watchForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => installOffer.take(event as InstallEvent))
  window.addEventListener('appinstalled', () => installOffer.done())
  whenIdle(() => installOffer.visit(thisDevice()))
}
