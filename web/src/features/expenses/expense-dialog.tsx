import { convertMinor, rateBetween, type Rates } from '@sojourn/contract/expenses/convert'
import {
  expenseCategories,
  expenseCategoryLabels,
  type ExpenseCategory,
} from '@sojourn/contract/expenses/categories'
import { expenseErrors, expenseProblem } from '@sojourn/contract/expenses/expense-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { currencies, currencyDigits, type Currency } from '@sojourn/contract/values/currencies'
import { maxLength } from '@sojourn/contract/values/limits'
import { minorFromText } from '@sojourn/contract/values/money'
import { dateProblem, isPlainDate, type PlainDate } from '@sojourn/contract/values/plain-date'
import { amountQuestion, plainAmount } from '@sojourn/contract/values/typed-amount'
import { fullDate } from '@sojourn/contract/values/date-text'
import { useQuery } from '@tanstack/react-query'
import Calendar from 'icon:calendar'
import { useState } from 'react'
import { fieldTexts } from '../../sync/writes/field-texts.ts'
import { savedToast } from '../../sync/queue/queued.ts'
import { newRow, tripRows } from '../../sync/writes/rows.ts'
import { useEditedRow } from '../../sync/live/use-edited-row.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { Chip } from '../../ui/primitives/chip.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { GoneRow, useTheirChanges } from '../../trip-parts/their-change.tsx'
import { type FieldErrors, useForm } from '../../ui/forms/use-form.ts'
import { usePerson } from '../../queries/members.ts'
import { categoryLooks } from './category-looks.ts'
import {
  expenseChangesOf,
  expenseDraftOf,
  emptyExpenseDraft,
  type ExpenseDraft,
  expenseFieldsOf,
} from './expense-draft.ts'
import { moneyOf } from './money-text.ts'
import { type CountedExpense, ratesQuery } from '../../queries/expenses.ts'

interface ExpenseDialogProps {
  trip: Trip
  today: PlainDate
  /** The expense to change; null adds a new one. */
  expense: CountedExpense | null
  onClose: () => void
}

const formErrors = (form: ExpenseDraft): FieldErrors<ExpenseDraft> => ({
  ...expenseErrors(form),
  ...(!isPlainDate(form.date) && { date: dateProblem }),
})

/** The form's state and what sends it; closes the dialog once the server has answered. */
function useExpenseForm({ trip, today, expense: opened, onClose }: ExpenseDialogProps) {
  const [addNew] = useState(() => newRow(trip.id, 'expenses'))
  const { row: expense, isGone, userId } = useEditedRow(trip.id, 'expenses', opened)
  const who = usePerson(trip.id, userId)
  const rows = tripRows(trip.id, 'expenses')
  const save = useSave(
    (draft: ExpenseDraft) => {
      const { notes, ...fields } = expenseFieldsOf(draft)
      if (!expense) return addNew({ ...fields, ...(notes && { notes }) })
      if (isGone) return rows.add({ ...fields, notes, id: expense.id })
      return rows.change(expense.id, expenseChangesOf(expense, draft) ?? {})
    },
    {
      onSuccess: (answer) => {
        const description = `Expense ${expense && !isGone ? 'updated' : 'added'} successfully`
        toast(savedToast(answer, { variant: 'success', title: 'Success', description }))
      },
    },
  )
  const [blank] = useState(() => (opened ? expenseDraftOf(opened) : emptyExpenseDraft(trip.currency, today)))
  const start = expense ? expenseDraftOf(expense) : blank
  const form = useForm({
    start,
    validate: formErrors,
    writes: [save],
    send: (draft) =>
      expense && !isGone && !expenseChangesOf(expense, draft)
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
    save: 'Update',
  })
  return { form, theirs, isGone, who }
}

/** The amount comes first: at a till one knows it before the words. */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { trip, expense, onClose } = props
  const { form, theirs, isGone, who } = useExpenseForm(props)
  const { values, errors, isSaving, change, input, submit } = form

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={expense ? 'Edit Expense' : 'Add Expense'}
      onSubmit={submit}
      locked={isSaving}
      actions={
        <SaveActions onCancel={onClose} busy={isSaving} busyLabel="Saving..." gone={isGone}>
          {expense ? 'Update' : 'Add Expense'}
        </SaveActions>
      }
    >
      {isGone && <GoneRow who={who} thing="expense" />}
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-[1fr_120px] gap-3">
          <Field label="Amount" required error={errors.amount}>
            <TextInput
              data-autofocus
              inputMode="decimal"
              step={10 ** -currencyDigits(values.currency)}
              autoComplete="off"
              {...input('amount')}
              large
            />
          </Field>
          <Field label="Currency">
            <Select {...input('currency')} className="h-full">
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </Select>
          </Field>
        </div>
        {theirs.strip('amount')}
        {theirs.strip('currency')}
        <Conversion form={values} tripCurrency={trip.currency} expense={expense} />
        <CategoryChips value={values.category} onChange={(category) => change({ category })} />
        {theirs.strip('category')}
        <Field label="Description" required error={errors.description}>
          <TextInput maxLength={maxLength.title} {...input('description')} />
        </Field>
        {theirs.strip('description')}
        <Field label="Date" required error={errors.date}>
          <TextInput type="date" icon={Calendar} {...input('date')} />
        </Field>
        {theirs.strip('date')}
        <Field label="Notes" note="Optional" error={errors.notes}>
          <TextArea rows={2} maxLength={maxLength.text} {...input('notes')} />
        </Field>
        {theirs.strip('notes')}
        {theirs.spoken}
      </div>
    </Dialog>
  )
}

function CategoryChips({
  value,
  onChange,
}: {
  value: ExpenseCategory
  onChange: (category: ExpenseCategory) => void
}) {
  return (
    <fieldset>
      <legend className="mb-2 type-label">Category</legend>
      <div className="flex flex-wrap gap-2">
        {expenseCategories.map((category) => (
          <Chip
            key={category}
            icon={categoryLooks[category].icon}
            pressed={category === value}
            onClick={() => onChange(category)}
          >
            {expenseCategoryLabels[category]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

interface ConversionProps {
  form: ExpenseDraft
  tripCurrency: Currency
  expense: CountedExpense | null
}

/** What another currency will count as, before it is saved; an expense keeps the rate it was entered at. */
function Conversion({ form: { amount, currency }, tripCurrency, expense }: ConversionProps) {
  const isForeign = currency !== tripCurrency
  const { data: rates } = useQuery({ ...ratesQuery, enabled: isForeign && expense?.currency !== currency })
  const minor = amountQuestion(amount, currency)
    ? null
    : minorFromText(plainAmount(amount, currency), currency)
  const used = expense?.currency === currency ? expense : rates && rateNow(rates, currency, tripCurrency)
  if (!isForeign || !used || !minor) return null
  return (
    <p className="-mt-2 text-small text-trip">
      Counts as {moneyOf(convertMinor(minor, currency, tripCurrency, used.rate), tripCurrency)} at the rate of{' '}
      {fullDate(used.rateDate)}
    </p>
  )
}

const rateNow = (rates: Rates, from: Currency, to: Currency) => ({
  rate: rateBetween(rates, from, to),
  rateDate: rates.date,
})
