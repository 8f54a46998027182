import { isMeaning } from '@sojourn/contract/words/meaning'
import { afterAll, expect, test } from 'vitest'
import { createTrip, signUp, startTestApp } from '../../../test/test-app.ts'

const asApp = { prefer: 'meanings', 'accept-language': 'de' }
const on = await startTestApp({ LANGUAGES: 'en,de' })
afterAll(() => on.app.close())

test('the app is sent what is meant, others are sent English, and what is added is told to whoever adds it', async () => {
  const maya = await signUp({ plan: 'pro', on })
  const trip = await createTrip(maya, { startDate: '2027-04-19', endDate: '2027-04-24' })
  const params = { tripId: trip.id }
  const { body: meant } = await maya.call('ai.plan', { params, body: {} }, asApp)
  expect(
    meant.dayPlans.every(({ theme, totalDuration }) => isMeaning(theme) && isMeaning(totalDuration)),
  ).toBe(true)
  const { body: saved } = await maya.call('ai.saved', { params })
  expect(JSON.stringify(saved)).not.toContain('"code"')
  const booked = saved.dayPlans
    .flatMap(({ activities }) => activities)
    .find(({ tips }) => tips.includes('Book ahead.'))
  const body = { selectedActivities: [booked?.id ?? ''] }
  const { body: added } = await maya.call('ai.addActivities', { params, body }, asApp)
  expect(added.items).toMatchObject([
    { title: booked?.title, notes: expect.stringContaining('Vorab buchen.') },
  ])
})
