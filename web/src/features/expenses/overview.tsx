import { type Budget, budgetMinorOf } from '@sojourn/contract/expenses/budget'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import { daysBetween, type PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import PiggyBank from 'icon:piggy-bank'
import ReceiptText from 'icon:receipt-text'
import TriangleAlert from 'icon:triangle-alert'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { ReactNode } from 'react'
import { cn } from '../../ui/primitives/cn.ts'
import { BudgetProgress } from './budget-progress.tsx'
import { moneyOf } from '../../trip-parts/money-of.ts'
import { Stat } from './stat.tsx'

interface OverviewProps {
  trip: Trip
  today: PlainDate
  budget: Budget
  /** How one stands oneself, on a desk; null where nobody splits anything. */
  stand: ReactNode
  onSetBudget: () => void
}

/** Two amounts of so many characters stand side by side on a phone; longer ones would break inside the number. */
const pairedLength = 11

/** Total Spent, what remains, and the bar: one card, so that the latest expense is on the first screen. */
export function Overview(props: OverviewProps) {
  const { trip, budget, stand } = props
  const text = (minor: number) => moneyOf(minor, trip.currency)
  const budgetMinor = budgetMinorOf(trip)
  const isWide = [budget.spentMinor, budget.remainingMinor ?? 0].some(
    (minor) => text(minor).length > pairedLength,
  )
  return (
    <Card
      padding="none"
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5 px-4 py-3 sm:py-4 md:grid-cols-[auto_auto_minmax(0,1fr)] md:items-center md:gap-x-8 lg:px-5',
        stand ? 'lg:grid-cols-[1fr_1fr_1fr_1.2fr]' : 'lg:grid-cols-[1fr_1fr_1.4fr]',
        isWide && 'max-lg:[&>:last-child]:col-span-full max-sm:grid-cols-1 md:max-lg:grid-cols-2',
      )}
    >
      <Stat
        label={expensesWords.totalSpent}
        icon={ReceiptText}
        value={text(budget.spentMinor)}
        context={
          budgetMinor
            ? say(expensesWords.ofBudget, { amount: text(budgetMinor), currency: trip.currency })
            : trip.currency
        }
      />
      <Remaining {...props} />
      {stand}
      <BudgetProgress {...props} budgetMinor={budgetMinor} />
    </Card>
  )
}

function Remaining({ trip, today, budget, onSetBudget }: OverviewProps) {
  const text = (minor: number) => moneyOf(minor, trip.currency)
  if (budget.remainingMinor === null) {
    return (
      <Stat
        label={expensesWords.remaining}
        icon={PiggyBank}
        value={expensesWords.noBudget}
        context={
          can(trip.role, 'trip.edit') && (
            <Button size="sm" variant="trip-soft" onClick={onSetBudget} className="mt-1.5">
              {expensesWords.setBudget}
            </Button>
          )
        }
      />
    )
  }
  if (budget.isOver) {
    return (
      <Stat
        tone="danger"
        label={expensesWords.overBudget}
        icon={TriangleAlert}
        value={text(-budget.remainingMinor)}
        context={say(expensesWords.overBudgetText, { percent: budget.percent })}
      />
    )
  }
  const daysLeft = daysBetween(today > trip.startDate ? today : trip.startDate, trip.endDate) + 1
  return (
    <Stat
      tone="success"
      label={expensesWords.remaining}
      icon={PiggyBank}
      value={text(budget.remainingMinor)}
      context={
        daysLeft > 0
          ? say(expensesWords.perDay, {
              amount: text(Math.floor(budget.remainingMinor / daysLeft)),
              count: daysLeft,
            })
          : expensesWords.leftAfter
      }
    />
  )
}
