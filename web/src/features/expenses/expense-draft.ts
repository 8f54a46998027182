// What the expense dialog holds while a person types, and what of it is sent.
import { expensesCollection } from '@sojourn/contract/expenses/collection'
import type { Expense, ExpenseChanges } from '@sojourn/contract/expenses/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { plainAmount } from '@sojourn/contract/values/typed-amount'
import { changedFields } from '../../sync/writes/changed-fields.ts'

type WrittenField = Exclude<
  keyof ExpenseChanges,
  'seen' | 'paidBy' | 'sharedBy' | 'refund' | 'charged' | 'typedRate'
>
export type ExpenseDraft = { [F in WrittenField]: NonNullable<Expense[F]> }

const { fields } = expensesCollection
const writtenFields = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => fields[name].word)

export const expenseDraftOf = (expense: Partial<Expense>): ExpenseDraft =>
  Object.fromEntries(writtenFields.map((name) => [name, expense[name] ?? ''])) as ExpenseDraft

export const emptyExpenseDraft = (currency: Currency, date: PlainDate): ExpenseDraft =>
  expenseDraftOf({ currency, date, category: 'food' })

export const expenseFieldsOf = (draft: ExpenseDraft): ExpenseDraft => ({
  ...(Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value.trim()])) as ExpenseDraft),
  amount: plainAmount(draft.amount, draft.currency),
})

/** An amount is meant in its currency: whoever changes one of the two sends both. */
export function expenseChangesOf(expense: Expense, draft: ExpenseDraft): Partial<ExpenseDraft> | null {
  const after = expenseFieldsOf(draft)
  const changed = changedFields(expenseDraftOf(expense), after)
  const isPrice = changed && ('amount' in changed || 'currency' in changed)
  return isPrice ? { ...changed, amount: after.amount, currency: after.currency } : changed
}
