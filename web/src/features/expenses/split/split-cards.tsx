import type { Trip } from '@sojourn/contract/trips/schema'
import type { CountedExpense } from '../../../queries/expenses.ts'
import { useMedia } from '../../../browser/use-media.ts'
import { BalancesCard } from './balances-card.tsx'
import { OwnStand } from './own-stand.tsx'
import { SettleCard } from './settle-card.tsx'
import type { Balances } from '../../../queries/balances.ts'

interface SplitCardsProps {
  trip: Trip
  balances: Balances
  expenses: readonly CountedExpense[]
}

/** Who paid and who owes, and what settles it; nothing while nobody splits anything. */
export function SplitCards({ trip, balances, expenses }: SplitCardsProps) {
  const isPhone = useMedia('(width < 40rem)')
  if (balances.ledger.expenses.length === 0 && balances.transfers.length === 0) return null
  return (
    <div className="grid items-start gap-3 sm:gap-4 xl:grid-cols-[minmax(0,640fr)_minmax(0,608fr)]">
      {isPhone && <OwnStand trip={trip} balances={balances} />}
      <BalancesCard trip={trip} balances={balances} expenses={expenses} />
      {!isPhone && <SettleCard trip={trip} balances={balances} />}
    </div>
  )
}
