// What the expense dialog holds while a person types, and what of it is sent.
import type { ExpenseCategory } from '@sojourn/contract/expenses/categories'
import type { Expense } from '@sojourn/contract/expenses/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { plainAmount } from '@sojourn/contract/values/typed-amount'
import { changedFields } from '../../sync/writes/changed-fields.ts'

export interface ExpenseDraft {
  amount: string
  currency: Currency
  category: ExpenseCategory
  description: string
  date: string
  notes: string
}

export const emptyDraft = (currency: Currency, date: PlainDate): ExpenseDraft => ({
  amount: '',
  currency,
  category: 'food',
  description: '',
  date,
  notes: '',
})

export const draftOf = ({ amount, currency, category, description, date, notes }: Expense): ExpenseDraft => ({
  amount,
  currency,
  category,
  description,
  date,
  notes: notes ?? '',
})

export const fieldsOf = (draft: ExpenseDraft): ExpenseDraft => ({
  ...draft,
  amount: plainAmount(draft.amount),
  description: draft.description.trim(),
  notes: draft.notes.trim(),
})

/** An amount is meant in its currency: whoever changes one of the two sends both. */
export function changesOf(expense: Expense, draft: ExpenseDraft): Partial<ExpenseDraft> | null {
  const after = fieldsOf(draft)
  const changed = changedFields(draftOf(expense), after)
  const isPrice = changed && ('amount' in changed || 'currency' in changed)
  return isPrice ? { ...changed, amount: after.amount, currency: after.currency } : changed
}
