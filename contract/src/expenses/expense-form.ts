import type { Currency } from '../values/currencies.ts'
import { maxLength } from '../values/limits.ts'
import { minorFromText } from '../values/money.ts'
import { tooLong } from '../values/too-long.ts'
import { amountQuestion, plainAmount } from '../values/typed-amount.ts'

export const expenseText = {
  missing: { title: 'Missing Fields', description: 'Please fill in description and amount' },
  invalidAmount: { title: 'Invalid Amount', description: 'Please enter a valid positive number' },
  addFailed: 'Failed to add expense',
  updateFailed: 'Failed to update expense',
  deleteFailed: 'Failed to delete expense',
  deleteQuestion: 'Are you sure you want to delete this expense?',
} as const

interface ExpenseForm {
  description: string
  amount: string
  currency: Currency
}

const lengths = { description: maxLength.title, notes: maxLength.text }

/** What each field says beneath itself; empty when the expense can be sent. */
export function expenseErrors(form: ExpenseForm & { notes?: string }): {
  amount?: string
  description?: string
  notes?: string
} {
  const { description, amount, currency } = form
  return {
    ...tooLong(form, lengths),
    ...(!amount.trim() ? { amount: 'Amount is required' } : amountError(amount, currency)),
    ...(!description.trim() && { description: 'Description is required' }),
  }
}

/** Why an expense cannot be sent, as the toast says it; null when it can. */
export function expenseProblem({
  description,
  amount,
  currency,
}: ExpenseForm): { title: string; description: string } | null {
  if (!description.trim() || !amount.trim()) return expenseText.missing
  const error = amountError(amount, currency)
  return error && { title: expenseText.invalidAmount.title, description: error.amount }
}

function amountError(amount: string, currency: Currency): { amount: string } | null {
  const question = amountQuestion(amount, currency)
  if (question) return { amount: question }
  const isPositive = (minorFromText(plainAmount(amount, currency), currency) ?? 0) > 0
  return isPositive ? null : { amount: expenseText.invalidAmount.description }
}
