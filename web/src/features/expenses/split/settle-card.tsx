import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import type { Balances } from '../../../queries/balances.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { CopyTransfers } from './copy-transfers.tsx'
import { TransferList } from './transfer-list.tsx'

interface SettleCardProps {
  trip: Trip
  balances: Balances
}

export function SettleCard({ trip, balances }: SettleCardProps) {
  const left = balances.proposed.length
  return (
    <Card padding="none" className="min-w-0 overflow-clip">
      <div className="flex items-center justify-between gap-3 px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <h3 className="type-card">{expensesBalancesWords.settleUp}</h3>
          <p className="text-small text-muted-foreground">
            {left === 0
              ? expensesBalancesWords.square
              : say(expensesBalancesWords.transfersLeft, { count: left })}
          </p>
        </div>
        <CopyTransfers trip={trip} balances={balances} />
      </div>
      <TransferList
        trip={trip}
        balances={balances}
        className="divide-y divide-border border-t border-border empty:hidden"
      />
      <p className="border-t border-border bg-surface-2 px-4 py-3 text-small text-muted-foreground sm:px-5">
        {expensesBalancesWords.listOnly}
      </p>
    </Card>
  )
}
