import { expect, test } from 'vitest'
import { aiApi } from './api.ts'

test('AIQ-01 there are six helpers: suggestions, itinerary, planner, recommendations, budget and events', () => {
  const paths = Object.values(aiApi)
    .filter(({ method, url }) => method === 'POST' && !url.endsWith('/add-ai-activities'))
    .map(({ url }) => url)
  expect(paths).toEqual([
    '/api/trips/:tripId/ai-suggestions',
    '/api/trips/:tripId/ai-itinerary',
    '/api/trips/:tripId/smart-itinerary',
    '/api/ai/personalized-recommendations',
    '/api/ai/budget-optimization',
    '/api/ai/local-events',
  ])
})

test('C-053 reading what was generated is a GET and generates nothing', () => {
  const reads = Object.values(aiApi).filter(({ method }) => method === 'GET')
  expect(reads.filter((endpoint) => 'generates' in endpoint)).toEqual([])
  expect(reads).toHaveLength(1)
})
