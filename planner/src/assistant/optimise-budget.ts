import { budgetLabels, type TravelStyle } from '@sojourn/contract/ai/preferences'
import type { BudgetOptimization } from '@sojourn/contract/ai/schema'
import { type ExpenseCategory, expenseCategories } from '@sojourn/contract/expenses/categories'
import { meaningsOf } from '@sojourn/contract/words/meaning'
import type { GuidePlace } from '../guide/guide-place.ts'
import type { Guide } from '../guide/load-guide.ts'
import { clockText } from '@sojourn/contract/values/clock-time'
import { dailyCostOf } from './full-itinerary.ts'
import { daysOverBudget } from './over-budget.ts'
import { schedule } from './plan-days.ts'
import { inTripCurrency, plannedDates, type TripFacts, usualWishes, type Wishes } from './trip-facts.ts'
import { compareText } from '@sojourn/contract/values/compare-text'

const ofBudget = meaningsOf('ai-savings')
const ofCategory = meaningsOf('expenses-categories')

interface Spending {
  budget: number
  travelStyle: TravelStyle
  /** What was spent so far, in the trip's currency. */
  spent: Readonly<Record<ExpenseCategory, number>>
}

/** How a usual day's cost is made up. */
const shares: Record<ExpenseCategory, number> = {
  accommodation: 0.4,
  food: 0.27,
  transport: 0.1,
  activities: 0.13,
  shopping: 0.06,
  other: 0.04,
}

/** Where the budget goes, what could be saved on it, and days that keep to it: from real expenses and guide prices. */
export function optimiseBudget(
  facts: TripFacts,
  guide: Guide | null,
  spending: Spending,
): BudgetOptimization {
  const { budget, travelStyle } = spending
  const daily = dailyCostOf(facts, guide)
  const wishes: Wishes = {
    ...usualWishes(facts),
    travelStyle: travelStyle === 'luxury' ? 'mid-range' : travelStyle,
  }
  return {
    budgetBreakdown: breakdownOf(spending),
    totalBudget: budget,
    notice: daysOverBudget(facts, wishes, {
      budget,
      spent: expenseCategories.reduce((sum, category) => sum + spending.spent[category], 0),
      daily: daily && { usual: daily[travelStyle], careful: daily.budget },
    }),
    savingsOpportunities: savingsOf(facts, guide, spending, wishes),
    optimizedItinerary: cheaperDays(facts, guide, budget, wishes),
  }
}

/** What is spent is spent; the rest of the budget is shared out among what a category still lacks. */
function breakdownOf({ budget, spent }: Spending): Record<string, number> {
  const lacking = expenseCategories.map((category) =>
    Math.max(0, budget * shares[category] - spent[category]),
  )
  const left = Math.max(0, budget - expenseCategories.reduce((sum, category) => sum + spent[category], 0))
  const needed = lacking.reduce((sum, amount) => sum + amount, 0)
  const factor = needed > 0 ? Math.min(1, left / needed) : 0
  return Object.fromEntries(
    expenseCategories.map((category, at) => [
      budgetLabels[category],
      Math.round(spent[category] + (lacking[at] ?? 0) * factor),
    ]),
  )
}

type Saving = BudgetOptimization['savingsOpportunities'][number]

function savingsOf(facts: TripFacts, guide: Guide | null, spending: Spending, wishes: Wishes): Saving[] {
  const found = [
    overspent(spending),
    plannedCosts(facts, guide),
    dailyDifference(facts, guide, spending, wishes, 'food'),
    dailyDifference(facts, guide, spending, wishes, 'accommodation'),
  ]
  const known = found.flatMap((saving) => saving ?? [])
  return within(mostSaved(facts, guide, spending, wishes), known).toSorted(
    (a, b) => b.potential - a.potential,
  )
}

/** Whoever lives carefully saves what is left of the budget then, and nobody saves more. */
function mostSaved(facts: TripFacts, guide: Guide | null, { budget }: Spending, { people }: Wishes): number {
  const careful = (dailyCostOf(facts, guide)?.budget ?? 0) * people * plannedDates(facts).length
  return Math.max(0, Math.floor(budget - inTripCurrency(careful, facts)))
}

