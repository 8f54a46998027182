import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { reloadWhenRestored, showStartFailure, Started, tidyUp } from './app/app-start.tsx'
import { App } from './app/app.tsx'
import { startEarly } from './app/early-start.ts'
import { logError } from './browser/log.ts'
import { isPrerendered } from './browser/prerendered.ts'
import { shareStyleNonce } from './browser/style-nonce.ts'
import { startTheme } from './browser/theme-store.ts'
import { onceIdle } from './browser/when-idle.ts'
import { checkSessionAge } from './sync/device/forget-device.ts'
import { listToasts, takeStoredToast, toast } from './toasts/toast-store.ts'
import './styles/app.css'

shareStyleNonce()
startTheme()
reloadWhenRestored()
// It takes every start for a start with a connection, and would not notice the first return of one.
onlineManager.setOnline(navigator.onLine)

// The first look into a storage waits for another process of the browser: not before the screen stands.
onceIdle(
  () => {
    const handedOver = takeStoredToast()
    // What was said meanwhile is newer.
    if (handedOver && listToasts().length === 0) toast(handedOver)
    void tidyUp(import.meta.url)
    checkSessionAge()
  },
  { patienceMs: 1_000, otherwiseMs: 200 },
)

void startEarly(location.pathname).then(() => {
  const root = document.getElementById('root')
  if (!root) return
  const options: RootOptions = {
    // Nothing is left on the screen now, so the static text takes its place.
    onUncaughtError: (error) => {
      logError('The app stopped', error)
      showStartFailure()
    },
    onRecoverableError: (error) => logError('The page was drawn anew', error),
  }
  const app = (
    <StrictMode>
      <Started>
        <App />
      </Started>
    </StrictMode>
  )
  if (isPrerendered()) hydrateRoot(root, app, options)
  else createRoot(root, options).render(app)
})
