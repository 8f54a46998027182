import { expensesWords } from '@sojourn/contract/expenses/words'
import { budgetFromText, budgetProblem } from '@sojourn/contract/trips/form-errors'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import { isQueued, savedToast } from '../../sync/queue/queued.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { showAnsweredTrip } from '../../queries/trips.ts'

/** The budget can be set and changed at any time (C-072); an empty field removes it. */
export function SetBudgetDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const update = useWrite('trips.update', {
    canWait: true,
    onSuccess: (changed) => {
      if (!isQueued(changed)) showAnsweredTrip(changed)
      const [title, description] = [expensesWords.tripUpdated, expensesWords.budgetSaved]
      toast(savedToast(changed, { variant: 'success', title, description }))
      onClose()
    },
    onError: () =>
      void toast({
        variant: 'destructive',
        title: expensesWords.budgetFailed,
        description: expensesWords.budgetFailedText,
      }),
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
      title={trip.budget ? expensesWords.changeBudget : expensesWords.setBudget}
      size="confirm"
      onSubmit={form.submit}
      locked={form.isSaving}
      actions={
        <SaveActions onCancel={onClose} busy={form.isSaving} busyLabel={expensesWords.saving}>
          {expensesWords.save}
        </SaveActions>
      }
    >
      <Field
        label={say(expensesWords.budgetIn, { currency: trip.currency })}
        hint={expensesWords.budgetHint}
        error={form.errors.budget}
      >
        <TextInput data-autofocus inputMode="decimal" autoComplete="off" {...form.input('budget')} />
      </Field>
    </Dialog>
  )
}
