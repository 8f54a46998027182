import type { Suggestion } from '@sojourn/contract/ai/schema'
import { expect, test } from 'vitest'
import { resultsOf } from './queries.ts'

test('AIQ-11 a bare list is taken as the quick suggestions, without day plans (C-119)', () => {
  const idea = { id: 'a', title: 'Carmo Convent' } as Suggestion
  expect(resultsOf([idea])).toMatchObject({ suggestions: [idea], dayPlans: [], itinerary: null })
})
