import { type ReactNode, useEffect } from 'react'
import { cleanUpOldBuilds } from '../browser/old-build-cleanup.ts'
import { logError } from '../browser/log.ts'
import { rememberedUser } from '../session/user-snapshot.ts'
import { workerPath } from '../pwa/register.ts'

/** The block stands in the page from the beginning, so that it needs none of the code that may be missing. */
const failureBlock = () => document.getElementById('start-failure')

export function showStartFailure(): void {
  const block = failureBlock()
  if (block) block.hidden = false
}

/** Takes back the failure text of a start that was only slow. */
export function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    const block = failureBlock()
    if (block) block.hidden = true
  }, [])
  return children
}

/** The name of the entry file changes with every build. */
export async function tidyUp(entry: string): Promise<void> {
  try {
    await cleanUpOldBuilds({
      build: new URL(entry).pathname,
      ownWorker: workerPath,
      local: () => localStorage,
      session: () => sessionStorage,
      caches: globalThis.caches,
      workers: navigator.serviceWorker,
      log: logError,
    })
  } catch (error) {
    logError('What older builds left behind could not be cleared', error)
  }
}

/** A page out of the browser's back and forward memory may show somebody who has logged out since. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    // It stays on the screen until the new one is there.
    document.documentElement.hidden = rememberedUser() === null
    window.location.reload()
  })
}
