import { defaultPreferences } from '@sojourn/contract/ai/preferences'
import { beforeAll, expect, test } from 'vitest'
import { type Guide, loadGuide } from '../guide/load-guide.ts'
import { dailyCostOf } from './full-itinerary.ts'
import { factsOf } from './samples.ts'
import { inTripCurrency } from './trip-facts.ts'
import { toldBudget, toldItinerary } from './told-samples.ts'

let lisbon: Guide
beforeAll(async () => {
  lisbon = await loadGuide('lisbon')
})

const planFor = (budget: number | null) =>
  toldItinerary(factsOf('lisbon', { budget }), lisbon, defaultPreferences)
const spent = { transport: 0, accommodation: 0, food: 0, activities: 0, shopping: 0, other: 0 }
const optimised = (budget: number, more: Partial<typeof spent> = {}) =>
  toldBudget(factsOf('lisbon', { adults: 2, children: 0 }), lisbon, {
    budget,
    travelStyle: 'mid-range',
    spent: { ...spent, ...more },
  })

test('a plan within the budget, or without one, says nothing of it', () => {
  const { total } = planFor(null).budgetBreakdown
  expect(planFor(null).budgetNote).toBeNull()
  expect(planFor(10 * total).budgetNote).toBeNull()
})

test('whatever the budget, a breakdown beyond it says by how much', () => {
  for (const budget of [1, 50, 100, 150, 200, 250, 300, 400, 600]) {
    const { budgetBreakdown, budgetNote } = planFor(budget)
    const over = budgetBreakdown.total - budget
    if (over <= 0) expect(budgetNote).toBeNull()
    else expect(budgetNote).toContain(`About €${over} over the trip’s budget of €${budget}`)
  }
})

test('it says what would bring the costs down where that is enough, and that it cannot be done where not', () => {
  const budgets = Array.from({ length: 40 }, (_, at) => 600 - 10 * at)
  const note = budgets.map((budget) => planFor(budget).budgetNote).find((one) => one !== null)
  expect(note).toMatch(/To keep to it: .*saves about €\d+/)
  expect(planFor(5).budgetNote).toMatch(
    /It cannot be done: even careful days cost about €\d+. Fewer days or a larger budget would be needed\./,
  )
})

test('a small budget for comfortable days names the careful ones, too small a one the days it pays for', () => {
  expect(optimised(100_000).notice).toBeNull()
  const { budget, 'mid-range': middle } = lisbon.dailyCost
  const days = (dollars: number) => Math.round(dollars * 0.9 * 2 * 3)
  const between = Math.round((days(budget) + days(middle)) / 2)
  expect(optimised(between).notice).toBe(
    `2 people for 3 days cost about €${days(middle)} here, €${days(middle) - between} over this budget. With simple beds, markets and free sights it is about €${days(budget)}, which it pays for.`,
  )
  const third = Math.round(days(budget) / 3) + 10
  expect(optimised(third).notice).toBe(
    `It cannot be done: even careful days cost 2 people about €${days(budget)} for 3 days here, €${days(budget) - third} over this budget. It pays for about 1 day.`,
  )
})

test('what was spent beyond the budget is said first', () => {
  expect(optimised(1000, { shopping: 1250 }).notice).toMatch(/^You have spent €250 more than this budget\./)
})

test('what the meals of the plan cost is in the breakdown, at tables with a name and without', () => {
  const cheap = { budget: 1, 'mid-range': 1, luxury: 1 }
  const { budgetBreakdown, dailyItineraries } = toldItinerary(
    factsOf('lisbon'),
    {
      ...lisbon,
      dailyCost: cheap,
      places: lisbon.places.filter(({ kind, cost }) => kind !== 'food' || cost > 30),
    },
    defaultPreferences,
  )
  const meals = dailyItineraries.flatMap(({ activities }) => activities).filter(({ type }) => type === 'meal')
  const costOf = (list: typeof meals): number => list.reduce((sum, one) => sum + one.estimatedCost, 0)
  const unnamed = meals.filter(({ title }) => / around /.test(title))
  expect(costOf(unnamed)).toBeGreaterThan(0)
  expect(budgetBreakdown.food).toBe(costOf(meals))
})

test.each([150, 400, 700, 1400, 5000])(
  'of a budget of %i no more is called a saving than is left when the days are lived carefully',
  (budget) => {
    const { savingsOpportunities } = optimised(budget, { shopping: budget })
    const total = savingsOpportunities.reduce((sum, { potential }) => sum + potential, 0)
    const facts = factsOf('lisbon')
    const careful = inTripCurrency(dailyCostOf(facts, lisbon)!.budget * 2 * 3, facts)
    expect(total).toBeLessThanOrEqual(Math.max(0, budget - careful))
    expect(savingsOpportunities.length > 0).toBe(budget > careful)
  },
)
