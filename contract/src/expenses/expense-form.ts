import type { Currency } from '../values/currencies.ts'
import { maxLength } from '../values/limits.ts'
import { minorFromText } from '../values/money.ts'
import { tooLong } from '../values/too-long.ts'
import { amountQuestion, plainAmount } from '../values/typed-amount.ts'
import { expensesWords } from './words.ts'

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
    ...(!amount.trim() ? { amount: expensesWords.amountRequired } : amountError(amount, currency)),
    ...(!description.trim() && { description: expensesWords.descriptionRequired }),
  }
}

/** Why an expense cannot be sent, as the toast says it; null when it can. */
export function expenseProblem({
  description,
  amount,
  currency,
}: ExpenseForm): { title: string; description: string } | null {
  if (!description.trim() || !amount.trim())
    return { title: expensesWords.missing, description: expensesWords.missingText }
  const error = amountError(amount, currency)
  return error && { title: expensesWords.invalidAmount, description: error.amount }
}

function amountError(amount: string, currency: Currency): { amount: string } | null {
  const question = amountQuestion(amount, currency)
  if (question) return { amount: question }
  const isPositive = (minorFromText(plainAmount(amount, currency), currency) ?? 0) > 0
  return isPositive ? null : { amount: expensesWords.invalidAmountText }
}
