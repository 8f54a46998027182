import type { Trip } from '@sojourn/contract/trips/schema'
import type { CountedExpense } from '../../../queries/expenses.ts'
import { BalancesCard } from './balances-card.tsx'
import { SettleCard } from './settle-card.tsx'
import { useBalances } from '../../../queries/balances.ts'

interface SplitCardsProps {
  trip: Trip
  expenses: readonly CountedExpense[]
}

/** Who paid and who owes, and what settles it; nothing while nobody splits anything. */
export function SplitCards({ trip, expenses }: SplitCardsProps) {
  const balances = useBalances(trip, expenses)
  if (balances.ledger.expenses.length === 0 && balances.transfers.length === 0) return null
  return (
    <div className="grid items-start gap-3 sm:gap-4 xl:grid-cols-[minmax(0,640fr)_minmax(0,608fr)]">
      <BalancesCard trip={trip} balances={balances} expenses={expenses} />
      <SettleCard trip={trip} balances={balances} />
    </div>
  )
}
