import { itemFormErrors } from '@sojourn/contract/itinerary/item-form'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type FormEvent, useEffect, useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveActions } from '../../ui/save-actions.tsx'
import { changedFields, draftOf, emptyDraft, type ItemDraft, newFields } from './item-draft.ts'
import { ItemFields } from './item-fields.tsx'
import type { ItemWrites } from './use-item-writes.ts'

/** Adding on a day, or editing an item. */
export type ItemTask = { kind: 'add'; date: PlainDate } | { kind: 'edit'; item: ItineraryItem }

interface ItemDialogProps {
  trip: Trip
  items: readonly ItineraryItem[]
  task: ItemTask
  writes: ItemWrites
  open: boolean
  onClose: () => void
}

export function ItemDialog({ trip, items, task, writes, open, onClose }: ItemDialogProps) {
  const item = task.kind === 'edit' ? task.item : null
  const [draft, setDraft] = useState<ItemDraft>(() =>
    task.kind === 'edit' ? draftOf(task.item) : emptyDraft(task.date),
  )
  const latest = useLatest(draft)
  const [isTried, setIsTried] = useState(false)
  /** The same for every try, so that a save whose answer got lost makes one item. */
  const [newId] = useState(() => crypto.randomUUID())
  const { add, update } = writes
  useForgottenErrors(add.reset, update.reset)
  const refused = (item ? update.error : add.error)?.fields ?? {}
  const isSaving = add.isPending || update.isPending

  function change(fields: Partial<ItemDraft>) {
    setDraft((before) => ({ ...before, ...fields }))
    for (const write of [add, update]) if (write.isError) write.reset()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    setIsTried(true)
    const [first] = Object.keys(itemFormErrors(draft))
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    save()
  }

  function save() {
    if (item) return saveChanges(item)
    // An earlier try may have arrived after all, with what was typed then.
    return add.mutate({ ...newFields(draft), id: newId }, { onSuccess: saveChanges })
  }

  /** Once more when something was typed while it was being saved. */
  function saveChanges(kept: ItineraryItem): void {
    const sent = latest.current
    const changes = changedFields(kept, sent)
    if (!changes) return onClose()
    const saved = (next: ItineraryItem) => (latest.current === sent ? onClose() : saveChanges(next))
    return update.mutate({ id: kept.id, changes }, { onSuccess: saved })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={item ? 'Edit Activity' : 'Add Activity'}
      locked={isSaving}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={onClose} busy={isSaving} busyLabel="Saving...">
          {item ? 'Update' : 'Add Item'}
        </SaveActions>
      }
    >
      <ItemFields
        trip={trip}
        items={items}
        original={item?.type ?? 'activity'}
        draft={draft}
        errors={{ ...refused, ...(isTried ? itemFormErrors(draft) : {}) }}
        onChange={change}
      />
    </Dialog>
  )
}

/** A new dialog does not show what was refused in the one before. */
function useForgottenErrors(...resets: (() => void)[]) {
  useEffect(() => {
    for (const reset of resets) reset()
    // Once, when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
