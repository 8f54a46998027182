import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import type { Trip } from '@sojourn/contract/trips/schema'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DayPanel } from './day-panel.tsx'

const idea: DaySuggestion = {
  id: 's1',
  date: '2027-04-21',
  type: 'sightseeing',
  title: 'Quinta da Regaleira',
  priority: 'high',
  estimatedCost: 13,
  description: 'Walled gardens with a spiral well.',
  duration: '1.5 h',
  location: 'Sintra',
  timeOfDay: 'Afternoon',
  tips: ['Go in by the upper gate.', 'Bring water.'],
}

const trip = { id: 7, startDate: '2027-04-18', endDate: '2027-04-25', currency: 'USD' } as Trip
const ignore = () => undefined

const text = (suggestions: DaySuggestion[]): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DayPanel
        trip={trip}
        date="2027-04-21"
        items={[]}
        booked={null}
        onBooking={ignore}
        suggestions={suggestions}
        ideaActions={{ add: async () => undefined, putAside: ignore, renderSave: () => null }}
        onAdd={ignore}
        onPlan={ignore}
        onEdit={ignore}
        onDelete={ignore}
        renderMenu={() => null}
      />
    </QueryClientProvider>,
  ).replaceAll(/<[^>]+>/g, ' ')

describe('the AI suggestions of a day', () => {
  test('TIME-12 tell title, priority, cost, description, duration, location, time of day and the first tip', () => {
    const shown = text([idea])
    for (const part of [
      'AI Suggestions',
      '1 idea',
      'Quinta da Regaleira',
      'high',
      '$13.00',
      'Walled gardens with a spiral well.',
      '1.5 h',
      'Sintra',
      'Afternoon',
      'Go in by the upper gate.',
    ])
      expect(shown).toContain(part)
    expect(shown).not.toContain('Bring water.')
  })

  test('leave out what nobody knows, and say Free for nothing', () => {
    const shown = text([{ ...idea, estimatedCost: 0, duration: null, tips: [] }])
    expect(shown).toContain('Free')
    expect(shown).not.toContain('Duration')
  })

  test('TIME-13 an empty day says so and points to the planner', () => {
    const shown = text([])
    expect(shown).toContain('No activities planned for this day')
    expect(shown).toContain('Let the Smart Itinerary Planner fill it')
  })
})
