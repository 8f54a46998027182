import type { Minor } from '../values/money.ts'
import { apportion, forEachPart, type Weighted } from './apportion.ts'

/** Who gave how much, in the currency of the expense. */
export interface Paid {
  readonly traveller: string
  readonly minor: Minor
}

/** How an expense is shared. A weight is 1, a number of shares, hundredths of a percent, or an amount. */
interface Sharing {
  readonly way: 'equally' | 'shares' | 'percent' | 'exact'
  readonly among: readonly Weighted[]
}

/** An expense as the ledger sees it: its amount, and what that is in the trip's currency at the frozen rate. */
export interface LedgerExpense {
  readonly id: string
  readonly minor: Minor
  readonly convertedMinor: Minor
  readonly paidBy: readonly Paid[]
  readonly sharedBy: Sharing
}

/** Money that one party gave another to settle, in the trip's currency. */
interface LedgerTransfer {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly convertedMinor: Minor
}

export interface Ledger {
  readonly expenses: readonly LedgerExpense[]
  readonly transfers: readonly LedgerTransfer[]
  /** Who settles together; a traveller without one stands alone. */
  readonly households: ReadonlyMap<string, string>
}

/** Percents are counted in hundredths. */
export const wholePercent = 100_00

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** What the parts of a whole leave over; a part on the other side of 0 is too much by itself. */
function leftOf(whole: number, parts: readonly number[]): number {
  const against = parts.filter((part) => part * whole < 0)
  return against.length > 0 ? -sumOf(against) : whole - sumOf(parts)
}

/** What keeps an expense from adding up: which side, and by how much; null when it does. */
export function whatIsLeft(
  expense: Pick<LedgerExpense, 'minor' | 'paidBy' | 'sharedBy'>,
): { side: 'paid' | 'shared'; left: number } | null {
  const { minor, paidBy, sharedBy } = expense
  const unpaid = leftOf(
    minor,
    paidBy.map((paid) => paid.minor),
  )
  if (unpaid !== 0 || paidBy.length === 0) return { side: 'paid', left: unpaid }
  const weights = sharedBy.among.map(({ weight }) => weight)
  const wholes = { exact: minor, percent: wholePercent, equally: null, shares: null }
  const whole = wholes[sharedBy.way]
  const left = whole === null ? (sumOf(weights) > 0 ? 0 : minor) : leftOf(whole, weights)
  return left === 0 ? null : { side: 'shared', left }
}

type Take = (traveller: string, minor: Minor) => void

/** As a rule one person paid it all. */
function forEachPaid({ id, convertedMinor, paidBy }: LedgerExpense, take: Take): void {
  if (paidBy.length === 1) return take(paidBy[0]!.traveller, convertedMinor)
  const parts = paidBy.map(({ traveller, minor }) => ({ traveller, weight: minor }))
  forEachPart(convertedMinor, parts, id, take)
}

/** Of one expense in the trip's currency: what each gave, and what each used. Both add up to it. */
export function paidOf(expense: LedgerExpense): Map<string, Minor> {
  const parts = new Map<string, Minor>()
  forEachPaid(expense, (traveller, minor) => parts.set(traveller, minor))
  return parts
}
export const sharesOf = ({ id, convertedMinor, sharedBy }: LedgerExpense): Map<string, Minor> =>
  apportion(convertedMinor, sharedBy.among, id)

/** What a party gave and used, sent and received. */
interface Account {
  paid: Minor
  share: Minor
  sent: Minor
  received: Minor
}

/** Above 0: gets back. Below: owes. */
export const balanceOf = ({ paid, share, sent, received }: Account): Minor => paid - share + sent - received

export const partyOf = ({ households }: Ledger, traveller: string): string =>
  households.get(traveller) ?? traveller

/** The account of every party that money mentions. Their balances add up to 0, or it is a fault of ours. */
export function accountsOf(ledger: Ledger): Map<string, Account> {
  const accounts = new Map<string, Account>()
  const ofTraveller = new Map<string, Account>()
  const accountOf = (traveller: string): Account => {
    const known = ofTraveller.get(traveller)
    if (known) return known
    const party = partyOf(ledger, traveller)
    const account = accounts.get(party) ?? { paid: 0, share: 0, sent: 0, received: 0 }
    accounts.set(party, account)
    ofTraveller.set(traveller, account)
    return account
  }
  const pay = (traveller: string, minor: Minor) => (accountOf(traveller).paid += minor)
  const use = (traveller: string, minor: Minor) => (accountOf(traveller).share += minor)
  for (const expense of ledger.expenses) {
    forEachPaid(expense, pay)
    forEachPart(expense.convertedMinor, expense.sharedBy.among, expense.id, use)
  }
  for (const { from, to, convertedMinor } of ledger.transfers) {
    accountOf(from).sent += convertedMinor
    accountOf(to).received += convertedMinor
  }
  const left = sumOf([...accounts.values()].map(balanceOf))
  if (left !== 0) throw new Error(`Balances add up to ${left} instead of 0`)
  return accounts
}
