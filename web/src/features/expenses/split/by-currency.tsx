import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import { byCurrency } from '@sojourn/contract/ledger/by-currency'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import type { Balances } from '../../../queries/balances.ts'
import type { CountedExpense } from '../../../queries/expenses.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'

interface ByCurrencyProps {
  trip: Trip
  balances: Balances
  expenses: readonly CountedExpense[]
}

/** What was paid in each currency, and how everybody stands in it, before any rate. */
export function ByCurrency({ trip, balances: { ledger, parties, ownId }, expenses }: ByCurrencyProps) {
  return (
    <ul
      aria-label={expensesBalancesWords.byCurrency}
      className="divide-y divide-border border-t border-border text-small"
    >
      {byCurrency(ledger, expenses).map(({ currency, spent, converted, balances }) => (
        <li key={currency} className="px-4 py-3 sm:px-5">
          <p className="font-semibold">
            {currency === trip.currency
              ? say(expensesBalancesWords.spentIn, { spent: moneyOf(spent, currency), currency })
              : say(expensesBalancesWords.spentInCounts, {
                  spent: moneyOf(spent, currency),
                  currency,
                  converted: moneyOf(converted, trip.currency),
                })}
          </p>
          <ul className="mt-1">
            {parties
              .filter(({ id }) => balances.has(id))
              .map(({ id, people }) => (
                <li key={id} className="flex gap-3 py-0.5">
                  <bdi className="min-w-0 flex-1 text-muted-foreground [overflow-wrap:anywhere]">
                    {partyName(people, ownId)}
                  </bdi>
                  <span className="tabular-nums">{signed(balances.get(id) ?? 0, currency)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const signed = (minor: number, currency: Trip['currency']): string =>
  `${minor > 0 ? '+' : ''}${moneyOf(minor, currency)}`
