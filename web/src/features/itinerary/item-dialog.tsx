import { itineraryFormErrors } from '@sojourn/contract/itinerary/item-form'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useRef, useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { fieldTexts } from '../../sync/writes/field-texts.ts'
import { addable } from '../../sync/writes/rows.ts'
import { useEditedRow } from '../../sync/live/use-edited-row.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { GoneRow, useTheirChanges } from '../../trip-parts/their-change.tsx'
import { useAddNext } from '../../ui/forms/use-add-next.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { usePerson } from '../../queries/members.ts'
import {
  changedItemFields,
  itineraryDraftOf,
  emptyItineraryDraft,
  type ItineraryDraft,
  newFields,
} from './item-draft.ts'
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

export type ItemDrafts = Map<string, Partial<ItineraryDraft>>

/** One draft for what is new, one for each item that is changed. */
const draftKey = (task: ItemTask): string => (task.kind === 'edit' ? task.item.id : 'new')

export function ItineraryItemDialog({ trip, items, task, open, drafts, onClose }: ItemDialogProps) {
  const opened = task.kind === 'edit' ? task.item : null
  const { row: item, isGone, userId } = useEditedRow(trip.id, 'itinerary', opened)
  const who = usePerson(trip.id, userId)
  /** The id is the same for every try, so that a save whose answer got lost makes one item. */
  const [{ newId, blank }, setFresh] = useState(() => ({
    newId: crypto.randomUUID(),
    blank: task.kind === 'add' ? emptyItineraryDraft(task.date) : itineraryDraftOf(task.item),
  }))
  const title = useRef<HTMLInputElement>(null)
  const { isNext, onNext } = useAddNext()
  const { add, update } = useItemSaves(trip.id)
  const start = item ? itineraryDraftOf(item) : blank
  const form = useForm({
    start,
    draft: drafts.get(draftKey(task)) ?? {},
    validate: (draft) => itineraryFormErrors(draft, trip.currency),
    writes: [add, update],
    send: save,
  })
  const theirs = useTheirChanges({
    form,
    opened: blank,
    now: start,
    who,
    words: fieldTexts.itinerary,
    save: itineraryFormWords.update,
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

  function save(draft: ItineraryDraft) {
    if (item && !isGone) return saveChanges(item, forget)
    if (item)
      return add.mutate({ ...addable(item), ...newFields(draft, trip.currency) }, { onSuccess: forget })
    // An earlier try may have arrived after all, with what was typed then.
    const done = isNext.current ? askNext : forget
    return add.mutate(
      { ...newFields(draft, trip.currency), id: newId },
      { onSuccess: (kept) => saveChanges(kept, done) },
    )
  }

  /** Once more when something was typed while it was being saved. */
  function saveChanges(kept: ItineraryItem, done: (saved: ItineraryItem) => void): void {
    const sent = latest.current
    const changes = changedItemFields(kept, sent.values)
    if (!changes) return done(kept)
    const saved = (next: ItineraryItem) =>
      latest.current.changes === sent.changes ? done(next) : saveChanges(next, done)
    return update.mutate({ id: kept.id, changes }, { onSuccess: saved })
  }

  /** What is added together is mostly of one day and one kind. */
  function askNext({ date, type }: ItineraryItem) {
    drafts.delete(draftKey(task))
    setFresh({ newId: crypto.randomUUID(), blank: { ...emptyItineraryDraft(date), type } })
    form.reset()
    title.current?.focus()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={item ? itineraryFormWords.editTitle : itineraryFormWords.addTitle}
      locked={form.isSaving}
      onSubmit={form.submit}
      actions={
        <SaveActions
          onCancel={forget}
          onNext={opened ? undefined : onNext}
          busy={form.isSaving}
          busyLabel={itineraryFormWords.saving}
          gone={isGone}
        >
          {item ? itineraryFormWords.update : itineraryFormWords.addItem}
        </SaveActions>
      }
    >
      {isGone && <GoneRow who={who} thing="activity" />}
      <ItemFields
        trip={trip}
        items={items}
        original={item?.type ?? 'activity'}
        form={form}
        titleRef={title}
        theirs={theirs.strip}
      />
      {theirs.spoken}
    </Dialog>
  )
}
