import { exportFileName } from '@sojourn/contract/export/file-name'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsSettingsWords } from '@sojourn/contract/trips/words-settings'
import { saveFile } from '../../../browser/save-file.ts'
import { openUpgrade, useFeature } from '../../../queries/billing.ts'
import { toast } from '../../../toasts/toast-store.ts'

/**
 * Pro downloads the file; everyone else is shown what Pro offers (C-011). What the product said is in it as it was meant,
 * so that it is told anew wherever the file is imported.
 */
export function useExport(trip: Trip): () => void {
  const isOpen = useFeature('export_data')
  async function download() {
    const name = exportFileName(trip.title)
    const isSaved = await saveFile(`/api/trips/${trip.id}/export`, name, { prefer: 'meanings' })
    if (isSaved) toast({ variant: 'success', title: tripsSettingsWords.exported, description: name })
    else
      toast({
        variant: 'destructive',
        title: tripsSettingsWords.exportFailed,
        description: tripsSettingsWords.exportFailedText,
      })
  }
  return () => (isOpen ? void download() : openUpgrade('export_data'))
}
