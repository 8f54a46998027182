import { expensesWords } from '@sojourn/contract/expenses/words'
import { currencyDigits } from '@sojourn/contract/values/currencies'
import { type FormEvent, type ReactNode, useState } from 'react'
import Calendar from 'icon:calendar'
import { useMedia } from '../../browser/use-media.ts'
import { CurrencySelect } from '../../trip-parts/currency-select.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { GoneRow } from '../../trip-parts/their-change.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { CategoryChips } from './category-chips.tsx'
import { Conversion } from './conversion.tsx'
import { SplitFields } from './split/split-fields.tsx'
import { type ExpenseDialogProps, useExpenseForm } from './use-expense-form.ts'

/** What was spent; beside it on a wide screen who paid and who shares. Whoever travels alone sees one column. */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { expense, onClose } = props
  const edited = useExpenseForm(props)
  const { form, theirs, isGone, who, split, charge } = edited
  const { values, errors, isSaving, submit } = form
  const refused: Readonly<Record<string, string | undefined>> = errors
  const [wasSent, setWasSent] = useState(false)
  const { isShared } = split
  const isBeside = useMedia('(min-width: 48rem)')
  const sharing = isShared && (
    <SplitFields
      split={split}
      form={values}
      refused={refused['sharedBy'] ?? refused['paidBy']}
      isBeside={isBeside}
    />
  )

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={expense ? expensesWords.editExpense : expensesWords.add}
      size={isShared ? 'wide' : 'form'}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        setWasSent(true)
        // What does not add up says so in its place.
        if (split.problem(values) || charge.problem(values)) event.preventDefault()
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
      <div className={cn(isShared && 'md:grid md:grid-cols-2 md:items-start md:gap-7')}>
        <Spent {...props} edited={edited} wasSent={wasSent}>
          {!isBeside && sharing}
        </Spent>
        {isBeside && sharing}
      </div>
      {theirs.spoken}
    </Dialog>
  )
}

interface SpentProps extends ExpenseDialogProps {
  edited: ReturnType<typeof useExpenseForm>
  wasSent: boolean
  /** Who paid and who shares, where that has no column of its own. */
  children: ReactNode
}

/** The amount comes first: at a till one knows it before the words. */
function Spent({ trip, edited: { form, theirs, charge }, wasSent, children }: SpentProps) {
  const { values, errors, change, input } = form
  return (
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
        <Field label={expensesWords.currency} error={errors.currency}>
          <CurrencySelect {...input('currency')} className="h-full" />
        </Field>
      </div>
      {theirs.strip('amount')}
      {theirs.strip('currency')}
      <Conversion form={values} tripCurrency={trip.currency} charge={charge} isSent={wasSent} />
      <CategoryChips value={values.category} onChange={(category) => change({ category })} />
      {theirs.strip('category')}
      <Field label={expensesWords.description} required error={errors.description}>
        <TextInput {...input('description')} />
      </Field>
      {theirs.strip('description')}
      {children}
      <Field label={expensesWords.date} required error={errors.date}>
        <TextInput type="date" icon={Calendar} {...input('date')} />
      </Field>
      {theirs.strip('date')}
      <Field label={expensesWords.notes} note={expensesWords.optional} error={errors.notes}>
        <TextArea rows={2} {...input('notes')} />
      </Field>
      {theirs.strip('notes')}
    </div>
  )
}
