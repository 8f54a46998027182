import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import { Fragment } from 'react'
import type { Balances } from '../../../queries/balances.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { CopyTransfers } from './copy-transfers.tsx'
import { TransferList } from './transfer-list.tsx'

interface SettleSheetProps {
  trip: Trip
  balances: Balances
  onClose: () => void
}

/** More stops than these are no picture any more. */
const mostStops = 8

/** On a phone: one card a transfer, and how far it has come. */
export function SettleSheet({ trip, balances, onClose }: SettleSheetProps) {
  const left = balances.proposed.length
  const all = left + balances.transfers.length
  return (
    <Dialog
      quiet
      open
      onOpenChange={(next) => !next && onClose()}
      title={expensesBalancesWords.settleUp}
      description={
        left === 0 ? expensesBalancesWords.square : say(expensesBalancesWords.leftOf, { left, all })
      }
    >
      <div className="flex flex-col gap-4">
        {all > 1 && all <= mostStops && <Progress done={all - left} all={all} />}
        <TransferList
          trip={trip}
          balances={balances}
          isSheet
          className="flex flex-col gap-3 *:rounded-[16px] *:border *:border-border"
        />
        <div className="flex items-center justify-between gap-3">
          <p className="text-small text-muted-foreground">{expensesBalancesWords.listOnly}</p>
          <CopyTransfers trip={trip} balances={balances} />
        </div>
      </div>
    </Dialog>
  )
}

const Progress = ({ done, all }: { done: number; all: number }) => (
  <div aria-hidden="true" className="flex items-center">
    {Array.from({ length: all }, (_, at) => (
      <Fragment key={at}>
        {at > 0 && (
          <span
            className={cn(
              'flex-1 border-t-2',
              at < done ? 'border-trip-fill' : 'border-dotted border-line-strong',
            )}
          />
        )}
        <span
          className={cn(
            'grid size-5 shrink-0 place-items-center rounded-full',
            at < done ? 'bg-trip-fill text-on-trip' : 'border-2 border-line-strong',
          )}
        >
          {at < done && <Check size={12} strokeWidth={3} />}
        </span>
      </Fragment>
    ))}
  </div>
)
