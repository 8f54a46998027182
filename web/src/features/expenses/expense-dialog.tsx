import { expensesWords } from '@sojourn/contract/expenses/words'
import { currencies, currencyDigits } from '@sojourn/contract/values/currencies'
import Calendar from 'icon:calendar'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { GoneRow } from '../../trip-parts/their-change.tsx'
import { CategoryChips } from './category-chips.tsx'
import { Conversion } from './conversion.tsx'
import { type ExpenseDialogProps, useExpenseForm } from './use-expense-form.ts'

/** The amount comes first: at a till one knows it before the words. */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { trip, expense, onClose } = props
  const { form, theirs, isGone, who } = useExpenseForm(props)
  const { values, errors, isSaving, change, input, submit } = form

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={expense ? expensesWords.editExpense : expensesWords.add}
      onSubmit={submit}
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
