import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import Copy from 'icon:copy'
import type { Balances } from '../../../queries/balances.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { useCopy } from '../../../ui/forms/use-copy.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { openTransfers } from './open-transfers.ts'

/** What is left to pay as a message to whoever pays: everybody by name. */
export function CopyTransfers({ trip, balances }: { trip: Trip; balances: Balances }) {
  const { copy, dialog } = useCopy({
    title: expensesBalancesWords.copy,
    label: expensesBalancesWords.settleUp,
    description: expensesBalancesWords.listOnly,
    copied: expensesBalancesWords.copied,
  })
  const lines = openTransfers(balances).map(({ payers, payees, minor }) =>
    say(expensesBalancesWords.pays, {
      from: partyName(payers, ''),
      to: partyName(payees, ''),
      amount: moneyOf(minor, trip.currency),
    }),
  )
  if (lines.length === 0) return null
  return (
    <>
      <IconButton
        icon={Copy}
        label={expensesBalancesWords.copy}
        onClick={() => void copy(lines.join('\n'))}
      />
      {dialog}
    </>
  )
}
