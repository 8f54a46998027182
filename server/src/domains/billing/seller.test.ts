import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, buy } from '../../../test/buying.ts'
import { startStripeServer, type StripeServer, stripeSettings } from '../../../test/stripe-server.ts'
import { Client, signUp, startTestApp, type TestApp, type Traveller } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { readEnv } from '../../platform/env/env.ts'
import { openProviders } from '../../providers.ts'
import { checkSeller, priceProblem } from './seller.ts'
import { pay } from './test-checkout/checkout-page.ts'
import { priceIds } from './test-checkout/objects.ts'
import type { TestStripe } from './test-checkout/test-stripe.ts'

let server: StripeServer
let own: TestApp
let stripe: TestStripe

beforeAll(async () => {
  server = await startStripeServer()
  own = await startTestApp()
  stripe = server.keepIn(own.db)
})
afterAll(() => server.stop())

/** The same server after its operator changed the settings. */
async function restart(settings: Record<string, string>): Promise<TestApp> {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000', ...settings })
  const deps = { ...own, env, providers: openProviders(own.db, env, own.chosen) }
  return { ...deps, app: await buildApp(deps) }
}

const at = ({ app }: TestApp, { id, email, cookie }: Traveller): Traveller =>
  Object.assign(new Client(app), { id, email, cookie }) as Traveller

const isPremium = async (traveller: Traveller) =>
  (await traveller.call('auth.currentUser', {})).body.isPremium
const state = async (traveller: Traveller) => (await traveller.call('billing.state', {})).body
const ended = '2020-01-01T00:00:00Z'

test('what was bought in the test checkout is nothing to a real seller: Premium ends, and can be bought', async () => {
  const maya = await signUp({ on: own })
  await buy(maya)
  const tom = await signUp({ on: own })
  const opened = await begin(tom)
  expect(await isPremium(maya)).toBe(true)

  const live = await restart(stripeSettings(server))
  const [hers, his] = [at(live, maya), at(live, tom)]
  expect([await isPremium(hers), (await state(hers)).subscription]).toEqual([false, null])
  expect((await hers.call('billing.invoices', {})).body).toEqual([])
  // Tom's open test checkout is not offered in place of a real one.
  stripe.account = 'acct_first'
  await begin(his)
  expect(await begin(his)).not.toBe(opened)
  const sessionId = await begin(hers)
  await pay(stripe, maya.id, sessionId, { card: 'succeeds' })
  await hers.call('billing.session', { params: { sessionId } })
  expect([await isPremium(hers), (await state(hers)).subscription?.state]).toEqual([true, 'active'])
})

test('with another account of the provider nobody loses what is paid, nobody is a stranger’s customer, and all can buy', async () => {
  stripe.account = 'acct_first'
  const first = await restart(stripeSettings(server))
  const maya = await signUp({ on: first })
  const sessionId = await begin(maya)
  await pay(stripe, maya.id, sessionId, { card: 'succeeds' })
  await maya.call('billing.session', { params: { sessionId } })
  expect(await isPremium(maya)).toBe(true)

  stripe.account = 'acct_second'
  const second = await restart(stripeSettings(server))
  const there = at(second, maya)
  await begin(await signUp({ on: second }))
  expect([await isPremium(there), (await state(there)).subscription]).toEqual([true, null])
  expect((await there.call('billing.invoices', {})).body).toEqual([])
  expect((await there.call('billing.cancel', { body: {} })).status).toBe(409)
  const asked = await there.call('billing.session', { params: { sessionId } })
  expect(asked.body).toEqual({ payment_status: 'paid' })
  await own.db
    .updateTable('subscriptions')
    .set({ premiumUntil: ended })
    .where('userId', '=', maya.id)
    .execute()
  server.calls.length = 0
  expect((await there.call('billing.createCheckout', { body: { plan: 'monthly' } })).status).toBe(200)
  expect(server.calls).toContain('POST /v1/customers')
})

test('a customer who was deleted at the provider can buy again', async () => {
  stripe.account = 'acct_first'
  const live = await restart(stripeSettings(server))
  const maya = await signUp({ on: live })
  await begin(maya, 'monthly')
  const { id } = await own.db
    .selectFrom('customers')
    .select('id')
    .where('userId', '=', maya.id)
    .executeTakeFirstOrThrow()
  await stripe.answer({
    method: 'DELETE',
    path: `/v1/customers/${id}`,
    form: new URLSearchParams(),
    key: null,
  })
  const sessionId = await begin(maya, 'yearly')
  await pay(stripe, maya.id, sessionId, { card: 'succeeds' })
  await maya.call('billing.session', { params: { sessionId } })
  expect(await isPremium(maya)).toBe(true)
})

