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

type Problem = { title: string; description: string }

/** What keeps an expense from being sent, by field in the form's order. */
export function expenseProblems({
  description,
  amount,
  currency,
}: ExpenseForm): Partial<Record<'amount' | 'description', Problem>> {
  const amountProblem = !amount.trim()
    ? expenseText.missing
    : !minorFromText(amount, currency) && expenseText.invalidAmount
  return {
    ...(amountProblem && { amount: amountProblem }),
    ...(!description.trim() && { description: expenseText.missing }),
  }
}

/** Why an expense cannot be sent, as the toast says it; null when it can. What is missing comes first. */
export function expenseProblem(form: ExpenseForm): Problem | null {
  const problems = Object.values(expenseProblems(form))
  return problems.find((problem) => problem === expenseText.missing) ?? problems[0] ?? null
}
