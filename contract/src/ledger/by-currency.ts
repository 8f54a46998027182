import type { Currency } from '../values/currencies.ts'
import type { Minor } from '../values/money.ts'
import { accountsOf, balanceOf, type Ledger } from './ledger.ts'

/** What was spent and moved in one currency, as it was paid: before any rate. */
interface InCurrency {
  readonly currency: Currency
  readonly spent: Minor
  /** What that came to in the trip's currency, each expense at its own frozen rate. */
  readonly converted: Minor
  /** How each party stands in this currency alone. Together they are 0. */
  readonly balances: ReadonlyMap<string, Minor>
}

interface Amount {
  readonly id: string
  readonly currency: Currency
}

const total = (amounts: readonly number[]): Minor => amounts.reduce((sum, minor) => sum + minor, 0)

/** The ledger apart by the currency in which it was paid; most spent first, as the trip's currency counts it. */
export function byCurrency(ledger: Ledger, entries: readonly Amount[]): InCurrency[] {
  const currencyOf = new Map(entries.map(({ id, currency }) => [id, currency]))
  const groups = Map.groupBy(ledger.expenses, ({ id }) => currencyOf.get(id))
  return [...groups]
    .flatMap(([currency, expenses]): InCurrency[] => {
      if (!currency) return []
      const paid = expenses.map((expense) => ({ ...expense, convertedMinor: expense.minor }))
      const accounts = accountsOf({ ...ledger, expenses: paid, transfers: [] })
      return [
        {
          currency,
          spent: total(expenses.map(({ minor }) => minor)),
          converted: total(expenses.map(({ convertedMinor }) => convertedMinor)),
          balances: new Map([...accounts].map(([party, account]) => [party, balanceOf(account)])),
        },
      ]
    })
    .toSorted((a, b) => b.converted - a.converted || (a.currency < b.currency ? -1 : 1))
}
