import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import { installOffer } from './page-install.ts'
import { startPwa, updateOffer } from './start-pwa.ts'

const PwaBanner = lazyPart(() => import('./pwa-banner.tsx').then((m) => m.PwaBanner))

export function PwaPrompts() {
  useEffect(startPwa, [])
  const takeOver = useSyncExternalStore(updateOffer.subscribe, updateOffer.get, () => null)
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get, () => 'none' as const)
  if (!takeOver && offer === 'none') return null
  return (
    <Suspense fallback={null}>
      <PwaBanner offer={takeOver ? 'update' : offer} onReload={takeOver} />
    </Suspense>
  )
}
