import { splitOfTexts } from '../expenses/split.ts'
import type { PaidBy, SharedBy } from '../expenses/split-schema.ts'
import type { Currency } from '../values/currencies.ts'
import { signedMinor } from '../values/money.ts'
import type { Weighted } from './apportion.ts'
import type { Ledger, LedgerExpense, Paid } from './ledger.ts'
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
interface PaidTransfer extends Amounts {
  readonly from: string
  readonly to: string
}

const converted = ({ convertedAmount, tripCurrency }: Amounts): number =>
  signedMinor(convertedAmount, tripCurrency) ?? 0

type Named = { readonly traveller: string }

/** Two names of one person are one entry; of a trip where nobody has two, every list is as it was. */
function merged<T extends Named>(
  list: readonly T[],
  idOf: (id: string) => string,
  together: (a: T, b: T) => T,
): readonly T[] {
  if (list.every(({ traveller }) => idOf(traveller) === traveller)) return list
  const byId = new Map<string, T>()
  for (const one of list) {
    const traveller = idOf(one.traveller)
    const before = byId.get(traveller)
    byId.set(traveller, { ...(before ? together(before, one) : one), traveller })
  }
  return [...byId.values()]
}

const paidTogether = (a: Paid, b: Paid): Paid => ({ ...a, minor: a.minor + b.minor })
const sharedTogether = (a: Weighted, b: Weighted): Weighted => ({ ...a, weight: a.weight + b.weight })

/** An expense as the ledger sees it; null when nobody splits it. */
function ledgerExpense(expense: SplitExpense, idOf: (id: string) => string): LedgerExpense | null {
  const { id, amount, currency, paidBy, sharedBy } = expense
  if (!paidBy || !sharedBy) return null
  const split = splitOfTexts({ paidBy, sharedBy }, currency)
  return {
    id,
    minor: signedMinor(amount, currency) ?? 0,
    convertedMinor: converted(expense),
    paidBy: merged(split.paidBy, idOf, paidTogether),
    sharedBy: { way: split.sharedBy.way, among: merged(split.sharedBy.among, idOf, sharedTogether) },
  }
}

/** What of a trip's money somebody splits, in the trip's currency. */
export const tripLedger = (
  expenses: readonly SplitExpense[],
  transfers: readonly PaidTransfer[],
  { idOf, households }: TripPeople,
): Ledger => ({
  expenses: expenses.map((expense) => ledgerExpense(expense, idOf)).filter((expense) => expense !== null),
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
  transfers: readonly (Pick<PaidTransfer, 'from' | 'to' | 'amount' | 'currency'> & { turn: number })[],
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
