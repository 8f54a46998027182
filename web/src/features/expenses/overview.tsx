import { type Budget, budgetMinorOf } from '@sojourn/contract/expenses/budget'
import { can } from '@sojourn/contract/members/permissions'
import { counted } from '@sojourn/contract/trips/duration'
import type { Trip } from '@sojourn/contract/trips/schema'
import { daysBetween, type PlainDate } from '@sojourn/contract/values/plain-date'
import PiggyBank from 'icon:piggy-bank'
import ReceiptText from 'icon:receipt-text'
import TriangleAlert from 'icon:triangle-alert'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx'
import { StatCard } from './stat-card.tsx'
import { moneyOf } from './money-text.ts'

interface OverviewProps {
  trip: Trip
  today: PlainDate
  budget: Budget
  onSetBudget: () => void
}

/** Two amounts of so many characters stand side by side on a phone; longer ones would break inside the number. */
const pairedLength = 11

/** Total Spent, what remains, and the bar. */
export function Overview({ trip, today, budget, onSetBudget }: OverviewProps) {
  const text = (minor: number) => moneyOf(minor, trip.currency)
  const budgetMinor = budgetMinorOf(trip)
  const isWide = [budget.spentMinor, budget.remainingMinor ?? 0].some(
    (minor) => text(minor).length > pairedLength,
  )
  return (
    <div
      className={cn(
        'grid grid-cols-2 gap-3.5 lg:grid-cols-[1fr_1fr_1.4fr] lg:gap-5',
        isWide && 'max-sm:grid-cols-1',
      )}
    >
      <StatCard
        label="Total Spent"
        icon={ReceiptText}
        value={text(budget.spentMinor)}
        context={budgetMinor ? `of ${text(budgetMinor)} ${trip.currency}` : trip.currency}
      />
      <RemainingCard trip={trip} today={today} budget={budget} onSetBudget={onSetBudget} />
      <ProgressCard trip={trip} budget={budget} budgetMinor={budgetMinor} />
    </div>
  )
}

function RemainingCard({ trip, today, budget, onSetBudget }: OverviewProps) {
  const text = (minor: number) => moneyOf(minor, trip.currency)
  if (budget.remainingMinor === null) {
    return (
      <StatCard
        label="Remaining"
        icon={PiggyBank}
        value="No budget set"
        context={
          can(trip.role, 'trip.edit') && (
            <Button size="sm" variant="trip-soft" onClick={onSetBudget} className="mt-1">
              Set budget
            </Button>
          )
        }
      />
    )
  }
  if (budget.isOver) {
    return (
      <StatCard
        tone="danger"
        label="Over Budget"
        icon={TriangleAlert}
        value={text(-budget.remainingMinor)}
        context={`Warning: ${budget.percent}% of the budget is spent`}
      />
    )
  }
  const daysLeft = daysBetween(today > trip.startDate ? today : trip.startDate, trip.endDate) + 1
  return (
    <StatCard
      tone="success"
      label="Remaining"
      icon={PiggyBank}
      value={text(budget.remainingMinor)}
      context={
        daysLeft > 0
          ? `about ${text(Math.floor(budget.remainingMinor / daysLeft))} a day for ${counted(daysLeft, 'day')}`
          : 'left after the trip'
      }
    />
  )
}

const tones = { green: 'success', yellow: 'warning', red: 'danger' } as const
const words = { green: 'text-success', yellow: 'text-warning', red: 'text-destructive-text' } as const

function ProgressCard({
  trip,
  budget,
  budgetMinor,
}: {
  trip: Trip
  budget: Budget
  budgetMinor: number | null
}) {
  const text = (minor: number) => moneyOf(minor, trip.currency)
  return (
    <Card className="flex min-w-0 flex-col justify-center gap-3 max-lg:col-span-full">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">Budget Progress</h3>
        <span className={`font-bold tabular-nums ${words[budget.colour]}`}>{budget.percent}%</span>
      </div>
      <ProgressBar
        label="Budget Progress"
        value={budget.barPercent}
        valueText={budgetMinor ? `${budget.percent}% of the budget spent` : 'No budget set'}
        tone={tones[budget.colour]}
        size="thick"
        {...(budgetMinor && { tickAt: 90 })}
      />
      <div className="flex justify-between text-caption text-muted-foreground tabular-nums">
        <span>{text(0)}</span>
        {budgetMinor ? <span>90%: {text(Math.round(budgetMinor * 0.9))}</span> : <span>No budget set</span>}
      </div>
    </Card>
  )
}
