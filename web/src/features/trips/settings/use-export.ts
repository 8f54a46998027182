import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsSettingsWords } from '@sojourn/contract/trips/words-settings'
import { openUpgrade, useFeature } from '../../../queries/billing.ts'
import { toast } from '../../../toasts/toast-store.ts'

/** Pro downloads the file; everyone else is shown what Pro offers (C-011). */
export function useExport(trip: Trip): () => void {
  const isOpen = useFeature('export_data')
  async function download() {
    // Few save a trip: what that needs comes when it is asked for.
    const name = await import('./save-trip.ts').then((m) => m.saveTrip(trip)).catch(() => null)
    if (name) toast({ variant: 'success', title: tripsSettingsWords.exported, description: name })
    else
      toast({
        variant: 'destructive',
        title: tripsSettingsWords.exportFailed,
        description: tripsSettingsWords.exportFailedText,
      })
  }
  return () => (isOpen ? void download() : openUpgrade('export_data'))
}
