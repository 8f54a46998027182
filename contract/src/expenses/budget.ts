import type { Currency } from '../values/currencies.ts'
import { type Minor, toMinor } from '../values/money.ts'
import { daysBetween, type PlainDate } from '../values/plain-date.ts'
import { expenseCategories, type ExpenseCategory } from './categories.ts'
import { compareText } from '../values/compare-text.ts'

export const previewCount = 4
export const recentDays = 7

export interface Spent {
  category: ExpenseCategory
  /** In the trip's currency. */
  convertedMinor: Minor
  date: PlainDate
}

export interface Budget {
  spentMinor: Minor
  /** Null when no budget is set (C-115). */
  remainingMinor: Minor | null
  isOver: boolean
  /** Not capped: 107 means seven percent too much. */
  percent: number
  /** What the bar shows: never more than 100. */
  barPercent: number
  colour: 'green' | 'yellow' | 'red'
}

export const totalSpent = (expenses: readonly Pick<Spent, 'convertedMinor'>[]): Minor =>
  expenses.reduce((sum, { convertedMinor }) => sum + convertedMinor, 0)

/** A budget of 0 is none (C-115). */
export const budgetMinorOf = ({ budget, currency }: { budget: number | null; currency: Currency }) =>
  budget ? toMinor(budget, currency) : null

/** Yellow above 90%, red above 100%; at exactly 100% there is still nothing overspent. */
export function budgetOf(spentMinor: Minor, budgetMinor: Minor | null): Budget {
  if (!budgetMinor)
    return { spentMinor, remainingMinor: null, isOver: false, percent: 0, barPercent: 0, colour: 'green' }
  const isOver = spentMinor > budgetMinor
  const isNear = spentMinor * 10 > budgetMinor * 9
  const percent = (spentMinor / budgetMinor) * 100
  return {
    spentMinor,
    remainingMinor: budgetMinor - spentMinor,
    isOver,
    percent: isOver ? Math.max(101, Math.round(percent)) : Math.round(percent),
    barPercent: Math.max(0, Math.min(100, percent)),
    colour: isOver ? 'red' : isNear ? 'yellow' : 'green',
  }
}

interface CategoryShare {
  category: ExpenseCategory
  minor: Minor
  percent: number
}

/** Largest first; categories without an expense are left out, and those where more came back than was spent. */
export function categoryShares(
  expenses: readonly Pick<Spent, 'category' | 'convertedMinor'>[],
): CategoryShare[] {
  const spent = expenseCategories
    .map((category) => ({
      category,
      minor: totalSpent(expenses.filter((expense) => expense.category === category)),
    }))
    .filter(({ minor }) => minor > 0)
  const total = spent.reduce((sum, { minor }) => sum + minor, 0)
  return spent
    .map((share) => ({ ...share, percent: (share.minor / total) * 100 }))
    .toSorted((a, b) => b.minor - a.minor)
}

/** Today only for today, Recent for one to seven days ago, nothing for the future (C-116). */
export function recency(date: PlainDate, today: PlainDate): 'Today' | 'Recent' | null {
  const age = daysBetween(date, today)
  if (age === 0) return 'Today'
  return age > 0 && age <= recentDays ? 'Recent' : null
}

/** Newest day first; within a day the one entered last. */
export const latestFirst = <T extends { date: PlainDate; createdAt: string; id: string }>(
  expenses: readonly T[],
): T[] =>
  expenses.toSorted(
    (a, b) => compareText(b.date, a.date) || compareText(b.createdAt, a.createdAt) || compareText(a.id, b.id),
  )
