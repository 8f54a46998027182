import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAskedFeature } from '../queries/asked-feature.ts'
import { queryClient } from '../sync/cache/query-client.ts'
import { PwaPrompts } from '../pwa/pwa-prompts.tsx'
import { lazyPart, MissingDialog } from '../ui/primitives/lazy-part.tsx'
import { LazyToaster } from './toasts/lazy-toaster.tsx'
import { Router } from './router.tsx'

const UpgradePopup = lazyPart(
  () => import('../features/billing/upgrade-popup.tsx').then((m) => m.UpgradePopup),
  MissingDialog,
)

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <UpgradePopupWhenAsked />
      <LazyToaster />
      <PwaPrompts />
    </QueryClientProvider>
  )
}

/** Loaded with the first question for it. It then stays, so that it can close with its movement. */
function UpgradePopupWhenAsked() {
  const asked = useAskedFeature() !== null
  const [wasAsked, setWasAsked] = useState(asked)
  if (asked && !wasAsked) setWasAsked(true)
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <UpgradePopup />
      </Suspense>
    )
  )
}
