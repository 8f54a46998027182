import type { Currency } from '../values/currencies.ts'
import { toMinor, type Minor } from '../values/money.ts'
import { totalSpent, type Spent } from './budget.ts'
import type { ExpenseCategory } from './categories.ts'
import { convertMinor, rateBetween, type Rates } from './convert.ts'

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
    if (rate === null) return []
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
