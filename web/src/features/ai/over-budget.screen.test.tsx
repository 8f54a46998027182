import type { BudgetOptimization } from '@sojourn/contract/ai/schema'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import { defaultPreferences } from '@sojourn/contract/ai/preferences'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../test/world.ts'

const notice = 'It cannot be done: even careful days cost 2 people about €700 for 3 days here.'

test('the budget helper says that the days cost more than the budget', async () => {
  const trip = lisbon({ budget: 300 })
  const budget: BudgetOptimization = {
    budgetBreakdown: { Food: 300 },
    totalBudget: 300,
    notice,
    savingsOpportunities: [],
    optimizedItinerary: [],
  }
  localStorage.setItem(`ai_budget_${trip.id}`, JSON.stringify(budget))
  const { user } = openApp(`/trips/${trip.id}?tab=ai-recommendations`, answersOf({ trip, plan: 'pro' }))
  const parts = within(await screen.findByRole('tablist', { name: 'Recommendations' }))
  await user.click(parts.getByRole('tab', { name: 'Budget' }))
  expect(await screen.findByText(notice)).toBeTruthy()
})

test('the full itinerary says what would bring it down to the budget, and for how many it is', async () => {
  const trip = lisbon({ budget: 300, adults: 6, children: 1 })
  const itinerary: DetailedItinerary = {
    totalDays: 1,
    destination: 'Lisbon',
    overview: 'A day in Lisbon.',
    said: null,
    source: 'guide',
    preferences: { ...defaultPreferences, groupSize: 5 },
    budgetBreakdown: { attractions: 0, food: 400, transportation: 0, activities: 0, shopping: 0, total: 400 },
    budgetNote: notice,
    dailyItineraries: [],
    packingRecommendations: [],
    localTips: [],
    emergencyInfo: { emergency: '112', embassy: '', hospitals: '' },
    notice: null,
  }
  const saved = {
    suggestions: [],
    suggestionsAt: null,
    dayPlans: [],
    dayPlansAt: null,
    itinerary,
    itineraryAt: '2027-04-01T10:00:00.000Z',
    notice: null,
  }
  const answers = { ...answersOf({ trip, plan: 'pro' }), 'ai.saved': () => saved }
  const { user } = openApp(`/trips/${trip.id}?tab=suggestions`, answers)
  await user.click(await screen.findByRole('tab', { name: /Full/ }))
  expect(await screen.findByText(notice)).toBeTruthy()
  expect(screen.getByText('7 people, 1 day')).toBeTruthy()
})
