import { QueryClientProvider } from '@tanstack/react-query'
import { UpgradePopup } from '../features/billing/upgrade-popup.tsx'
import { queryClient } from '../lib/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'
import { Router } from './router.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <UpgradePopup />
      <Toaster />
    </QueryClientProvider>
  )
}
