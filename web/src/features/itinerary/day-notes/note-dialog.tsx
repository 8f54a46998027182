import type { DayNote } from '@sojourn/contract/day-notes/schema'
import { dayNotesWords } from '@sojourn/contract/day-notes/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import { tooLong } from '@sojourn/contract/values/too-long'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { shortDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { useState } from 'react'
import { fieldTexts } from '../../../sync/writes/field-texts.ts'
import { savedToast } from '../../../sync/queue/queued.ts'
import { addable, newRow, tripRows } from '../../../sync/writes/rows.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { useEditedRow } from '../../../sync/live/use-edited-row.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { GoneRow, useTheirChanges } from '../../../trip-parts/their-change.tsx'
import { toast } from '../../../toasts/toast-store.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { usePerson } from '../../../queries/members.ts'
import { dayName } from '../day-text.ts'

interface NoteDialogProps {
  trip: Trip
  date: PlainDate
  /** The note to change; without one a new one is added. */
  note: DayNote | null
  onClose: () => void
}

function removeNote(note: DayNote): void {
  const { remove, undoOf } = tripRows(note.tripId, 'dayNotes')
  inBackground(async () => {
    const answer = await remove(note.id)
    const told = { variant: 'removed', title: dayNotesWords.deleted, description: note.text } as const
    toast(savedToast(answer, { ...told, action: undoOf(note) }))
  })
}

function useNoteForm({ trip, date, note: opened, onClose }: NoteDialogProps) {
  const [addNew] = useState(() => newRow(trip.id, 'dayNotes'))
  const { row: note, isGone, userId } = useEditedRow(trip.id, 'dayNotes', opened)
  const who = usePerson(trip.id, userId)
  const rows = tripRows(trip.id, 'dayNotes')
  const write = useSave(({ text }: { text: string }) => {
    if (!note) return addNew({ date, text })
    return isGone ? rows.add({ ...addable<'dayNotes'>(note), text }) : rows.change(note.id, { text })
  })
  const start = { text: note?.text ?? '' }
  const [blank] = useState(start)
  const form = useForm({
    start,
    // An empty note is none: that of a day which has one is taken away.
    validate: ({ text }) =>
      text.trim() || note ? tooLong({ text }, { text: maxLength.text }) : { text: dayNotesWords.required },
    writes: [write],
    send: ({ text }) => {
      if (text.trim() && text !== note?.text) return write.mutate({ text }, { onSuccess: onClose })
      if (note && !text.trim() && !isGone) removeNote(note)
      return onClose()
    },
  })
  const theirs = useTheirChanges({
    form,
    opened: blank,
    now: start,
    who,
    words: fieldTexts.dayNotes,
    save: dayNotesWords.save,
  })
  return { form, theirs, isGone, who }
}

export function NoteDialog(props: NoteDialogProps) {
  const { trip, date, note, onClose } = props
  const { form, theirs, isGone, who } = useNoteForm(props)
  const { errors, isSaving, input, submit } = form
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      locked={isSaving}
      title={say(dayNotesWords.noteFor, { day: dayName(trip, date) })}
      description={shortDay(date)}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={onClose} busy={isSaving} busyLabel={dayNotesWords.saving} gone={isGone}>
          {dayNotesWords.save}
        </SaveActions>
      }
    >
      {isGone && <GoneRow who={who} thing="note" />}
      <Field label={dayNotesWords.label} note={note ? dayNotesWords.emptied : undefined} error={errors.text}>
        <TextArea placeholder={dayNotesWords.placeholder} {...input('text')} />
      </Field>
      {theirs.strip('text')}
      {theirs.spoken}
    </Dialog>
  )
}
