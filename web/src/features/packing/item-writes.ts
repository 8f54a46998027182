import type { PackingItem } from '@sojourn/contract/packing/schema'
import { packingWords } from '@sojourn/contract/packing/words'
import { savedToast } from '../../sync/queue/queued.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { toast } from '../../toasts/toast-store.ts'

/** Shows at once. Each press sends the state it wants, after the one before: list and server end up alike. */
export function togglePacked({ id, tripId }: PackingItem): void {
  const { find, change } = tripRows(tripId, 'packing')
  inBackground(() => change(id, { packed: !find(id)?.packed }, { isShown: true }))
}

/** The row leaves at once, and comes back when the server refuses. */
export function deleteItem(item: PackingItem, onBack: () => void): void {
  const { remove, undoOf } = tripRows(item.tripId, 'packing')
  inBackground(async () => {
    const answer = await remove(item.id).catch((error: unknown) => {
      onBack()
      throw error
    })
    const action = undoOf(item)
    const title = packingWords.deleted
    toast(savedToast(answer, { variant: 'removed', title, description: item.item, action }))
  })
}
