import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { Trip } from '@sojourn/contract/trips/schema'
import { listFormat } from '@sojourn/contract/values/intl'
import { say } from '@sojourn/contract/words/say'
import type { Balances, PartyStand } from '../../../queries/balances.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { openTransfers } from './open-transfers.ts'

type Traveling = Pick<Trip, 'title' | 'currency'>

/** What a household still has to send, and to whom. */
export const debtsOf = (party: PartyStand, balances: Balances) =>
  openTransfers(balances).filter(({ from }) => party.people.some(({ id }) => id === from))

/** Plain words for whoever owes, ready to send: everybody by name, since "you" is who reads it. */
export function standMessage({ title, currency }: Traveling, party: PartyStand, balances: Balances): string {
  const text = (minor: number) => moneyOf(minor, currency)
  const transfers = debtsOf(party, balances).map(({ payees, minor }) =>
    say(expensesBalancesWords.amountTo, { amount: text(minor), name: partyName(payees, '') }),
  )
  const isAlone = party.people.length === 1
  const named = {
    name: partyName(party.people, ''),
    trip: title,
    paid: text(party.paid),
    share: text(party.share),
  }
  return [
    say(isAlone ? expensesBalancesWords.stands : expensesBalancesWords.standsForAll, named),
    party.sent > 0 && say(expensesBalancesWords.sentSoFar, { amount: text(party.sent) }),
    say(expensesBalancesWords.pleaseSend, { transfers: listFormat('conjunction').format(transfers) }),
  ]
    .filter(Boolean)
    .join(' ')
}
