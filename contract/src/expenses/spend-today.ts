import type { Minor } from '../values/money.ts'
import { daysBetween, type PlainDate } from '../values/plain-date.ts'
import { type Spent, totalSpent } from './budget.ts'

export interface BudgetFrame {
  startDate: PlainDate
  endDate: PlainDate
  budgetMinor: Minor | null
}

export interface SpendToday {
  spentMinor: Minor
  /** What today may cost when every later day gets the same; null without a budget or after the trip. */
  allowedMinor: Minor | null
  /** Never negative. */
  leftMinor: Minor | null
}

/** In the trip's currency. Before the trip every one of its days is still to come. */
export function spendToday(
  expenses: readonly Pick<Spent, 'date' | 'convertedMinor'>[],
  { startDate, endDate, budgetMinor }: BudgetFrame,
  today: PlainDate,
): SpendToday {
  const spentMinor = totalSpent(expenses.filter(({ date }) => date === today))
  if (!budgetMinor || today > endDate) return { spentMinor, allowedMinor: null, leftMinor: null }
  const hasBegun = today >= startDate
  const countedMinor = hasBegun ? spentMinor : 0
  const daysLeft = daysBetween(hasBegun ? today : startDate, endDate) + 1
  const available = budgetMinor - totalSpent(expenses) + countedMinor
  const allowedMinor = Math.max(0, Math.floor(available / daysLeft))
  return { spentMinor, allowedMinor, leftMinor: Math.max(0, allowedMinor - countedMinor) }
}
