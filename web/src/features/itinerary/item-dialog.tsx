import { itemFormErrors } from '@sojourn/contract/itinerary/item-form'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveActions } from '../../ui/save-actions.tsx'
import { useForm } from '../../ui/use-form.ts'
import { changedFields, draftOf, emptyDraft, type ItemDraft, newFields } from './item-draft.ts'
import { ItemFields } from './item-fields.tsx'
import { useItemSaves } from './use-item-writes.ts'

/** Adding on a day, or editing an item. */
export type ItemTask = { kind: 'add'; date: PlainDate } | { kind: 'edit'; item: ItineraryItem }

interface ItemDialogProps {
  trip: Trip
  items: readonly ItineraryItem[]
  task: ItemTask
  open: boolean
  /** What was typed into each task and not saved yet. */
  drafts: ItemDrafts
  onClose: () => void
}

export type ItemDrafts = Map<string, Partial<ItemDraft>>

/** One draft for what is new, one for each item that is changed. */
const draftKey = (task: ItemTask): string => (task.kind === 'edit' ? task.item.id : 'new')

export function ItemDialog({ trip, items, task, open, drafts, onClose }: ItemDialogProps) {
  const item = task.kind === 'edit' ? task.item : null
  /** The same for every try, so that a save whose answer got lost makes one item. */
  const [newId] = useState(() => crypto.randomUUID())
  const { add, update } = useItemSaves(trip.id)
  const form = useForm({
    start: task.kind === 'edit' ? draftOf(task.item) : emptyDraft(task.date),
    draft: drafts.get(draftKey(task)) ?? {},
    validate: itemFormErrors,
    writes: [add, update],
    send: save,
  })
  const latest = useLatest(form)

  function close() {
    drafts.set(draftKey(task), form.changes)
    onClose()
  }

  function forget() {
    drafts.delete(draftKey(task))
    onClose()
  }

  function save(draft: ItemDraft) {
    if (item) return saveChanges(item)
    // An earlier try may have arrived after all, with what was typed then.
    return add.mutate({ ...newFields(draft), id: newId }, { onSuccess: saveChanges })
  }

  /** Once more when something was typed while it was being saved. */
  function saveChanges(kept: ItineraryItem): void {
    const sent = latest.current
    const changes = changedFields(kept, sent.values)
    if (!changes) return forget()
    const saved = (next: ItineraryItem) =>
      latest.current.changes === sent.changes ? forget() : saveChanges(next)
    return update.mutate({ id: kept.id, changes }, { onSuccess: saved })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={item ? 'Edit Activity' : 'Add Activity'}
      locked={form.isSaving}
      onSubmit={form.submit}
      actions={
        <SaveActions onCancel={forget} busy={form.isSaving} busyLabel="Saving...">
          {item ? 'Update' : 'Add Item'}
        </SaveActions>
      }
    >
      <ItemFields trip={trip} items={items} original={item?.type ?? 'activity'} form={form} />
    </Dialog>
  )
}
