import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import ArrowLeftRight from 'icon:arrow-left-right'
import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../../browser/when-idle.ts'
import type { Balances } from '../../../queries/balances.ts'
import { Faces } from '../../../trip-parts/party-name.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'
import { ownStandOf } from './own-stand-of.ts'

const SettleSheet = lazyPart(() => import('./settle-sheet.tsx').then((m) => m.SettleSheet), MissingDialog)

/** How one stands oneself, before everybody else, and on a phone the way to settle up. */
export function OwnStand({ trip, balances }: { trip: Trip; balances: Balances }) {
  const [isOpen, setIsOpen] = useState(false)
  // Without a connection it could not come any more.
  useEffect(() => whenIdle(() => void SettleSheet.preload()), [])
  const { balance, label, amount, how, people } = ownStandOf(trip, balances)
  const left = balances.proposed.length
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1">
        <p className="text-small text-muted-foreground">{label}</p>
        <p
          className={cn(
            'type-stat text-[1.75rem]! tabular-nums',
            balance < 0 ? 'text-warning' : 'text-success',
          )}
        >
          {amount}
        </p>
        {how && (
          <p className="text-small text-muted-foreground">
            <bdi>{how}</bdi>
          </p>
        )}
      </div>
      <Faces people={people} size={44} />
      <Button variant="trip-soft" icon={ArrowLeftRight} className="w-full" onClick={() => setIsOpen(true)}>
        {left === 0 ? expensesBalancesWords.square : say(expensesBalancesWords.settleLeft, { count: left })}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <SettleSheet trip={trip} balances={balances} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </Card>
  )
}
