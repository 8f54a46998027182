import type { Trip } from '@sojourn/contract/trips/schema'
import { expect, test } from 'vitest'
import { requestsOf } from './requests.ts'

const trip = (id: number, budget: number | null = null) =>
  ({
    id,
    destination: 'Lisbon, Portugal',
    startDate: '2027-04-18T00:00:00.000Z',
    endDate: '2027-04-25T00:00:00.000Z',
    budget,
    currency: 'EUR',
  }) as Trip

test('REC-08 REC-09 REC-10 REC-11 the trip, the other trips and the fixed preferences are sent', () => {
  const { personalized } = requestsOf(trip(1), [trip(1), trip(2), trip(3)])
  expect(personalized).toEqual({
    trip: trip(1),
    travelHistory: [trip(2), trip(3)],
    userPreferences: { budget: 1500, interests: ['culture', 'food', 'history'], travelStyle: 'mid-range' },
  })
})

test.each([
  [null, 1000],
  [0, 1000],
  [2400, 2400],
])('REC-12 a budget of %s is optimized as %i', (budget, sent) => {
  const request = requestsOf(trip(1, budget), []).budget
  expect(request).toEqual({ trip: trip(1, budget), budget: sent, travelStyle: 'mid-range' })
})

test('REC-13 events are asked for by place, dates and interests, priced in the trip’s currency', () => {
  expect(requestsOf(trip(1), []).events).toEqual({
    destination: 'Lisbon, Portugal',
    startDate: '2027-04-18',
    endDate: '2027-04-25',
    interests: ['culture', 'food', 'history'],
    currency: 'EUR',
  })
})
