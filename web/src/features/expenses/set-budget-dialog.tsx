import { budgetFromText, budgetProblem } from '@sojourn/contract/trips/form-errors'
import type { Trip } from '@sojourn/contract/trips/schema'
import { isQueued, savedToast } from '../../sync/queue/queued.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { showAnsweredTrip } from '../../queries/trips.ts'

const updateFailed = 'Unable to update trip. Please try again.'

/** The budget can be set and changed at any time (C-072); an empty field removes it. */
export function SetBudgetDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const update = useWrite('trips.update', {
    failure: updateFailed,
    onSuccess: (changed) => {
      if (!isQueued(changed)) showAnsweredTrip(changed)
      const description = 'Your budget has been saved'
      toast(savedToast(changed, { variant: 'success', title: 'Trip Updated', description }))
      onClose()
    },
    onError: () => void toast({ variant: 'destructive', title: 'Update Failed', description: updateFailed }),
  })
  const form = useForm({
    start: { budget: trip.budget ? String(trip.budget) : '' },
    validate: ({ budget }): { budget?: string } => {
      const problem = budgetProblem(budget, trip.currency)
      return problem ? { budget: problem } : {}
    },
    writes: [update],
    send: ({ budget }) =>
      update.mutate({ params: { tripId: trip.id }, body: { budget: budgetFromText(budget, trip.currency) } }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={trip.budget ? 'Change budget' : 'Set budget'}
      size="confirm"
      onSubmit={form.submit}
      locked={form.isSaving}
      actions={
        <SaveActions onCancel={onClose} busy={form.isSaving} busyLabel="Saving...">
          Save
        </SaveActions>
      }
    >
      <Field
        label={`Budget in ${trip.currency}`}
        hint="Leave it empty to plan without one."
        error={form.errors.budget}
      >
        <TextInput data-autofocus inputMode="decimal" autoComplete="off" {...form.input('budget')} />
      </Field>
    </Dialog>
  )
}
