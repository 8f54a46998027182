import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Suggestion } from '@sojourn/contract/ai/schema'
import { expectAccessible, expectToast, openApp } from '../../test/open-app.tsx'
import { answersOf, lisbon, nothingGenerated } from '../../test/world.ts'

const suggestionOf = (title: string): Suggestion => ({
  id: title,
  title,
  description: '',
  location: `${title}, Lisbon`,
  type: 'cultural',
  rating: 0,
  estimatedDuration: '2 h',
  bestTimeToVisit: '',
  priceRange: null,
  tags: [],
  latitude: 38.7139,
  longitude: -9.1334,
  source: 'guide',
  verified: true,
  checked: [],
  reason: 'Near your hotel.',
  said: null,
})

test('a suggestion is saved as an idea with its place and length, once; one press takes it back', async () => {
  const trip = lisbon()
  const { user, far } = openApp(`/trips/${trip.id}?tab=suggestions`, {
    ...answersOf({ trip, lists: { ideas: [{ title: 'Tile museum' }] } }),
    'ai.saved': () => ({
      ...nothingGenerated,
      suggestions: [suggestionOf('Castelo'), suggestionOf('Tile Museum')],
      suggestionsAt: '2026-11-02T09:30:00.000Z',
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Save as idea: Castelo' }))
  await expectToast('Idea added', 'Castelo')
  expect(far.of('ideas.add').map(({ body }) => body)).toMatchObject([
    { title: 'Castelo', type: 'cultural', latitude: 38.7139, minutes: 120, notes: 'Near your hotel.' },
  ])
  // What is among the ideas already is no idea twice.
  await user.click(screen.getByRole('button', { name: 'Saved as idea: Tile Museum' }))
  await user.click(await screen.findByRole('button', { name: 'Saved as idea: Castelo' }))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Save as idea: Castelo' })).toBeTruthy()
  await waitFor(() => expect(far.of('ideas.remove')).toHaveLength(1))
  expect(far.of('ideas.add')).toHaveLength(1)
})
