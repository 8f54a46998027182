import { canUse, featureKeys, planLimits } from '@sojourn/contract/billing/plan-limits'
import { expect, test } from 'vitest'
import { buy } from '../../../test/buying.ts'
import {
  Client,
  createTrip,
  password,
  signUp,
  startTestApp,
  testApp,
  type Traveller,
} from '../../../test/test-app.ts'

test('ROLE-04 a free traveller has three trips with itinerary, packing list, budget and family names', async () => {
  const maya = await signUp()
  const trips = [await createTrip(maya), await createTrip(maya), await createTrip(maya)]
  const params = { tripId: trips[0]?.id ?? 0 }
  const answers = [
    await maya.call('itinerary.add', {
      params,
      body: { title: 'Tram 28', type: 'transport', date: '2027-04-19' },
    }),
    await maya.call('packing.add', {
      params,
      body: { item: 'Colouring kit', category: 'kids', memberName: 'Ada' },
    }),
    await maya.call('expenses.add', {
      params,
      body: { description: 'Pastéis', amount: '6.50', date: '2027-04-19' },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('ROLE-05 Pro opens every feature, without a number to count', () => {
  const manyTrips = { ownedTrips: 500, aiSuggestionsThisMonth: 500 }
  expect(featureKeys.filter((key) => !canUse(key, 'pro', manyTrips))).toEqual([])
  expect(planLimits.pro).toMatchObject({ maxTrips: null, aiSuggestionsPerMonth: null, hasPackPalPro: true })
})

test('the plan and what is used of it are answered together', async () => {
  const maya = await signUp()
  await createTrip(maya)
  const { body } = await maya.call('billing.plan', {})
  expect(body).toEqual({
    plan: 'free',
    billing: 'test',
    limits: planLimits.free,
    usage: { ownedTrips: 1, aiSuggestionsThisMonth: 0 },
  })
})

test('the first call of a page brings plan and map settings along, the same as their own calls', async () => {
  const maya = await signUp()
  const { body } = await maya.call('auth.currentUser', {})
  expect(body.planStatus).toEqual((await maya.call('billing.plan', {})).body)
  expect(body.mapConfig).toEqual((await maya.call('map.config', {})).body)
})

test('DATA-04 DATA-11 API-21 signing up takes email, password and name, and the user has the named fields', async () => {
  const { app } = await testApp()
  const visitor = new Client(app)
  const email = `${crypto.randomUUID()}@example.com`
  await visitor.call('auth.signUp', { body: { email, password, name: 'Maya Okafor' } })
  const { body } = await visitor.call('auth.currentUser', {})
  expect(body).toMatchObject({
    email,
    name: 'Maya Okafor',
    displayName: 'Maya Okafor',
    firstName: 'Maya',
    isPremium: false,
  })
  expect(Number.isNaN(Date.parse(body.createdAt))).toBe(false)
  const again = new Client(app)
  expect((await again.call('auth.signIn', { body: { email, password } })).status).toBe(200)
})

test('DATA-12 API-23 API-24 a trip carries every named field, under its name', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya, { budget: 3200 })
  const { body } = await maya.call('trips.get', { params: { tripId: trip.id } })
  const named = [
    'id',
    'title',
    'destination',
    'description',
    'startDate',
    'endDate',
    'travelMode',
    'budget',
    'currency',
    'status',
  ]
  expect(named.filter((field) => !(field in body))).toEqual([])
})

test('a paid owner’s share link is open, and closed when nothing is paid any more; where billing is off it is open to all', async () => {
  const offerOf = async (owner: Traveller) => {
    const params = { tripId: (await createTrip(owner)).id }
    const { body } = await owner.call('members.renewShareLink', { params })
    const { token } = body
    return async () =>
      (await new Client(owner.app).call('members.offer', { body: { token: token ?? '' } })).body.state
  }
  const maya = await signUp()
  await buy(maya)
  const mayas = await offerOf(maya)
  const { db } = await testApp()
  const states = [await mayas()]
  await db.updateTable('subscriptions').set({ premiumUntil: null }).where('userId', '=', maya.id).execute()
  states.push(await mayas())
  const own = await startTestApp({ BILLING: 'off' })
  const noor = await signUp({ on: own })
  states.push(await (await offerOf(noor))())
  expect(states).toEqual(['open', 'ended', 'open'])
})
