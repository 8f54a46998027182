import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { TripPeople } from '@sojourn/contract/ledger/people'
import { say } from '@sojourn/contract/words/say'
import type { CountedExpense } from '../../queries/expenses.ts'
import type { OwnShares } from '../../queries/own-shares.ts'
import { moneyOf } from '../../trip-parts/money-of.ts'
import { firstName } from '../../ui/primitives/initials.ts'

/** Two names, then how many more. */
function payerNames(names: readonly string[]): string {
  const [one = '', other, ...more] = names
  if (other === undefined) return one
  const both = say(expensesBalancesWords.and, { one, other })
  return more.length === 0
    ? both
    : say(expensesBalancesWords.andMore, { names: `${one}, ${other}`, count: more.length })
}

/** "paid by Lena"; of a refund, who has the money. */
export function whoPaid(
  { paidBy, amountMinor }: CountedExpense,
  people: TripPeople,
  ownId: string,
): string | null {
  if (!paidBy) return null
  const ids = [...new Set(paidBy.map(({ traveller }) => people.idOf(traveller)))]
  const isRefund = amountMinor < 0
  if (ids.length === 1 && ids[0] === ownId)
    return isRefund ? expensesBalancesWords.receivedByYou : expensesBalancesWords.paidByYou
  const names = ids.flatMap((id) => {
    const person = people.people.find((one) => one.id === id)
    if (!person) return []
    return id === ownId ? [expensesBalancesWords.you] : [firstName(person.name)]
  })
  const name = payerNames(names)
  return say(isRefund ? expensesBalancesWords.receivedByName : expensesBalancesWords.paidByName, { name })
}

/** "yours €5.18"; with a household "ours". */
export function ownPart({ id, tripCurrency }: CountedExpense, own: OwnShares): string | null {
  const share = own.shareOf(id)
  if (share === undefined) return null
  if (share === 0) return own.isHousehold ? expensesBalancesWords.notOurs : expensesBalancesWords.notYours
  const amount = moneyOf(share, tripCurrency)
  return say(own.isHousehold ? expensesBalancesWords.ours : expensesBalancesWords.yours, { amount })
}
