import type { Currency } from '../values/currencies.ts'
import { minorFromText } from '../values/money.ts'

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

/** Why an expense cannot be sent, as the toast says it; null when it can. */
export function expenseProblem({
  description,
  amount,
  currency,
}: ExpenseForm): { title: string; description: string } | null {
  if (!description.trim() || !amount.trim()) return expenseText.missing
  const minor = minorFromText(amount, currency)
  return minor === null || minor <= 0 ? expenseText.invalidAmount : null
}
