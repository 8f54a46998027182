import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { installOffer } from './page-install.ts'
import { startPwa, updateOffer } from './start-pwa.ts'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'

const PwaBanner = lazyPart(() => import('./pwa-banner.tsx').then((m) => m.PwaBanner))

/** What the app offers about itself: a new version, or a place on the home screen. One at a time. */
export function PwaPrompts() {
  useEffect(startPwa, [])
  const takeOver = useSyncExternalStore(updateOffer.subscribe, updateOffer.get)
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get)
  if (!takeOver && offer === 'none') return null
  return (
    <Suspense fallback={null}>
      <PwaBanner offer={takeOver ? 'update' : offer} onReload={takeOver} />
    </Suspense>
  )
}
