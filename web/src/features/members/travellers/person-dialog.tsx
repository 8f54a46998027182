import type { TripPerson } from '@sojourn/contract/ledger/people'
import { ownTone } from '@sojourn/contract/members/tones'
import type { Trip } from '@sojourn/contract/trips/schema'
import { travellersWords } from '@sojourn/contract/travellers/words'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import { useState } from 'react'
import { tripRows } from '../../../sync/writes/rows.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { savedToast } from '../../../sync/queue/queued.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { ColorChoice } from './color-choice.tsx'
import { householdOf, writeHousehold } from './households.ts'
import { PaysWith } from './pays-with.tsx'
import { SharesChoice } from './shares-choice.tsx'
import { openExpenses, shareInAll } from './share-in-all.ts'
import type { Stands } from './use-stands.ts'

interface PersonDialogProps {
  trip: Trip
  /** Whom to change; null adds somebody. */
  person: TripPerson | null
  stands: Stands
  onClose: () => void
}

interface PersonForm {
  name: string
  tone: number
  /** With whom they pay, empty for nobody. */
  party: string
  /** Whether they share in what was spent before. */
  since: 'now' | 'all'
}

/** Somebody without an account: a name, a colour, with whom they pay, and since when they share. */
export function PersonDialog({ trip, person, stands, onClose }: PersonDialogProps) {
  const { parties, ownId } = stands.balances
  const [id] = useState(() => person?.id ?? crypto.randomUUID())
  const rows = tripRows(trip.id, 'travellers')
  const save = useSave(
    async ({ name, tone, party, since }: PersonForm) => {
      if (person?.rowId) return await rows.change(person.rowId, { name: name.trim(), tone })
      const others = parties.find((one) => one.id === party)?.people ?? []
      const household = others.length > 0 ? householdOf(others) : null
      const answer = await rows.add({ id, name: name.trim(), tone, household })
      if (household) for (const other of others) await writeHousehold(trip.id, other, household)
      if (since === 'all') await shareInAll(trip.id, id)
      return answer
    },
    {
      onSuccess: (answer, { name }) => {
        const title = person ? travellersPeopleWords.personSaved : travellersPeopleWords.personAdded
        toast(savedToast(answer, { variant: 'success', title, description: name.trim() }))
        onClose()
      },
    },
  )
  const form = useForm<PersonForm>({
    start: { name: person?.name ?? '', tone: person?.tone ?? 0, party: '', since: 'now' },
    validate: ({ name }) => (name.trim() ? {} : { name: travellersWords.nameRequired }),
    writes: [save],
    send: (values) => save.mutate({ ...values, tone: values.tone || ownTone(values.name) }),
  })
  const { values, errors, change, isSaving } = form
  const tone = values.tone || ownTone(values.name)
  const past = openExpenses(trip.id)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        person ? say(travellersPeopleWords.editTitle, { name: person.name }) : travellersPeopleWords.addTitle
      }
      description={travellersPeopleWords.addText}
      size="confirm"
      onSubmit={form.submit}
      locked={isSaving}
      actions={
        <SaveActions onCancel={onClose} busy={isSaving} busyLabel={travellersPeopleWords.saving}>
          {person ? travellersPeopleWords.save : travellersPeopleWords.addIt}
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={travellersPeopleWords.name} required error={errors.name}>
          <TextInput data-autofocus autoComplete="off" {...form.input('name')} />
        </Field>
        <ColorChoice name={values.name} value={tone} onChange={(next) => change({ tone: next })} />
        {!person && (
          <PaysWith
            parties={parties}
            ownId={ownId}
            value={values.party}
            onChange={(party) => change({ party })}
          />
        )}
        {!person && past.length > 0 && (
          <SharesChoice
            trip={trip}
            name={values.name.trim()}
            past={past}
            value={values.since}
            onChange={(since) => change({ since })}
          />
        )}
      </div>
    </Dialog>
  )
}
