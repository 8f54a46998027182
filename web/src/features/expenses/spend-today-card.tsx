import { budgetMinorOf } from '@sojourn/contract/expenses/budget'
import { type SpendToday, spendToday } from '@sojourn/contract/expenses/spend-today'
import { expensesTodayWords } from '@sojourn/contract/expenses/words-today'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import CloudAlert from 'icon:cloud-alert'
import { Link } from 'wouter'
import { toCounted } from '../../queries/expenses.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx'
import { isLoading } from '../../ui/states/query-state.tsx'
import { RetryLink } from '../../ui/states/retry.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { moneyOf } from '../../trip-parts/money-of.ts'
import { QuickExpense } from './quick-expense.tsx'

interface SpendTodayCardProps {
  trip: Trip
  /** At the destination. */
  today: PlainDate
}

/** What today may still cost, and the way to say what it did. */
export function SpendTodayCard({ trip, today }: SpendTodayCardProps) {
  const query = useQuery(collectionQuery(trip.id, 'expenses'))
  const expenses = query.data?.map(toCounted)
  const frame = {
    startDate: trip.startDate.slice(0, 10),
    endDate: trip.endDate.slice(0, 10),
    budgetMinor: budgetMinorOf(trip),
  }
  return (
    <Card className="min-h-71">
      {expenses && <Figures trip={trip} spend={spendToday(expenses, frame, today)} />}
      {isLoading(query) && (
        <DelayedSkeleton className="flex flex-col gap-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-9 w-28" />
          <Skeleton className="h-2.5" />
        </DelayedSkeleton>
      )}
      {query.isError && !expenses && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground">
          <CloudAlert size={20} className="shrink-0" />
          {expensesTodayWords.failed}
          <RetryLink busy={query.isFetching} onRetry={() => void query.refetch()}>
            {expensesTodayWords.again}
          </RetryLink>
        </p>
      )}
      <QuickExpense trip={trip} today={today} />
    </Card>
  )
}

function Figures({ trip, spend }: { trip: Trip; spend: SpendToday }) {
  const { spentMinor, allowedMinor, leftMinor } = spend
  const price = (minor: number) => moneyOf(minor, trip.currency)
  if (allowedMinor === null || leftMinor === null)
    return (
      <>
        <h2 className="font-bold">{expensesTodayWords.spent}</h2>
        <p className="mt-1 type-stat text-[1.75rem]! [overflow-wrap:anywhere] tabular-nums">
          {price(spentMinor)}
        </p>
        <p className="text-small text-muted-foreground">
          <Link href={`/trips/${trip.id}?tab=budget`} className="hit-44 underline underline-offset-3">
            {expensesTodayWords.noBudget}
          </Link>
        </p>
      </>
    )
  const isOver = spentMinor > allowedMinor
  const told = say(expensesTodayWords.ofAllowed, {
    spent: price(spentMinor),
    allowed: price(allowedMinor),
  })
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-bold">{expensesTodayWords.safe}</h2>
        <span
          className={cn(
            'ms-auto text-small font-semibold tabular-nums',
            isOver ? 'text-destructive-text' : 'text-success',
          )}
        >
          {isOver
            ? say(expensesTodayWords.over, { amount: price(spentMinor - allowedMinor) })
            : expensesTodayWords.onTrack}
        </span>
      </div>
      <p className="mt-1 type-stat text-[1.75rem]! [overflow-wrap:anywhere] tabular-nums">
        {price(leftMinor)}
      </p>
      <ProgressBar
        className="mt-2"
        label={expensesTodayWords.spent}
        value={isOver ? 100 : allowedMinor === 0 ? 0 : (spentMinor / allowedMinor) * 100}
        valueText={told}
        tone={isOver ? 'danger' : 'success'}
      />
      <p className="mt-2 text-small text-muted-foreground tabular-nums">{told}</p>
    </>
  )
}
