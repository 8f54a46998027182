import { type Split, splitOfTexts } from '../expenses/split.ts'
import type { PaidBy, SharedBy } from '../expenses/split-schema.ts'
import type { Currency } from '../values/currencies.ts'
import { signedMinor } from '../values/money.ts'
import type { Ledger } from './ledger.ts'
import type { TripPeople } from './people.ts'

interface Amounts {
  readonly id: string
  readonly amount: string
  readonly currency: Currency
  readonly convertedAmount: string
  readonly tripCurrency: Currency
}
interface SplitExpense extends Amounts {
  readonly paidBy: PaidBy | null
  readonly sharedBy: SharedBy | null
}
interface Paid extends Amounts {
  readonly from: string
  readonly to: string
}

const converted = ({ convertedAmount, tripCurrency }: Amounts): number =>
  signedMinor(convertedAmount, tripCurrency) ?? 0

/** Two names of one person are one entry. */
function merged<T extends { readonly traveller: string }>(
  list: readonly T[],
  idOf: (id: string) => string,
  together: (a: T, b: T) => T,
): T[] {
  const byId = new Map<string, T>()
  for (const one of list) {
    const traveller = idOf(one.traveller)
    const before = byId.get(traveller)
    byId.set(traveller, { ...(before ? together(before, one) : one), traveller })
  }
  return [...byId.values()]
}

const withPeople = ({ paidBy, sharedBy }: Split, idOf: (id: string) => string): Split => ({
  paidBy: merged(paidBy, idOf, (a, b) => ({ ...a, minor: a.minor + b.minor })),
  sharedBy: {
    way: sharedBy.way,
    among: merged(sharedBy.among, idOf, (a, b) => ({ ...a, weight: a.weight + b.weight })),
  },
})

/** What of a trip's money somebody splits, in the trip's currency. */
export const tripLedger = (
  expenses: readonly SplitExpense[],
  transfers: readonly Paid[],
  { idOf, households }: TripPeople,
): Ledger => ({
  expenses: expenses.flatMap((expense) => {
    const { id, amount, currency, paidBy, sharedBy } = expense
    if (!paidBy || !sharedBy) return []
    const split = withPeople(splitOfTexts({ paidBy, sharedBy }, currency), idOf)
    return [{ id, minor: signedMinor(amount, currency) ?? 0, convertedMinor: converted(expense), ...split }]
  }),
  transfers: transfers.map((transfer) => ({
    id: transfer.id,
    from: idOf(transfer.from),
    to: idOf(transfer.to),
    convertedMinor: converted(transfer),
  })),
  households,
})

/** Which of several equal transfers the next one is: whoever has seen as many means the same. */
export const nextTurn = (
  wanted: { from: string; to: string; amount: string; currency: Currency },
  transfers: readonly (Pick<Paid, 'from' | 'to' | 'amount' | 'currency'> & { turn: number })[],
): number =>
  Math.max(
    -1,
    ...transfers
      .filter(
        ({ from, to, amount, currency }) =>
          from === wanted.from &&
          to === wanted.to &&
          amount === wanted.amount &&
          currency === wanted.currency,
      )
      .map(({ turn }) => turn),
  ) + 1
