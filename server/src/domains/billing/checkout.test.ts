import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { begin, buy, openBillingPage } from '../../../test/buying.ts'
import { Client, createTrip, signUp, startTestApp, testApp, type Traveller } from '../../../test/test-app.ts'

const state = async (traveller: Traveller) => (await traveller.call('billing.state', {})).body
const isPremium = async (traveller: Traveller) =>
  (await traveller.call('auth.currentUser', {})).body.isPremium

test.each([
  ['monthly', 799, 31],
  ['yearly', 4599, 366],
] as const)(
  'API-19 API-20 CONF-06 a traveller buys %s and has Premium at once',
  async (plan, amount, days) => {
    const maya = await signUp()
    const sessionId = await buy(maya, plan)
    expect(await isPremium(maya)).toBe(true)
    const { body } = await maya.call('billing.session', { params: { sessionId } })
    expect(body).toMatchObject({
      payment_status: 'paid',
      customer_email: maya.email,
      amount_total: amount,
      currency: 'usd',
      plan,
    })
    expect(body.subscription_id).toMatch(/^sub_/)
    const { mode, subscription } = await state(maya)
    expect(mode).toBe('test')
    expect(subscription).toMatchObject({
      period: plan,
      state: 'active',
      premiumUntil: null,
      amount,
      card: { brand: 'visa', last4: '4242' },
    })
    expect(subscription?.renewsAt).toBe(body.renewsAt)
    const renewsIn = (Date.parse(body.renewsAt ?? '') - Date.now()) / 86_400_000
    expect(renewsIn).toBeGreaterThan(days - 4)
    expect(renewsIn).toBeLessThanOrEqual(days)
  },
)

test('CONF-07 before it is paid the session is processing and nothing is given', async () => {
  const maya = await signUp()
  const sessionId = await begin(maya)
  const { body } = await maya.call('billing.session', { params: { sessionId } })
  expect(body).toMatchObject({ payment_status: 'unpaid', subscription_id: null })
  expect(await isPremium(maya)).toBe(false)
})

test('CONF-02 whoever is not the buyer learns the payment status and nothing else, and gets nothing', async () => {
  const [maya, eve] = [await signUp(), await signUp()]
  const sessionId = await buy(maya)
  const { app } = await testApp()
  for (const other of [eve, new Client(app)]) {
    const { body } = await other.call('billing.session', { params: { sessionId } })
    expect(body).toEqual({ payment_status: 'paid' })
  }
  expect(await isPremium(eve)).toBe(false)
  const missing = await maya.call('billing.session', { params: { sessionId: 'cs_test_nobody' } })
  expect(missing.status).toBe(404)
})

test('SUB-11 whoever has Premium, bought or granted, is told so and begins no second checkout', async () => {
  const bought = await signUp()
  await buy(bought)
  for (const traveller of [bought, await signUp({ plan: 'pro' })]) {
    const { status, error } = await traveller.call('billing.createCheckout', { body: { plan: 'yearly' } })
    expect(status).toBe(409)
    expect(error.message).toContain('already has an active subscription')
  }
})

test('a declined card and a bank that refuses give nothing; a bank that confirms gives Premium', async () => {
  const maya = await signUp()
  const params = { sessionId: await begin(maya) }
  const pay = async (body: { card: 'declined' | 'confirm'; bank?: 'confirms' | 'refuses' }) =>
    (await maya.call('testCheckout.pay', { params, body })).body
  expect(await pay({ card: 'declined' })).toEqual({ result: 'declined', message: 'Your card was declined.' })
  expect(await pay({ card: 'confirm' })).toEqual({ result: 'confirm', message: null })
  expect((await pay({ card: 'confirm', bank: 'refuses' })).result).toBe('declined')
  expect(await isPremium(maya)).toBe(false)
  expect((await pay({ card: 'confirm', bank: 'confirms' })).result).toBe('paid')
  expect(await isPremium(maya)).toBe(true)
})

test('nobody sees or pays the checkout and the billing page of somebody else', async () => {
  const [maya, eve] = [await signUp(), await signUp()]
  const params = { sessionId: await begin(maya) }
  expect((await eve.call('testCheckout.session', { params })).status).toBe(404)
  expect((await eve.call('testCheckout.pay', { params, body: { card: 'succeeds' } })).status).toBe(404)
  await maya.call('testCheckout.pay', { params, body: { card: 'succeeds' } })
  const portal = await openBillingPage(maya)
  expect((await eve.call('testCheckout.billing', { params: portal })).status).toBe(404)
  const change = await eve.call('testCheckout.change', { params: portal, body: { do: 'change' } })
  expect(change.status).toBe(404)
})

test('the same checkout is offered again; another plan takes its place', async () => {
  const maya = await signUp()
  const first = await begin(maya, 'monthly')
  expect(await begin(maya, 'monthly')).toBe(first)
  const second = await begin(maya, 'yearly')
  const old = await maya.call('testCheckout.session', { params: { sessionId: first } })
  expect(old.body.status).toBe('expired')
  const pay = (sessionId: string) =>
    maya.call('testCheckout.pay', { params: { sessionId }, body: { card: 'succeeds' } })
  expect((await pay(first)).status).toBe(409)
  expect((await pay(second)).body.result).toBe('paid')
})

test('of twenty checkouts begun and paid at once one subscription remains', async () => {
  const maya = await signUp()
  const begun = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      maya.call('billing.createCheckout', { body: { plan: n % 2 ? 'monthly' : 'yearly' } }),
    ),
  )
  const urls = new Set(begun.filter(({ status }) => status === 200).map(({ body }) => body.url))
  await Promise.all(
    [...urls].flatMap((url) => {
      const params = { sessionId: new URL(url).searchParams.get('session_id') ?? '' }
      const pay = () => maya.call('testCheckout.pay', { params, body: { card: 'succeeds' } })
      return [pay(), pay()]
    }),
  )
  const { db } = await testApp()
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'status'])
    .where('userId', '=', maya.id)
    .execute()
  expect(rows.filter(({ status }) => status === 'active')).toHaveLength(1)
  expect(begun.every(({ status }) => status < 500)).toBe(true)
})

