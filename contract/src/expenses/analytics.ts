import { addDays, daysBetween, daysFrom, type PlainDate } from '../values/plain-date.ts'
import type { Minor } from '../values/money.ts'
import { totalSpent, type Spent } from './budget.ts'
import { type BudgetFrame, spendToday } from './spend-today.ts'

/** The budget spread evenly over the days: the one day rate of a trip, whichever screen shows it. */
export const dayRateMinor = (
  budgetMinor: Minor,
  { startDate, endDate }: Omit<BudgetFrame, 'budgetMinor'>,
): Minor => Math.round(budgetMinor / daysFrom(startDate, endDate).length)

interface DaySpending {
  date: PlainDate
  minor: Minor
}

export interface Analytics {
  /** Spent on each day of the trip. */
  perDay: DaySpending[]
  /** Spent outside the trip's days: bookings before, bills after. */
  beforeMinor: Minor
  afterMinor: Minor
  /** The day rate; null without a budget. */
  dailyPaceMinor: Minor | null
  /** What the trip will have cost at this rate; null before it has begun. */
  forecastMinor: Minor | null
  /** What is left for today when every later day gets the same; null without a budget or after the trip. */
  safeTodayMinor: Minor | null
}

/** Figures behind `advanced_analytics`, in the trip's currency. `today` is the traveller's. */
export function analyse(expenses: readonly Spent[], trip: BudgetFrame, today: PlainDate): Analytics {
  const days = daysFrom(trip.startDate, trip.endDate)
  const within = (from: PlainDate, to: PlainDate) =>
    totalSpent(expenses.filter(({ date }) => date >= from && date <= to))
  const perDay = days.map((date) => ({ date, minor: within(date, date) }))
  const beforeMinor = totalSpent(expenses.filter(({ date }) => date < trip.startDate))
  const afterMinor = totalSpent(expenses.filter(({ date }) => date > trip.endDate))
  const total = totalSpent(expenses)
  const elapsed = Math.min(days.length, Math.max(0, daysBetween(trip.startDate, today) + 1))
  const left = days.length - elapsed

  const spentSoFar = elapsed === 0 ? 0 : within(trip.startDate, addDays(trip.startDate, elapsed - 1))
  const paidAhead = total - beforeMinor - afterMinor - spentSoFar
  const atThisRate = elapsed === 0 ? 0 : Math.round((spentSoFar / elapsed) * left)

  return {
    perDay,
    beforeMinor,
    afterMinor,
    dailyPaceMinor: trip.budgetMinor ? dayRateMinor(trip.budgetMinor, trip) : null,
    forecastMinor: elapsed === 0 ? null : total + Math.max(0, atThisRate - paidAhead),
    safeTodayMinor: spendToday(expenses, trip, today).leftMinor,
  }
}
