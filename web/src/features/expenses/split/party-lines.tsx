import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import { type LedgerLine, ledgerLines, movedBy } from '@sojourn/contract/ledger/lines'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import type { CountedExpense } from '../../../queries/expenses.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { TellButton } from './tell-button.tsx'
import type { Balances, PartyStand } from '../../../queries/balances.ts'

interface PartyLinesProps {
  trip: Trip
  balances: Balances
  party: PartyStand
  expenses: readonly CountedExpense[]
}

/** Why the number is what it is: each entry, and by how much it moved the balance. */
export function PartyLines({ trip, balances, party, expenses }: PartyLinesProps) {
  const { ledger, transfers, people } = balances
  const byId = new Map(expenses.map((expense) => [expense.id, expense]))
  const paidById = new Map(transfers.map((transfer) => [transfer.id, transfer]))
  const nameOf = (id = '') =>
    partyName(
      people.people.filter((one) => one.id === people.idOf(id)),
      '',
    )
  const text = (minor: number) => moneyOf(minor, trip.currency)
  const told = (line: LedgerLine) => {
    if (line.kind !== 'expense') {
      const transfer = paidById.get(line.id)
      const isSent = line.kind === 'sent'
      const name = nameOf(isSent ? transfer?.to : transfer?.from)
      const sentence = isSent ? expensesBalancesWords.entrySent : expensesBalancesWords.entryReceived
      return { title: say(sentence, { name }), date: transfer?.date, note: null }
    }
    const expense = byId.get(line.id)
    const note = say(expensesBalancesWords.entryPaid, { paid: text(line.paid), share: text(line.share) })
    return { title: expense?.description, date: expense?.date, note }
  }
  return (
    <div className="border-t border-border bg-surface-2 px-4 py-2 text-small sm:px-5">
      <ul>
        {ledgerLines(ledger, party.id).map((line) => {
          const moved = movedBy(line)
          const { title, date, note } = told(line)
          return (
            <li key={`${line.kind} ${line.id}`} className="flex gap-3 py-1.5">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <bdi>{title}</bdi>
                <span className="block text-muted-foreground">
                  {[date && monthDay(date), note].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="font-semibold tabular-nums">
                {moved > 0 && '+'}
                {text(moved)}
              </span>
            </li>
          )
        })}
      </ul>
      {!party.isOwn && party.balance < 0 && (
        <p className="pt-1 pb-2">
          <TellButton trip={trip} balances={balances} people={party.people} />
        </p>
      )}
    </div>
  )
}
