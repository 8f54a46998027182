import type { Expense } from '@sojourn/contract/expenses/schema'
import { signedMinor } from '@sojourn/contract/values/money'
import { queryOptions } from '@tanstack/react-query'
import { readApi } from '../sync/http/api.ts'

export const ratesQuery = queryOptions({
  queryKey: ['rates'],
  queryFn: (read) => readApi('expenses.rates', {}, read),
})

/** An expense with its amounts as whole numbers, for sums. */
export interface CountedExpense extends Expense {
  amountMinor: number
  convertedMinor: number
}

export const toCounted = (expense: Expense): CountedExpense => ({
  ...expense,
  amountMinor: signedMinor(expense.amount, expense.currency) ?? 0,
  convertedMinor: signedMinor(expense.convertedAmount, expense.tripCurrency) ?? 0,
})
