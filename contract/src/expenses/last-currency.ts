import type { Currency } from '../values/currencies.ts'

interface Entered {
  currency: Currency
  createdAt: string
}

/** Of what was entered last, whatever day it is of; null where nothing was. */
export const lastCurrency = (expenses: readonly Entered[]): Currency | null =>
  expenses.reduce<Entered | null>(
    (last, expense) => (last && last.createdAt >= expense.createdAt ? last : expense),
    null,
  )?.currency ?? null
