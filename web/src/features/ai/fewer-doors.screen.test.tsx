import type { DayPlan } from '@sojourn/contract/ai/plans'
import { defaultPreferences } from '@sojourn/contract/ai/preferences'
import type { Suggestion } from '@sojourn/contract/ai/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible, expectToast, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow, nothingGenerated } from '../../../test/world.ts'

const date = '2027-04-18'
const at = '2027-01-01T00:00:00.000Z'
const known = {
  latitude: 38.7,
  longitude: -9.1,
  source: 'guide' as const,
  verified: true,
  checked: [],
  said: null,
}

const planned = (title: string, startTime: string, endTime: string, priority: 'high' | 'low' = 'low') => ({
  id: `plan:${title}`,
  type: 'sightseeing' as const,
  title,
  description: '',
  priority,
  location: `${title}, Lisbon, Portugal`,
  estimatedCost: 0,
  tips: [],
  startTime,
  endTime,
  travel: '10 min on foot',
  reason: '',
  ...known,
})

const castle = planned('Castle', '10:00', '12:00', 'high')
const tower = planned('Tower', '15:00', '16:00')
const dayPlans: DayPlan[] = [
  {
    day: 1,
    date,
    theme: 'Views',
    totalDuration: '3 h',
    estimatedCost: 0,
    note: null,
    activities: [castle, tower],
  },
]
const suggestion = (title: string): Suggestion => ({
  id: `idea:${title}`,
  title,
  description: '',
  location: `${title}, Lisbon, Portugal`,
  type: 'sightseeing',
  rating: 4.5,
  estimatedDuration: '1 h',
  bestTimeToVisit: 'Morning',
  priceRange: '$',
  tags: [],
  reason: '',
  ...known,
})
const itinerary = {
  totalDays: 1,
  destination: 'Lisbon',
  overview: 'A day in Lisbon.',
  said: null,
  source: 'guide' as const,
  preferences: defaultPreferences,
  budgetBreakdown: { attractions: 0, food: 0, transportation: 0, activities: 0, shopping: 0, total: 0 },
  budgetNote: null,
  dailyItineraries: [
    {
      day: 1,
      date,
      theme: 'Views',
      totalDuration: '3 h',
      estimatedCost: 0,
      note: null,
      transportationNotes: '',
      activities: [castle, tower].map((item) => ({ ...item, bookingRequired: false })),
    },
  ],
  packingRecommendations: [],
  localTips: [],
  emergencyInfo: { emergency: '112', embassy: '', hospitals: '' },
  notice: null,
}

function openTrip(search: string, stops: NewRow<'itinerary'>[] = []) {
  const trip = lisbon()
  const saved = {
    ...nothingGenerated,
    suggestions: [suggestion('Castle'), suggestion('Tower')],
    suggestionsAt: at,
    dayPlans,
    dayPlansAt: at,
    itinerary,
    itineraryAt: at,
  }
  const opened = openApp(`/trips/${trip.id}${search}`, {
    ...answersOf({ trip, plan: 'pro', lists: { itinerary: stops } }),
    'ai.saved': () => saved,
    'ai.addActivities': () => ({ message: 'Added 1 activity', items: [] }),
  })
  return { ...opened, trip }
}

/** The cards of the first day of the timeline. */
async function openDay(user: ReturnType<typeof openTrip>['user']) {
  await user.click(await screen.findByRole('button', { name: /Travel Timeline/ }))
  await user.click(await screen.findByRole('button', { name: /^Day 1\b.*2 activities/ }))
  await screen.findByRole('heading', { name: 'AI Suggestions' })
}

test('an idea of the timeline is added from there, and one that is put aside there is offered nowhere else', async () => {
  const { user, far } = openTrip('')
  await openDay(user)
  await user.click(screen.getByRole('button', { name: 'Add Castle' }))
  await waitFor(() => expect(far.of('ai.addActivities')).toHaveLength(1))
  expect(far.of('ai.addActivities')[0]?.body).toEqual({ selectedActivities: ['plan:Castle'] })
  await user.click(screen.getByRole('button', { name: 'Put aside Tower' }))
  await expectToast('Put aside', 'Tower is no longer offered on this trip.')
  expect(screen.queryByRole('heading', { name: 'Tower' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: /^Suggestions/ }))
  expect(await screen.findByRole('heading', { name: 'Castle' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Tower' })).toBeNull()
  await expectAccessible()
  expect(screen.getByText(/1 idea put aside/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bring back' }))
  expect(screen.getByRole('heading', { name: 'Tower' })).toBeTruthy()
})

test('the planner takes all that is not in the plan yet at one press', async () => {
  const { user } = openTrip('', [{ title: 'Castle', type: 'sightseeing', date }])
  await user.click(await screen.findByRole('button', { name: 'Smart Itinerary Planner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Smart Itinerary Planner' }))
  await dialog.findByRole('heading', { name: 'Views' })
  expect(dialog.getByText('0 activities selected')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Take all' }))
  expect(dialog.getByText('1 activity selected')).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: 'Tower' })).toHaveProperty('checked', true)
})

test('the full itinerary shows the traveller’s own stops at their hours instead of a hole', async () => {
  const { user } = openTrip('?tab=suggestions', [
    { title: 'Lunch at Ramiro', type: 'meal', date, time: '13:00', endTime: '14:30', location: 'Intendente' },
    { title: 'tower', type: 'sightseeing', date, time: '15:00' },
  ])
  await user.click(await screen.findByRole('tab', { name: /Full/ }))
  const day = (await screen.findByRole('button', { name: /^Day\s?1/ })).closest('h3')!.parentElement!
    .parentElement!
  const stops = within(day).getAllByRole('heading', { level: 4 })
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Castle', 'Lunch at Ramiro', 'Tower'])
  expect(within(day).getByText('In your plan')).toBeTruthy()
})
