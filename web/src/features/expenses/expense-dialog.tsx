import { expensesWords } from '@sojourn/contract/expenses/words'
import { currencies, currencyDigits } from '@sojourn/contract/values/currencies'
import { type FormEvent, Suspense } from 'react'
import Calendar from 'icon:calendar'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { GoneRow } from '../../trip-parts/their-change.tsx'
import { lazyPart } from '../../ui/primitives/lazy-part.tsx'
import { CategoryChips } from './category-chips.tsx'
import { Conversion } from './conversion.tsx'
import { type ExpenseDialogProps, useExpenseForm } from './use-expense-form.ts'

const SplitFields = lazyPart(() => import('./split/split-fields.tsx').then((m) => m.SplitFields))

/** The amount comes first: at a till one knows it before the words. */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { trip, expense, onClose } = props
  const { form, theirs, isGone, who, split } = useExpenseForm(props)
  const { values, errors, isSaving, change, input, submit } = form
  const refused: Readonly<Record<string, string | undefined>> = errors

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={expense ? expensesWords.editExpense : expensesWords.add}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        // What does not add up says so in its place.
        if (split.problem(values)) event.preventDefault()
        else submit(event)
      }}
      locked={isSaving}
      actions={
        <SaveActions onCancel={onClose} busy={isSaving} busyLabel={expensesWords.saving} gone={isGone}>
          {expense ? expensesWords.update : expensesWords.add}
        </SaveActions>
      }
    >
      {isGone && <GoneRow who={who} thing="expense" />}
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-[1fr_120px] gap-3">
          <Field label={expensesWords.amount} required error={errors.amount}>
            <TextInput
              data-autofocus
              inputMode="decimal"
              step={10 ** -currencyDigits(values.currency)}
              autoComplete="off"
              {...input('amount')}
              large
            />
          </Field>
          <Field label={expensesWords.currency}>
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
        <Field label={expensesWords.description} required error={errors.description}>
          <TextInput {...input('description')} />
        </Field>
        {theirs.strip('description')}
        {split.isShared && (
          <Suspense>
            <SplitFields split={split} form={values} refused={refused['sharedBy'] ?? refused['paidBy']} />
          </Suspense>
        )}
        <Field label={expensesWords.date} required error={errors.date}>
          <TextInput type="date" icon={Calendar} {...input('date')} />
        </Field>
        {theirs.strip('date')}
        <Field label={expensesWords.notes} note={expensesWords.optional} error={errors.notes}>
          <TextArea rows={2} {...input('notes')} />
        </Field>
        {theirs.strip('notes')}
        {theirs.spoken}
      </div>
    </Dialog>
  )
}
