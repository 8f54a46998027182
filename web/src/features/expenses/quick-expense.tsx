import type { ExpenseCategory } from '@sojourn/contract/expenses/categories'
import { expenseErrors } from '@sojourn/contract/expenses/expense-form'
import { usualSplit } from '@sojourn/contract/expenses/usual-split'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { expensesCategoriesWords } from '@sojourn/contract/expenses/words-categories'
import { expensesQuickWords } from '@sojourn/contract/expenses/words-quick'
import { tabLabel } from '@sojourn/contract/trips/tabs'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import Plus from 'icon:plus'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useAuth } from '../../queries/auth.ts'
import { useTripPeople } from '../../queries/travellers.ts'
import { savedToast } from '../../sync/queue/queued.ts'
import { newRow } from '../../sync/writes/rows.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
import { CategoryIcons } from './category-icons.tsx'
import { emptyExpenseDraft, type ExpenseDraft, expenseFieldsOf } from './expense-draft.ts'
import { useProposedCurrency } from './use-proposed-currency.ts'

interface QuickExpenseProps {
  trip: Trip
  today: PlainDate
}

/** An amount and what it was for, counted today: at a till there is no time for more. */
export function QuickExpense({ trip, today }: QuickExpenseProps) {
  const [addNew, setAddNew] = useState(() => newRow(trip.id, 'expenses'))
  const [amount, setAmount] = useState('')
  const [category, setCategory] = useState<ExpenseCategory>('food')
  const [error, setError] = useState<string | undefined>()
  const { people } = useTripPeople(trip.id)
  const { user } = useAuth()
  const field = useRef<HTMLInputElement>(null)
  const currency = useProposedCurrency(trip, today)
  const save = useSave(
    (draft: ExpenseDraft) => {
      const { notes: _notes, ...fields } = expenseFieldsOf(draft)
      const everybody = people.filter(({ kind }) => kind !== 'left').map(({ id }) => id)
      const isSplit = user && everybody.length > 1
      return addNew({ ...fields, ...(isSplit && usualSplit(user.id, everybody, fields.amount)) })
    },
    {
      onSuccess: (answer) => {
        toast(
          savedToast(answer, {
            variant: 'success',
            title: expensesWords.success,
            description: expensesWords.added,
          }),
        )
        setAmount('')
        // The next one is another expense.
        setAddNew(() => newRow(trip.id, 'expenses'))
      },
    },
  )
  function send(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const draft = {
      ...emptyExpenseDraft(currency, today),
      amount,
      category,
      description: expensesCategoriesWords[category],
    }
    const problem = expenseErrors(draft).amount
    setError(problem)
    if (problem) field.current?.focus()
    else save.mutate(draft)
  }
  return (
    <form noValidate onSubmit={send} className="mt-3 border-t border-border pt-3">
      <div className="flex items-start gap-2.5">
        <Field label={expensesWords.amount} error={error ?? save.error?.fields['amount']} className="flex-1">
          <TextInput
            ref={field}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value)
              setError(undefined)
            }}
            end={<span className="pe-3.5 text-small text-muted-foreground">{currency}</span>}
          />
        </Field>
        <Button
          type="submit"
          variant="trip-soft"
          size="field"
          icon={Plus}
          busy={save.isPending}
          className="mt-[1.625rem] whitespace-nowrap max-sm:px-3.5"
        >
          {expensesWords.add}
        </Button>
      </div>
      <CategoryIcons value={category} onChange={setCategory} />
      <p className="mt-2 text-small text-muted-foreground">
        <Rich
          text={expensesQuickWords[category]}
          values={{ tab: tabLabel('budget') }}
          parts={linkTo(`/trips/${trip.id}?tab=budget`)}
        />
      </p>
    </form>
  )
}

const linkTo = (href: string) => ({
  link: (inside: string) => (
    <Link href={href} replace className="hit-44 text-link underline underline-offset-3">
      {inside}
    </Link>
  ),
})
