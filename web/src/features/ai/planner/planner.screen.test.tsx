import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../../test/world.ts'

const plan = (day: number, date: string, theme: string) => ({
  day,
  date,
  theme,
  totalDuration: '0 min',
  estimatedCost: 0,
  note: null,
  activities: [],
})

test.each([
  ['Day of departure: Landmarks', 'Day of departure'],
  // What was planned before the trip was made shorter.
  ['Landmarks', 'Day 7'],
])('a plan of the last date called “%s” makes the last tab %s', async (theme, name) => {
  const trip = lisbon()
  const { user } = openApp(`/trips/${trip.id}`, {
    ...answersOf({ trip }),
    'ai.saved': () => ({
      suggestions: [],
      suggestionsAt: null,
      dayPlans: [plan(1, '2027-04-18', 'Views'), plan(8, '2027-04-25', theme)],
      dayPlansAt: '2027-01-01T00:00:00.000Z',
      itinerary: null,
      itineraryAt: null,
      notice: null,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Smart Itinerary Planner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Smart Itinerary Planner' }))
  await dialog.findByRole('heading', { name: 'Views' })
  const tabs = dialog.getAllByRole('tab')
  expect(tabs.at(-1)!.textContent).toMatch(new RegExp(`^${name}`))
})
