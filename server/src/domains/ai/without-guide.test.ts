import { aiNoticesWords } from '@sojourn/contract/ai/words-notices'
import { say } from '@sojourn/contract/words/say'
import { expect, onTestFinished, test } from 'vitest'
import { startChatServer } from '../../../test/chat-server.ts'
import { sendJson } from '../../../test/loopback.ts'
import { startAppWithModel } from '../../../test/model-app.ts'
import { createTrip, signUp, type TestApp } from '../../../test/test-app.ts'

async function settled(destination: string, on?: TestApp) {
  const maya = await signUp({ plan: 'free', ...(on && { on }) })
  const trip = await createTrip(maya, { destination, startDate: '2027-04-19', endDate: '2027-04-22' })
  const used = async () => (await maya.call('billing.plan', {})).body.usage.aiSuggestionsThisMonth
  return { maya, params: { tripId: trip.id }, used }
}

test.each([
  ['Sintra', 'Sintra and Pena Palace'],
  ['Cascais, Portugal', 'Cascais'],
  ['Versailles', 'Palace of Versailles'],
])('%s is planned by the guide that it lies within, its own sights first', async (destination, sight) => {
  const { maya, params } = await settled(destination)
  const { body } = await maya.call('ai.plan', { params, body: {} })
  const stops = body.dayPlans.flatMap(({ activities }) => activities)
  expect(body.notice).toBeNull()
  expect(stops.map(({ title }) => title)).toContain(sight)
  for (const { activities } of body.dayPlans) expect(activities.length).toBeGreaterThan(0)
})

test('where no guide knows the place no days are announced, nothing is counted, and the notice says so', async () => {
  const { maya, params, used } = await settled('Setúbal, Portugal')
  const { body: plan } = await maya.call('ai.plan', { params, body: {} })
  expect(plan).toMatchObject({
    dayPlans: [],
    dayPlansAt: expect.any(String),
    notice: aiNoticesWords.noPlaces,
  })
  const { body: itinerary } = await maya.call('ai.itinerary', { params, body: {} })
  expect(itinerary).toMatchObject({ totalDays: 3, dailyItineraries: [], notice: aiNoticesWords.noPlaces })
  expect(itinerary.emergencyInfo.emergency).toContain('112')
  expect(await used()).toBe(0)
})

test('the guide of a town within 60 km may be chosen, and the answer says whose it is; one farther away may not', async () => {
  const { maya, params, used } = await settled('Setúbal, Portugal')
  const notice = say(aiNoticesWords.nearby, { name: 'Lisbon', destination: 'Setúbal, Portugal' })
  const { body: plan } = await maya.call('ai.plan', { params, body: { guide: 'lisbon' } })
  expect(plan.notice).toBe(notice)
  const stops = plan.dayPlans.flatMap(({ activities }) => activities)
  expect(stops.length).toBeGreaterThan(6)
  for (const { location } of stops) expect(location).not.toContain('Setúbal')
  const { body: itinerary } = await maya.call('ai.itinerary', { params, body: { guide: 'lisbon' } })
  expect(itinerary).toMatchObject({ notice, preferences: { guide: 'lisbon' } })
  const { body: quick } = await maya.call('ai.suggest', { params, body: { guide: 'lisbon' } })
  expect(quick).toMatchObject({ notice })
  expect(quick.suggestions.length).toBeGreaterThan(5)
  expect(await used()).toBe(3)
  for (const guide of ['porto', 'nowhere', '__proto__'])
    expect((await maya.call('ai.plan', { params, body: { guide } })).body.dayPlans).toEqual([])
})

test('it says whose guide it is too where a model was asked and failed', async () => {
  const chat = await startChatServer()
  onTestFinished(() => chat.stop())
  const { maya, params } = await settled('Setúbal, Portugal', await startAppWithModel(chat))
  chat.answerWith(sendJson({}, 500))
  const notice = `${aiNoticesWords.modelFailed} ${say(aiNoticesWords.nearby, { name: 'Lisbon', destination: 'Setúbal, Portugal' })}`
  const body = { guide: 'lisbon' }
  expect((await maya.call('ai.plan', { params, body })).body).toMatchObject({ notice })
  expect((await maya.call('ai.itinerary', { params, body })).body).toMatchObject({ notice })
  expect((await maya.call('ai.saved', { params })).body).toMatchObject({ notice, itinerary: { notice } })
})
