import { createStore } from '../browser/store.ts'
import { wantedLanguage } from '../session/language.ts'
import { watchForInstallOffer } from './page-install.ts'
import { registerServiceWorker } from './register.ts'

/** A newer build that waits for a word; null while there is none. */
export const updateOffer = createStore<(() => void) | null>(null)

let isStarted = false

/** Worker and install offer of the app; further calls do nothing. */
export function startPwa(): void {
  if (isStarted) return
  isStarted = true
  watchForInstallOffer()
  registerServiceWorker({ keepIn: wantedLanguage, onUpdate: updateOffer.set })
}
