import type { Minor } from '../values/money.ts'
import { type Ledger, paidOf, partyOf, sharesOf } from './ledger.ts'

/** Why a balance is what it is: one entry, and by how much it moved the balance. */
export type LedgerLine =
  | { readonly kind: 'expense'; readonly id: string; readonly paid: Minor; readonly share: Minor }
  | { readonly kind: 'sent' | 'received'; readonly id: string; readonly minor: Minor }

/** Every entry that mentions a party; together they are its balance. */
export function ledgerLines(ledger: Ledger, party: string): LedgerLine[] {
  const ofParty = (parts: ReadonlyMap<string, Minor>): Minor | null => {
    const own = [...parts].filter(([traveller]) => partyOf(ledger, traveller) === party)
    return own.length === 0 ? null : own.reduce((sum, [, minor]) => sum + minor, 0)
  }
  const expenses = ledger.expenses.flatMap((expense): LedgerLine[] => {
    const [paid, share] = [ofParty(paidOf(expense)), ofParty(sharesOf(expense))]
    return paid === null && share === null
      ? []
      : [{ kind: 'expense', id: expense.id, paid: paid ?? 0, share: share ?? 0 }]
  })
  const transfers = ledger.transfers.flatMap(({ id, from, to, convertedMinor: minor }): LedgerLine[] => {
    const [isFrom, isTo] = [partyOf(ledger, from) === party, partyOf(ledger, to) === party]
    return isFrom === isTo ? [] : [{ kind: isFrom ? 'sent' : 'received', id, minor }]
  })
  return [...expenses, ...transfers]
}

export const movedBy = (line: LedgerLine): Minor =>
  line.kind === 'expense' ? line.paid - line.share : line.kind === 'sent' ? line.minor : -line.minor
