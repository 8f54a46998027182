import { addDays, daysBetween, daysFrom, type PlainDate } from '../values/plain-date.ts'
import type { Currency } from '../values/currencies.ts'
import { toMinor, type Minor } from '../values/money.ts'
import { totalSpent, type Spent } from './budget.ts'
import type { ExpenseCategory } from './categories.ts'
import { convertMinor, rateBetween, type Rates } from './convert.ts'

interface TripFrame {
  startDate: PlainDate
  endDate: PlainDate
  budgetMinor: Minor | null
}

/** The budget spread evenly over the days: the one day rate of a trip, whichever screen shows it. */
export const dayRateMinor = (
  budgetMinor: Minor,
  { startDate, endDate }: Omit<TripFrame, 'budgetMinor'>,
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
export function analyse(expenses: readonly Spent[], trip: TripFrame, today: PlainDate): Analytics {
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
    safeTodayMinor: safeToday({
      trip,
      today,
      total,
      spentToday: within(today, today),
      dayCount: days.length,
    }),
  }
}

interface SafeInput {
  trip: TripFrame
  today: PlainDate
  total: Minor
  spentToday: Minor
  dayCount: number
}

function safeToday({ trip, today, total, spentToday, dayCount }: SafeInput): Minor | null {
  if (!trip.budgetMinor || today > trip.endDate) return null
  const hasBegun = today >= trip.startDate
  const daysLeft = hasBegun ? daysBetween(today, trip.endDate) + 1 : dayCount
  const available = trip.budgetMinor - total + (hasBegun ? spentToday : 0)
  return Math.max(0, Math.floor(available / daysLeft) - (hasBegun ? spentToday : 0))
}

const categoryOfType: Record<string, ExpenseCategory> = {
  flight: 'transport',
  transport: 'transport',
  transportation: 'transport',
  hotel: 'accommodation',
  accommodation: 'accommodation',
  meal: 'food',
  restaurant: 'food',
  food: 'food',
  shopping: 'shopping',
  activity: 'activities',
  sightseeing: 'activities',
  attraction: 'activities',
  cultural: 'activities',
  outdoor: 'activities',
  entertainment: 'activities',
  event: 'activities',
}

export interface PlannedCost {
  type: string
  /** In the trip's currency. */
  costMinor: Minor
}

interface Costing {
  type: string
  cost: number | null
  currency: Currency
}

/** What the itinerary will cost; a cost noted in another currency counts at the rates given, and not before they are. */
export const plannedCosts = (
  items: readonly Costing[],
  tripCurrency: Currency,
  rates: Rates | undefined,
): PlannedCost[] =>
  items.flatMap(({ type, cost, currency }) => {
    if (cost === null || (currency !== tripCurrency && !rates)) return []
    const rate = rates ? rateBetween(rates, currency, tripCurrency) : '1'
    return [{ type, costMinor: convertMinor(toMinor(cost, currency), currency, tripCurrency, rate) }]
  })

export interface PlannedAndActual {
  category: ExpenseCategory
  plannedMinor: Minor
  actualMinor: Minor
}

/** Costs of the itinerary beside what was spent; they are never added together (U-070). */
export function plannedAndActual(
  expenses: readonly Spent[],
  planned: readonly PlannedCost[],
  categories: readonly ExpenseCategory[],
): PlannedAndActual[] {
  return categories
    .map((category) => ({
      category,
      plannedMinor: planned
        .filter(({ type }) => (categoryOfType[type] ?? 'other') === category)
        .reduce((sum, { costMinor }) => sum + costMinor, 0),
      actualMinor: totalSpent(expenses.filter((expense) => expense.category === category)),
    }))
    .filter(({ plannedMinor, actualMinor }) => plannedMinor > 0 || actualMinor > 0)
}
