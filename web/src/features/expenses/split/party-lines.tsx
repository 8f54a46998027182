import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { Ledger } from '@sojourn/contract/ledger/ledger'
import { ledgerLines, movedBy } from '@sojourn/contract/ledger/lines'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import type { CountedExpense } from '../../../queries/expenses.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import type { PartyStand } from '../../../queries/balances.ts'

interface PartyLinesProps {
  trip: Trip
  ledger: Ledger
  party: PartyStand
  expenses: readonly CountedExpense[]
}

/** Why the number is what it is: each entry, and by how much it moved the balance. */
export function PartyLines({ trip, ledger, party, expenses }: PartyLinesProps) {
  const byId = new Map(expenses.map((expense) => [expense.id, expense]))
  const text = (minor: number) => moneyOf(minor, trip.currency)
  return (
    <ul className="border-t border-border bg-surface-2 px-4 py-2 text-small sm:px-5">
      {ledgerLines(ledger, party.id).map((line) => {
        const expense = line.kind === 'expense' ? byId.get(line.id) : undefined
        const moved = movedBy(line)
        return (
          <li key={`${line.kind} ${line.id}`} className="flex gap-3 py-1.5">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <bdi>
                {expense?.description ??
                  (line.kind === 'sent'
                    ? expensesBalancesWords.entrySent
                    : expensesBalancesWords.entryReceived)}
              </bdi>
              {line.kind === 'expense' && (
                <span className="block text-muted-foreground">
                  {expense && `${monthDay(expense.date)} · `}
                  {say(expensesBalancesWords.entryPaid, { paid: text(line.paid), share: text(line.share) })}
                </span>
              )}
            </span>
            <span className="font-semibold tabular-nums">
              {moved > 0 && '+'}
              {text(moved)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
