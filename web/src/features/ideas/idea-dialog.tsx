import { ideasFormWords } from '@sojourn/contract/ideas/words-form'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { maxIdeaMinutes } from '@sojourn/contract/ideas/limits'
import type { Idea } from '@sojourn/contract/ideas/schema'
import { costOf } from '@sojourn/contract/itinerary/item-form'
import { type ItemType, typeLabel, typesFor } from '@sojourn/contract/itinerary/item-types'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import { tooLong } from '@sojourn/contract/values/too-long'
import { say } from '@sojourn/contract/words/say'
import MapPin from 'icon:map-pin'
import { useState } from 'react'
import { usePerson } from '../../queries/members.ts'
import { useEditedRow } from '../../sync/live/use-edited-row.ts'
import { savedToast } from '../../sync/queue/queued.ts'
import { fieldTexts } from '../../sync/writes/field-texts.ts'
import { addable, tripRows } from '../../sync/writes/rows.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { GoneRow, useTheirChanges } from '../../trip-parts/their-change.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useForm } from '../../ui/forms/use-form.ts'

interface IdeaDraft {
  title: string
  type: ItemType
  location: string
  minutes: string
  cost: string
  link: string
  notes: string
}

const draftOf = (idea: Idea): IdeaDraft => ({
  title: idea.title,
  type: idea.type,
  location: idea.location ?? '',
  minutes: idea.minutes === null ? '' : String(idea.minutes),
  cost: idea.cost === null ? '' : String(idea.cost),
  link: idea.link ?? '',
  notes: idea.notes ?? '',
})

const lengths = { title: maxLength.title, location: maxLength.location, notes: maxLength.text }

function errorsOf(draft: IdeaDraft): Partial<Record<keyof IdeaDraft, string>> {
  const errors: Partial<Record<keyof IdeaDraft, string>> = tooLong(draft, lengths)
  const minutes = Number(draft.minutes)
  if (!draft.title.trim()) errors.title = ideasFormWords.titleRequired
  if (draft.minutes.trim() && !(Number.isInteger(minutes) && minutes > 0 && minutes <= maxIdeaMinutes))
    errors.minutes = ideasFormWords.lengthWrong
  if (draft.cost.trim() && costOf(draft.cost) === null) errors.cost = itineraryFormWords.costUnreadable
  if (draft.link.trim() && !/^https?:\/\//i.test(draft.link.trim())) errors.link = ideasFormWords.linkWrong
  return errors
}

/** Only what differs. */
function changesOf(idea: Idea, draft: IdeaDraft) {
  const fields = {
    title: draft.title.trim(),
    type: draft.type,
    location: draft.location.trim() || null,
    minutes: draft.minutes.trim() ? Number(draft.minutes) : null,
    cost: costOf(draft.cost, idea.currency),
    link: draft.link.trim() || null,
    notes: draft.notes.trim() || null,
  }
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== idea[name as keyof Idea]),
  )
}

interface IdeaDialogProps {
  trip: Trip
  idea: Idea
  onClose: () => void
}

function useIdeaForm({ trip, idea: opened, onClose }: IdeaDialogProps) {
  const { row, isGone, userId } = useEditedRow(trip.id, 'ideas', opened)
  const idea = row ?? opened
  const who = usePerson(trip.id, userId)
  const rows = tripRows(trip.id, 'ideas')
  const save = useSave(
    (draft: IdeaDraft) => {
      const changes = changesOf(idea, draft)
      return isGone ? rows.add({ ...addable<'ideas'>(idea), ...changes }) : rows.change(idea.id, changes)
    },
    {
      onSuccess: (answer) =>
        toast(
          savedToast(answer, { variant: 'success', title: ideasWords.updated, description: answer.title }),
        ),
    },
  )
  const start = draftOf(idea)
  const [blank] = useState(start)
  const form = useForm({
    start,
    validate: errorsOf,
    writes: [save],
    send: (draft) =>
      !isGone && Object.keys(changesOf(idea, draft)).length === 0
        ? onClose()
        : save.mutate(draft, { onSuccess: onClose }),
  })
  const theirs = useTheirChanges({
    form,
    opened: blank,
    now: start,
    who,
    words: fieldTexts.ideas,
    save: ideasWords.update,
  })
  return { form, theirs, isGone, who }
}

export function IdeaDialog(props: IdeaDialogProps) {
  const { trip, idea, onClose } = props
  const { form, theirs, isGone, who } = useIdeaForm(props)
  const { values, errors, change, input, isSaving, submit } = form
  const note = itineraryFormWords.optional
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      locked={isSaving}
      title={ideasWords.editTitle}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={onClose} busy={isSaving} busyLabel={ideasWords.saving} gone={isGone}>
          {ideasWords.update}
        </SaveActions>
      }
    >
      {isGone && <GoneRow who={who} thing="idea" />}
      <div className="flex flex-col gap-4">
        <Field label={itineraryFormWords.title} required error={errors.title}>
          <TextInput {...input('title')} />
        </Field>
        {theirs.strip('title')}
        <Field label={itineraryFormWords.type}>
          <Select value={values.type} onChange={(event) => change({ type: event.target.value as ItemType })}>
            {typesFor(idea.type).map((type) => (
              <option key={type} value={type}>
                {typeLabel(type)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={itineraryFormWords.location} note={note} error={errors.location}>
          <TextInput icon={MapPin} {...input('location')} />
        </Field>
        {theirs.strip('location')}
        <div className="grid grid-cols-2 gap-4">
          <Field label={ideasWords.minutes} note={note} error={errors.minutes}>
            <TextInput inputMode="numeric" {...input('minutes')} />
          </Field>
          <Field
            label={say(itineraryFormWords.cost, { currency: trip.currency })}
            note={note}
            error={errors.cost}
          >
            <TextInput inputMode="decimal" {...input('cost')} />
          </Field>
        </div>
        <Field label={ideasWords.link} note={note} error={errors.link}>
          <TextInput inputMode="url" {...input('link')} />
        </Field>
        <Field label={ideasWords.notes} note={note} error={errors.notes}>
          <TextArea {...input('notes')} />
        </Field>
        {theirs.strip('notes')}
      </div>
      {theirs.spoken}
    </Dialog>
  )
}
