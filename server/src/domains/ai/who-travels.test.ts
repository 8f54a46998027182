import { expect, test } from 'vitest'
import { createTrip, signUp } from '../../../test/test-app.ts'

const threeDays = { startDate: '2027-04-19', endDate: '2027-04-22', travelMode: 'family' } as const

async function itineraryFor(company: object) {
  const maya = await signUp({ plan: 'pro' })
  const trip = await createTrip(maya, { ...threeDays, ...company })
  const { body } = await maya.call('ai.itinerary', { params: { tripId: trip.id }, body: {} })
  return body
}

test('the full itinerary is for as many as the trip says, two where it says nothing', async () => {
  const [two, four] = [await itineraryFor({}), await itineraryFor({ children: 2 })]
  expect([two, four].map(({ preferences }) => preferences.groupSize)).toEqual([2, 4])
  const { transportation } = two.budgetBreakdown
  expect(four.budgetBreakdown.transportation).toBeGreaterThanOrEqual(2 * transportation - 1)
  const said = (one: typeof two) => JSON.stringify(one.dailyItineraries)
  expect(said(two)).not.toMatch(/children like it/i)
  expect(said(four)).toMatch(/children like it/i)
})