test('cancelled, Premium stays until the period ends; resumed, it renews', async () => {
  const maya = await signUp()
  await buy(maya, 'yearly')
  const { renewsAt } = (await state(maya)).subscription ?? {}
  const cancelled = (await maya.call('billing.cancel', { body: {} })).body
  expect(cancelled).toMatchObject({
    isPremium: true,
    subscription: { state: 'ending', premiumUntil: renewsAt, renewsAt: null, cancelAtPeriodEnd: true },
  })
  const resumed = (await maya.call('billing.resume', { body: {} })).body
  expect(resumed.subscription).toMatchObject({ state: 'active', renewsAt, cancelAtPeriodEnd: false })
})

test('without a subscription there is nothing to cancel, resume or change', async () => {
  const maya = await signUp({ plan: 'pro' })
  for (const name of ['billing.cancel', 'billing.resume', 'billing.openPortal'] as const) {
    const { status, error } = await maya.call(name, { body: {} })
    expect([status, error.message]).toEqual([409, 'There is no subscription to change.'])
  }
  expect((await maya.call('billing.invoices', {})).body).toEqual([])
})

test('the billing page changes the plan for what is due now, and the invoices tell', async () => {
  const maya = await signUp()
  await buy(maya, 'monthly')
  const params = await openBillingPage(maya)
  const { change } = (await maya.call('testCheckout.billing', { params })).body
  expect(change).toEqual({ plan: 'yearly', dueNow: 4599 - 799 })
  const { body } = await maya.call('testCheckout.change', { params, body: { do: 'change' } })
  expect(body).toMatchObject({ plan: 'yearly', state: 'active' })
  expect((await state(maya)).subscription).toMatchObject({ period: 'yearly', amount: 4599 })
  const invoices = (await maya.call('billing.invoices', {})).body
  expect(invoices.map(({ number, amount, status }) => [number, amount, status])).toEqual([
    ['SOJ-0002', 3800, 'paid'],
    ['SOJ-0001', 799, 'paid'],
  ])
})

test('a refused renewal leaves seven days; another card mends it', async () => {
  const maya = await signUp()
  await buy(maya)
  const params = await openBillingPage(maya)
  const change = (body: { do: 'card' | 'renew'; card?: 'declined' | 'succeeds' }) =>
    maya.call('testCheckout.change', { params, body })
  await change({ do: 'card', card: 'declined' })
  await change({ do: 'renew' })
  const refused = await state(maya)
  expect(refused).toMatchObject({ isPremium: true, subscription: { state: 'past_due', renewsAt: null } })
  const { premiumUntil, refusedAt } = refused.subscription ?? {}
  expect(Date.parse(premiumUntil ?? '') - Date.parse(refusedAt ?? '')).toBe(7 * 86_400_000)
  await change({ do: 'card', card: 'succeeds' })
  expect((await state(maya)).subscription?.state).toBe('active')
})

test('after Premium ended nothing is gone: trips are read and edited, creating and exporting are blocked', async () => {
  const maya = await signUp()
  await buy(maya)
  const trips = [
    await createTrip(maya),
    await createTrip(maya),
    await createTrip(maya),
    await createTrip(maya),
  ]
  const { db } = await testApp()
  const past = sql<string>`now() - interval '1 second'`
  await db.updateTable('subscriptions').set({ premiumUntil: past }).where('userId', '=', maya.id).execute()
  expect(await isPremium(maya)).toBe(false)
  expect((await maya.call('trips.list', {})).body).toHaveLength(4)
  const params = { tripId: trips[3]?.id ?? 0 }
  expect((await maya.call('trips.update', { params, body: { title: 'Still mine' } })).status).toBe(200)
  const fifth = await maya.call('trips.create', {
    body: { title: 'A fifth', destination: 'Rome', startDate: '2027-01-01', endDate: '2027-01-02' },
  })
  expect([fifth.status, fifth.error.message]).toEqual([403, 'Upgrade to Pro for unlimited trips'])
  const file = await maya.call('export.file', { params })
  expect([file.status, file.error.message]).toEqual([403, 'Upgrade to Pro to export your data'])
})

test('where billing is off everyone has everything and nothing is sold', async () => {
  const own = await startTestApp({ BILLING: 'off' })
  const maya = await signUp({ on: own })
  const { isPremium: everything, planStatus } = (await maya.call('auth.currentUser', {})).body
  expect([everything, planStatus.plan, planStatus.billing]).toEqual([true, 'pro', 'off'])
  for (let n = 0; n < 4; n++) await createTrip(maya)
  expect((await maya.call('billing.createCheckout', { body: { plan: 'monthly' } })).status).toBe(409)
  expect((await maya.call('billing.state', {})).body).toMatchObject({ mode: 'off', subscription: null })
})

test('a production server without keys sells nothing, unless the test checkout is switched on', async () => {
  const closed = await startTestApp({ NODE_ENV: 'production' })
  const maya = await signUp({ on: closed })
  const { status, error } = await maya.call('billing.createCheckout', { body: { plan: 'monthly' } })
  expect([status, error.code]).toEqual([503, 'unavailable'])
  expect((await maya.call('billing.state', {})).body.mode).toBe('closed')
  const open = await startTestApp({ NODE_ENV: 'production', TEST_CHECKOUT: 'true' })
  expect(await begin(await signUp({ on: open }))).toMatch(/^cs_/)
})
