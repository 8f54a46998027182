import { budgetFromText, tripText } from '@sojourn/contract/trips/form-errors'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../sync/use-write.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveActions } from '../../ui/save-actions.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import { keepTrip } from '../trips/queries.ts'

const updateFailed = 'Unable to update trip. Please try again.'

/** The budget can be set and changed at any time (C-072); an empty field removes it. */
export function SetBudgetDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const [text, setText] = useState(trip.budget === null ? '' : String(trip.budget))
  const [error, setError] = useState<string>()
  const update = useWrite('trips.update', {
    failure: updateFailed,
    onSuccess: (changed) => {
      keepTrip(changed)
      toast({ variant: 'success', title: 'Trip Updated', description: 'Your budget has been saved' })
      onClose()
    },
    onError: (failure) => {
      setError(failure.fields['budget'])
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: updateFailed,
      })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const budget = budgetFromText(text)
    if (text.trim() && budget === null) setError(tripText.budgetUnreadable)
    else update.mutate({ params: { tripId: trip.id }, body: { budget } })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={trip.budget === null ? 'Set budget' : 'Change budget'}
      size="confirm"
      onSubmit={submit}
      locked={update.isPending}
      actions={
        <SaveActions onCancel={onClose} busy={update.isPending} busyLabel="Saving...">
          Save
        </SaveActions>
      }
    >
      <Field
        label={`Budget in ${trip.currency}`}
        hint="Leave it empty to plan without one."
        {...(error && { error })}
      >
        <TextInput
          data-autofocus
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
    </Dialog>
  )
}
