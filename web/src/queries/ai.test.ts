import type { Suggestion } from '@sojourn/contract/ai/schema'
import { expect, test } from 'vitest'
import { resultsOf, withDevice } from './ai.ts'

test('AIQ-11 a bare list is taken as the quick suggestions, without day plans (C-119)', () => {
  const idea = { id: 'a', title: 'Carmo Convent' } as Suggestion
  expect(resultsOf([idea])).toMatchObject({ suggestions: [idea], dayPlans: [], itinerary: null })
})

const server = { ...resultsOf([]), suggestionsAt: '2027-04-01T10:00:00.000Z', notice: null }
const idea = (id: string) => ({ id, title: id }) as Suggestion

test('what the guide made without a connection is shown until the server has something newer', () => {
  const made = {
    suggestions: [idea('here')],
    suggestionsAt: '2027-04-02T10:00:00.000Z',
    notice: 'Made here.',
  }
  expect(withDevice(server, made)).toMatchObject({ suggestions: [{ id: 'here' }], notice: 'Made here.' })
  const newer = { ...server, suggestions: [idea('there')], suggestionsAt: '2027-04-03T10:00:00.000Z' }
  expect(withDevice(newer, made)).toBe(newer)
})

test('only the part that was made here takes the place of the server’s', () => {
  const plans = [{ day: 1 }] as never
  const made = { dayPlans: plans, dayPlansAt: '2027-04-02T10:00:00.000Z', notice: null }
  const shown = withDevice({ ...server, suggestions: [idea('there')] }, made)
  expect(shown).toMatchObject({ suggestions: [{ id: 'there' }], dayPlans: plans })
})
