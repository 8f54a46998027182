import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Trip } from '@sojourn/contract/trips/schema'
import { listFormat } from '@sojourn/contract/values/intl'
import { say } from '@sojourn/contract/words/say'
import type { Balances } from '../../../queries/balances.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { openTransfers } from './open-transfers.ts'

interface OwnStand {
  /** Above 0: gets back. */
  balance: number
  label: string
  amount: string
  /** From or to whom; null where nothing is left. */
  how: string | null
  people: readonly TripPerson[]
}

/** How the own household stands, in words. */
export function ownStandOf({ currency }: Pick<Trip, 'currency'>, balances: Balances): OwnStand {
  const own = balances.parties.find(({ isOwn }) => isOwn)
  const { balance, people } = own ?? { balance: 0, people: [] }
  const mine = openTransfers(balances).filter(({ isMine }) => isMine)
  const others = mine.map(({ payers, payees }) => partyName(balance > 0 ? payers : payees, ''))
  const how = { names: listFormat('conjunction').format(others), count: mine.length }
  const said = { balance, amount: moneyOf(Math.abs(balance), currency), people }
  if (balance === 0) return { ...said, label: expensesBalancesWords.youAreSquare, how: null }
  return balance > 0
    ? { ...said, label: expensesBalancesWords.youGetBack, how: say(expensesBalancesWords.getFrom, how) }
    : { ...said, label: expensesBalancesWords.youOwe, how: say(expensesBalancesWords.payTo, how) }
}
