import { ledgerLines } from '@sojourn/contract/ledger/lines'
import type { Balances } from './balances.ts'

/** What of each expense is one's own, with whomever one settles together. */
export interface OwnShares {
  isHousehold: boolean
  /** In the trip's currency; nothing for what nobody splits. */
  shareOf: (expenseId: string) => number | undefined
}

/** Null while nobody splits anything: then nothing is said of who paid, and all costs are everybody's. */
export function ownSharesOf({ ledger, people, ownId }: Balances): OwnShares | null {
  if (ledger.expenses.length === 0) return null
  const household = people.households.get(ownId)
  const shares = new Map(
    ledgerLines(ledger, household ?? ownId).map((line) => [
      line.id,
      line.kind === 'expense' ? line.share : 0,
    ]),
  )
  const split = new Set(ledger.expenses.map(({ id }) => id))
  return {
    isHousehold: household !== undefined,
    shareOf: (id) => (split.has(id) ? (shares.get(id) ?? 0) : undefined),
  }
}