/** Savings that come to no more than `most` together, the first before the others. */
function within(most: number, savings: readonly Saving[]): Saving[] {
  let left = most
  return savings.flatMap((saving) => {
    const potential = Math.min(saving.potential, left)
    left -= potential
    return potential > 0 ? { ...saving, potential } : []
  })
}

/** The category that took most beyond its usual share. */
function overspent({ budget, spent }: Spending): Saving | null {
  const [worst] = expenseCategories
    .map((category) => ({ category, over: Math.round(spent[category] - budget * shares[category]) }))
    .toSorted((a, b) => b.over - a.over)
  if (!worst || worst.over <= 0) return null
  const category = ofCategory(worst.category)
  const share = Math.round(shares[worst.category] * 100)
  return {
    category,
    potential: worst.over,
    tip: ofBudget('overspent', { category, share }),
  }
}

/** Paid visits that are planned, beside free places of the guide. */
function plannedCosts(facts: TripFacts, guide: Guide | null): Saving | null {
  const paid = facts.items.filter(
    ({ cost, type }) =>
      (cost ?? 0) > 0 && ['activity', 'sightseeing', 'cultural', 'attraction'].includes(type),
  )
  const dearest = paid.toSorted((a, b) => (b.cost ?? 0) - (a.cost ?? 0))[0]
  const free = (guide?.places ?? [])
    .filter(({ cost, kind }) => cost === 0 && kind !== 'day trip')
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 2)
  if (!dearest || free.length === 0) return null
  return {
    category: ofCategory('activities'),
    potential: Math.round(dearest.cost ?? 0),
    tip: ofBudget(free.length === 1 ? 'oneFree' : 'severalFree', {
      title: dearest.title,
      places: { joined: 'and', parts: free.map(({ name }) => name) },
    }),
  }
}

/** What a day of the next cheaper style costs less, for the days and people of the trip. */
function dailyDifference(
  facts: TripFacts,
  guide: Guide | null,
  { travelStyle }: Spending,
  { people }: Wishes,
  category: 'food' | 'accommodation',
): Saving | null {
  const daily = dailyCostOf(facts, guide)
  if (!daily || travelStyle === 'budget') return null
  const cheaper = travelStyle === 'luxury' ? daily['mid-range'] : daily.budget
  const dollars = (daily[travelStyle] - cheaper) * shares[category] * people * plannedDates(facts).length
  return {
    category: ofCategory(category),
    potential: inTripCurrency(dollars, facts),
    tip: ofBudget(category),
  }
}

/** Days within the budget; what a place saves is measured against the usual price of its kind here. */
function cheaperDays(
  facts: TripFacts,
  guide: Guide | null,
  budget: number,
  wishes: Wishes,
): BudgetOptimization['optimizedItinerary'] {
  const usual = usualPrices(guide)
  const { days } = schedule({ ...facts, budget }, guide, { ...wishes, travelStyle: 'budget' })
  return days.map(({ date, stops }, index) => {
    const planned = facts.items
      .filter((item) => item.date === date)
      .map((item) => ({ time: item.time ?? '', activity: item.title, cost: item.cost ?? 0, savings: 0 }))
    const added = stops.map(({ place, visit, planItem }) => ({
      time: clockText(visit.start),
      activity: place.name,
      cost: planItem.estimatedCost,
      savings: Math.max(
        0,
        inTripCurrency((usual.get(place.kind) ?? 0) * wishes.people, facts) - planItem.estimatedCost,
      ),
    }))
    const activities = [...planned, ...added].toSorted((a, b) => compareText(a.time, b.time))
    return { day: index + 1, dailyTotal: activities.reduce((sum, { cost }) => sum + cost, 0), activities }
  })
}

/** The middle price of the paid places of each kind, in dollars. */
function usualPrices(guide: Guide | null): Map<GuidePlace['kind'], number> {
  const prices = new Map<GuidePlace['kind'], number[]>()
  for (const { kind, cost } of guide?.places ?? [])
    if (cost > 0) prices.set(kind, [...(prices.get(kind) ?? []), cost])
  return new Map(
    [...prices].map(([kind, costs]) => [
      kind,
      costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0,
    ]),
  )
}
