import { packingFormErrors } from '@sojourn/contract/packing/item-form'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { packingWords } from '@sojourn/contract/packing/words'
import { say } from '@sojourn/contract/words/say'
import { useRef, useState } from 'react'
import { usePerson } from '../../queries/members.ts'
import { useEditedRow } from '../../sync/live/use-edited-row.ts'
import { fieldTexts } from '../../sync/writes/field-texts.ts'
import { addable, newRow, tripRows } from '../../sync/writes/rows.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { useTheirChanges } from '../../trip-parts/their-change.tsx'
import { useAddNext } from '../../ui/forms/use-add-next.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import {
  packingChangesOf,
  packingDraftOf,
  emptyPackingDraft,
  packingFieldsOf,
  type PackingDraft,
} from './item-draft.ts'

export interface ItemDialogProps {
  tripId: number
  open: boolean
  /** The item to change; without one a new item is added. */
  item: PackingItem | null
  isFamily: boolean
  /** Names already in the list, offered while typing. */
  people: readonly string[]
  onClose: () => void
  onSaved: (item: PackingItem) => void
}

/** The form's state and what sends it. */
export function useItemForm({ tripId, item: opened, onClose, onSaved }: ItemDialogProps) {
  const [{ addNew, blank }, setFresh] = useState(() => ({
    addNew: newRow(tripId, 'packing'),
    blank: opened ? packingDraftOf(opened) : emptyPackingDraft,
  }))
  const [added, setAdded] = useState('')
  const name = useRef<HTMLInputElement>(null)
  const { isNext, onNext } = useAddNext()
  const { row: item, isGone, userId } = useEditedRow(tripId, 'packing', opened)
  const who = usePerson(tripId, userId)
  const rows = tripRows(tripId, 'packing')
  const write = useSave((draft: PackingDraft): Promise<PackingItem> => {
    if (!item) return addNew(packingFieldsOf(draft))
    if (isGone) return rows.add({ ...addable<'packing'>(item), ...packingFieldsOf(draft) })
    return rows.change(item.id, packingChangesOf(item, draft) ?? {})
  })
  const start = item ? packingDraftOf(item) : blank
  const form = useForm({
    start,
    validate: packingFormErrors,
    writes: [write],
    send: (draft) =>
      item && !isGone && !packingChangesOf(item, draft)
        ? onClose()
        : write.mutate(draft, { onSuccess: isNext.current ? askNext : onSaved }),
  })
  const theirs = useTheirChanges({
    form,
    opened: blank,
    now: start,
    who,
    words: fieldTexts.packing,
    save: packingWords.save,
  })

  /** What is packed together is mostly of one kind and of one person. */
  function askNext(saved: PackingItem) {
    const { category, memberName } = packingDraftOf(saved)
    setFresh({ addNew: newRow(tripId, 'packing'), blank: { ...emptyPackingDraft, category, memberName } })
    form.reset()
    setAdded(say(packingWords.added, { item: saved.item }))
    name.current?.focus()
  }

  return { form, theirs, isGone, who, name, added, onNext: opened ? undefined : onNext }
}
