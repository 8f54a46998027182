import { aiWords } from '@sojourn/contract/ai/words'
import type { Suggestion } from '@sojourn/contract/ai/schema'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, nothingGenerated } from '../../../test/world.ts'

const museum: Suggestion = {
  id: 'lisbon/maat',
  title: 'MAAT',
  description: 'Art and technology under a white wave.',
  location: 'MAAT, Lisbon, Portugal',
  type: 'cultural',
  rating: 4.6,
  estimatedDuration: '1 h 30 min',
  bestTimeToVisit: 'Afternoon',
  priceRange: '$',
  tags: [],
  latitude: 38.7,
  longitude: -9.2,
  source: 'model',
  verified: true,
  checked: ['place', 'hours', 'cost'],
  reason: 'Open on every day of your trip',
  said: 'A roof to walk on by the river',
}
const town: Suggestion = {
  ...museum,
  id: 'found/setubal',
  title: 'Setúbal',
  description: '',
  rating: 0,
  priceRange: null,
  checked: ['place'],
  reason: 'Proposed by the AI model, and found on the map',
  said: 'A port with a tiled market.',
}
const palace: Suggestion = {
  ...town,
  id: 'model/palace',
  title: 'The Palace of Clouds',
  verified: false,
  checked: [],
  latitude: null,
  longitude: null,
  said: null,
}

test('a model’s words stand quoted beside the facts, and every card says what of it was looked up', async () => {
  const trip = lisbon()
  const saved = {
    suggestions: [museum, town, palace],
    suggestionsAt: '2027-04-01T10:00:00.000Z',
    dayPlans: [],
    dayPlansAt: null,
    itinerary: null,
    itineraryAt: null,
    notice: null,
  }
  openApp(`/trips/${trip.id}?tab=suggestions`, { ...answersOf({ trip }), 'ai.saved': () => saved })
  const card = async (title: string) => {
    const heading = await screen.findByRole('heading', { name: title })
    return within(heading.closest('li')!)
  }
  const known = await card('MAAT')
  const quote = known.getByRole('figure')
  expect(within(quote).getByText(aiWords.inModelsWords)).toBeTruthy()
  expect(within(quote).getByText(museum.said!).tagName).toBe('BLOCKQUOTE')
  expect(within(quote).queryByText(museum.description)).toBeNull()
  expect(known.getByText(museum.description)).toBeTruthy()
  expect(known.getByText('4.6')).toBeTruthy()
  expect(known.queryByText(aiWords.notChecked)).toBeNull()

  const found = await card('Setúbal')
  expect(found.getByText(aiWords.notChecked)).toBeTruthy()
  expect(found.queryByText('$$')).toBeNull()
  expect(found.queryByText(/out of 5/)).toBeNull()

  const nowhere = await card('The Palace of Clouds')
  expect(nowhere.getByText(aiWords.notVerified)).toBeTruthy()
  expect(nowhere.queryByRole('figure')).toBeNull()
  await expectAccessible()
})

test('what was kept on this device before it said what was looked up claims nothing', async () => {
  const trip = lisbon()
  const { checked: _unsaid, ...old } = museum
  const made = { suggestions: [{ ...old, source: 'lookup' }], suggestionsAt: '2027-04-02T10:00:00.000Z' }
  localStorage.setItem(`ai_guide_${trip.id}`, JSON.stringify(made))
  openApp(`/trips/${trip.id}?tab=suggestions`, {
    ...answersOf({ trip }),
    'ai.saved': () => nothingGenerated,
  })
  const heading = await screen.findByRole('heading', { name: 'MAAT' })
  const card = within(heading.closest('li')!)
  expect(card.getByText(aiWords.notVerified)).toBeTruthy()
  expect(card.queryByText('$')).toBeNull()
})