test('at another price than is shown nothing is sold, and it is said which one is wrong', async () => {
  const wrong = { STRIPE_PRICE_MONTHLY: priceIds.yearly, STRIPE_PRICE_YEARLY: 'price_of_nobody' }
  const live = await restart({ ...stripeSettings(server), ...wrong })
  const maya = await signUp({ on: live })
  const answer = await maya.call('billing.createCheckout', { body: { plan: 'monthly' } })
  expect([answer.status, answer.error.message]).toEqual([503, billingRefusalsWords.closed])
  const { payments } = live.providers.billing ?? {}
  expect(payments && (await checkSeller(own.db, payments))).toEqual([
    'STRIPE_PRICE_MONTHLY is 45.99 USD every year, but 7.99 USD every month is what travellers are shown.',
    'STRIPE_PRICE_YEARLY is no price of this Stripe account.',
  ])
})

const closed = { HOST: '0.0.0.0' }
const testKey = { STRIPE_SECRET_KEY: 'sk_test_loopback' }

test.each<[string, () => Record<string, string>]>([
  ['nothing is sold any more', () => closed],
  ['the test checkout is switched off', () => ({ TEST_CHECKOUT: 'false' })],
  ['the server says it is in production', () => ({ NODE_ENV: 'production' })],
  ['there is a provider', () => stripeSettings(server)],
  ['there is a provider in test mode', () => ({ ...stripeSettings(server), ...testKey })],
])('what was bought in the test checkout ends when %s, and is back with it', async (_, settings) => {
  const open = await restart({})
  const maya = await signUp({ on: open })
  await buy(maya, 'yearly')
  expect(await isPremium(maya)).toBe(true)
  const there = at(await restart(settings()), maya)
  expect([await isPremium(there), (await state(there)).subscription]).toEqual([false, null])
  expect(await isPremium(at(await restart({}), maya))).toBe(true)
})

test('what was bought in the test checkout gives nothing after a time in which everyone had everything', async () => {
  const maya = await signUp({ on: await restart({}) })
  await buy(maya)
  const free = at(await restart({ BILLING: 'off' }), maya)
  expect([await isPremium(free), (await state(free)).subscription]).toEqual([true, null])
  expect(await isPremium(at(await restart(closed), maya))).toBe(false)
})

test.each<[string, () => Record<string, string>]>([
  ['nothing is sold any more', () => closed],
  ['there are live keys, though the provider is away', () => stripeSettings(server)],
])('what was bought with a test card at the provider ends when %s', async (_, settings) => {
  stripe.account = 'acct_first'
  const tested = await restart({ ...stripeSettings(server), ...testKey })
  const maya = await signUp({ on: tested })
  const sessionId = await begin(maya)
  await pay(stripe, maya.id, sessionId, { card: 'succeeds' })
  await maya.call('billing.session', { params: { sessionId } })
  expect(await isPremium(maya)).toBe(true)
  expect(await isPremium(at(await restart(settings()), maya))).toBe(false)
})

test('what was paid for in earnest outlives the shop', async () => {
  stripe.account = 'acct_first'
  const live = await restart(stripeSettings(server))
  const maya = await signUp({ on: live })
  const sessionId = await begin(maya)
  await pay(stripe, maya.id, sessionId, { card: 'succeeds' })
  await maya.call('billing.session', { params: { sessionId } })
  expect(await isPremium(at(await restart(closed), maya))).toBe(true)
})

const right = { isActive: true, amount: 799, currency: 'usd', every: 'month' }
test.each([
  [right, null],
  [null, 'no price of this Stripe account'],
  [{ ...right, isActive: false }, 'archived'],
  [{ ...right, amount: 899 }, '8.99 USD every month'],
  [{ ...right, amount: null }, '? USD'],
  [{ ...right, currency: 'eur' }, '7.99 EUR'],
  [{ ...right, every: '3 month' }, 'every 3 month'],
])('a price of %j: %s', (price, problem) => {
  const said = priceProblem('monthly', price)
  if (problem === null) expect(said).toBe(null)
  else expect(said).toContain(problem)
})

test('a provider that is away at the start is asked again before something is sold', async () => {
  const live = await restart(stripeSettings(server))
  const { payments } = live.providers.billing ?? {}
  server.failWith((_request, response) => response.destroy(), 3)
  await expect(payments && checkSeller(own.db, payments)).rejects.toMatchObject({ code: 'upstream_failed' })
  const maya = await signUp({ on: live })
  expect((await maya.call('billing.createCheckout', { body: { plan: 'monthly' } })).status).toBe(200)
})
