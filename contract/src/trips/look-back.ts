import type { Spent } from '../expenses/budget.ts'
import { totalSpent } from '../expenses/budget.ts'
import { inItemOrder, type Ordered } from '../itinerary/item-order.ts'
import { tripDays } from '../itinerary/timeline.ts'
import { estimatedLegs, sumOfLegs } from '../map/route.ts'
import type { Minor } from '../values/money.ts'
import type { PlainDate } from '../values/plain-date.ts'
import { pointOf } from '../values/point.ts'

interface Visited extends Ordered {
  readonly latitude: number | null
  readonly longitude: number | null
}

interface LookBack {
  days: number
  stops: number
  /** Between the stops in their order, as estimated. */
  distanceM: number
  /** Everything that was paid, spread over the days; null when nothing was noted. */
  perDayMinor: Minor | null
  /** What was paid on each day of the trip. */
  byDay: { date: PlainDate; minor: Minor }[]
}

/** A trip that is over, in a few figures. */
export function lookBack(
  trip: { startDate: string; endDate: string },
  items: readonly Visited[],
  expenses: readonly Spent[],
): LookBack {
  const days = tripDays(trip)
  const points = inItemOrder(items).flatMap((item) => pointOf(item) ?? [])
  const total = totalSpent(expenses)
  return {
    days: days.length,
    stops: items.length,
    distanceM: sumOfLegs(estimatedLegs(points)).distanceM,
    perDayMinor: expenses.length === 0 || days.length === 0 ? null : Math.round(total / days.length),
    byDay: days.map((date) => ({
      date,
      minor: totalSpent(expenses.filter((expense) => expense.date === date)),
    })),
  }
}
