import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import { toCsv } from '@sojourn/contract/export/csv'
import { fileNameOf } from '@sojourn/contract/export/file-name'
import { ledgerLines, movedBy } from '@sojourn/contract/ledger/lines'
import type { Trip } from '@sojourn/contract/trips/schema'
import { minorToText } from '@sojourn/contract/values/money'
import { say } from '@sojourn/contract/words/say'
import { saveText } from '../../../browser/save-file.ts'
import type { Balances, PartyStand } from '../../../queries/balances.ts'
import type { CountedExpense } from '../../../queries/expenses.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'

/** Every entry with what it moved for each household; the last line is how they stand. Amounts are numbers, or a
 * spreadsheet would take what somebody owes for a text. */
function ledgerTable(
  trip: Trip,
  balances: Balances,
  expenses: readonly CountedExpense[],
): (string | number)[][] {
  const { parties, ledger, transfers } = balances
  const moved = new Map(
    parties.map(({ id }) => [id, new Map(ledgerLines(ledger, id).map((line) => [line.id, movedBy(line)]))]),
  )
  const number = (minor: number) => Number(minorToText(minor, trip.currency))
  const cellsOf = (entry: string) =>
    parties.map(({ id }) => {
      const minor = moved.get(id)?.get(entry)
      return minor === undefined ? '' : number(minor)
    })
  const nameOf = ({ people }: PartyStand) => partyName(people, '')
  return [
    [
      expensesBalancesWords.csvDate,
      expensesBalancesWords.csvEntry,
      expensesBalancesWords.csvAmount,
      expensesBalancesWords.csvCurrency,
      say(expensesBalancesWords.csvIn, { currency: trip.currency }),
      ...parties.map(nameOf),
    ],
    ...expenses
      .filter(({ paidBy }) => paidBy)
      .map(({ id, date, description, amount, currency, convertedAmount }) => [
        date,
        description,
        Number(amount),
        currency,
        Number(convertedAmount),
        ...cellsOf(id),
      ]),
    ...transfers.map(({ id, date, amount, currency, convertedAmount }) => [
      date,
      expensesBalancesWords.csvTransfer,
      Number(amount),
      currency,
      Number(convertedAmount),
      ...cellsOf(id),
    ]),
    [
      '',
      expensesBalancesWords.csvBalance,
      '',
      trip.currency,
      '',
      ...parties.map(({ balance }) => number(balance)),
    ],
  ]
}

export const downloadLedger = (trip: Trip, balances: Balances, expenses: readonly CountedExpense[]): void =>
  saveText(
    fileNameOf(trip.title, 'ledger.csv'),
    'text/csv',
    // Spreadsheets take a file without the mark for their old alphabet, and spell Café wrong.
    `\uFEFF${toCsv(ledgerTable(trip, balances, expenses))}`,
  )
