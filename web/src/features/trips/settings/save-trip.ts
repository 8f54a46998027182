import { exportFileName } from '@sojourn/contract/export/file-name'
import type { Trip } from '@sojourn/contract/trips/schema'
import { saveFile } from '../../../browser/save-file.ts'

/**
 * The name of the saved file; null where it could not be had. What the product said is in it as it was meant, so that it
 * is told anew wherever the file is imported.
 */
export async function saveTrip({ id, title }: Trip): Promise<string | null> {
  const name = exportFileName(title)
  return (await saveFile(`/api/trips/${id}/export`, name, { prefer: 'meanings' })) ? name : null
}
