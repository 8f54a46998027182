import type { Budget } from '@sojourn/contract/expenses/budget'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import { Button } from '../../ui/primitives/button.tsx'
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx'
import { moneyOf } from '../../trip-parts/money-of.ts'

const tones = { green: 'success', yellow: 'warning', red: 'danger' } as const
const words = { green: 'text-success', yellow: 'text-warning', red: 'text-destructive-text' } as const

interface BudgetProgressProps {
  trip: Trip
  budget: Budget
  budgetMinor: number | null
  onSetBudget: () => void
}

/** How much of the budget is spent, and the way to another one. */
export function BudgetProgress({ trip, budget, budgetMinor, onSetBudget }: BudgetProgressProps) {
  const text = (minor: number) => moneyOf(minor, trip.currency)
  return (
    <div className="col-span-full min-w-0 md:col-span-1">
      <div className="flex items-center gap-2.5 text-small">
        <h3 className="font-semibold">{expensesWords.progress}</h3>
        <span className={`font-bold tabular-nums ${words[budget.colour]}`}>
          {say(expensesWords.percent, { percent: budget.percent })}
        </span>
        {can(trip.role, 'trip.edit') && budget.remainingMinor !== null && (
          <Button size="sm-narrow" variant="ghost-trip" onClick={onSetBudget} className="-my-2 -me-2 ms-auto">
            {expensesWords.changeBudget}
          </Button>
        )}
      </div>
      <ProgressBar
        label={expensesWords.progress}
        value={budget.barPercent}
        valueText={
          budgetMinor ? say(expensesWords.percentSpent, { percent: budget.percent }) : expensesWords.noBudget
        }
        tone={tones[budget.colour]}
        size="thick"
        className="mt-1.5 max-sm:h-2.5"
        {...(budgetMinor && { tickAt: 90 })}
      />
      <div className="mt-1.5 flex justify-between text-caption text-muted-foreground tabular-nums max-md:hidden">
        <span>{text(0)}</span>
        {budgetMinor ? (
          <span>{say(expensesWords.nearlyAll, { amount: text(Math.round(budgetMinor * 0.9)) })}</span>
        ) : (
          <span>{expensesWords.noBudget}</span>
        )}
      </div>
    </div>
  )
}
