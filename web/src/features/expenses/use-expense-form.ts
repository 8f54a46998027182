import { expenseErrors, expenseProblem } from '@sojourn/contract/expenses/expense-form'
import { expensesWords } from '@sojourn/contract/expenses/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { dateProblem, isPlainDate, type PlainDate } from '@sojourn/contract/values/plain-date'
import { useState } from 'react'
import { fieldTexts } from '../../sync/writes/field-texts.ts'
import { savedToast } from '../../sync/queue/queued.ts'
import { newRow, tripRows } from '../../sync/writes/rows.ts'
import { useEditedRow } from '../../sync/live/use-edited-row.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { useTheirChanges } from '../../trip-parts/their-change.tsx'
import { type FieldErrors, useForm } from '../../ui/forms/use-form.ts'
import { usePerson } from '../../queries/members.ts'
import { type CountedExpense, toCounted } from '../../queries/expenses.ts'
import { useCharge } from './use-charge.ts'
import { useSplit } from './split/use-split.ts'
import {
  expenseChangesOf,
  expenseDraftOf,
  emptyExpenseDraft,
  type ExpenseDraft,
  expenseFieldsOf,
} from './expense-draft.ts'

export interface ExpenseDialogProps {
  trip: Trip
  today: PlainDate
  /** What a new one is likely paid in. */
  currency: Currency
  /** The expense to change; null adds a new one. */
  expense: CountedExpense | null
  onClose: () => void
}

const formErrors = (form: ExpenseDraft): FieldErrors<ExpenseDraft> => ({
  ...expenseErrors(form),
  ...(!isPlainDate(form.date) && { date: dateProblem() }),
})

/** The form's state and what sends it; closes the dialog once the server has answered. */
export function useExpenseForm({ trip, today, currency, expense: opened, onClose }: ExpenseDialogProps) {
  const [addNew] = useState(() => newRow(trip.id, 'expenses'))
  const { row: stored, isGone, userId } = useEditedRow(trip.id, 'expenses', opened)
  const counted = stored && toCounted(stored)
  const split = useSplit(trip, counted)
  const charge = useCharge(trip, counted)
  // Of a refund the amount stands without its minus: a box beside it says what it is.
  const expense = stored && { ...stored, amount: stored.amount.replace('-', '') }
  const who = usePerson(trip.id, userId)
  const rows = tripRows(trip.id, 'expenses')
  const save = useSave(
    (draft: ExpenseDraft) => {
      const { notes, ...fields } = expenseFieldsOf(draft)
      const sent = { ...split.sent(draft), ...charge.sent(draft) }
      if (!expense) return addNew({ ...fields, ...(notes && { notes }), ...sent })
      if (isGone) return rows.add({ ...fields, notes, id: expense.id, ...sent })
      return rows.change(expense.id, { ...expenseChangesOf(expense, draft), ...sent })
    },
    {
      onSuccess: (answer) => {
        const description = expense && !isGone ? expensesWords.updated : expensesWords.added
        toast(savedToast(answer, { variant: 'success', title: expensesWords.success, description }))
      },
    },
  )
  const [blank] = useState(() => (expense ? expenseDraftOf(expense) : emptyExpenseDraft(currency, today)))
  const start = expense ? expenseDraftOf(expense) : blank
  const form = useForm({
    start,
    validate: formErrors,
    writes: [save],
    send: (draft) =>
      expense && !isGone && !split.hasChanged && !charge.hasChanged && !expenseChangesOf(expense, draft)
        ? onClose()
        : save.mutate(draft, { onSuccess: onClose }),
    onInvalid: (fields) => {
      const problem = expenseProblem(fields)
      if (problem) toast({ variant: 'destructive', ...problem })
    },
  })
  const theirs = useTheirChanges({
    form,
    opened: blank,
    now: start,
    who,
    words: fieldTexts.expenses,
    save: expensesWords.update,
  })
  return { form, theirs, isGone, who, split, charge }
}
