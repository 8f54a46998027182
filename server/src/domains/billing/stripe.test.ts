import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { begin } from '../../../test/buying.ts'
import { sendJson, trickle } from '../../../test/loopback.ts'
import { startStripeServer, type StripeServer, stripeSettings } from '../../../test/stripe-server.ts'
import { signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { Payments } from './stripe.ts'
import { pay } from './test-checkout/checkout-page.ts'
import { priceIds } from './test-checkout/objects.ts'
import type { TestStripe } from './test-checkout/test-stripe.ts'

let server: StripeServer
let own: TestApp
let stripe: TestStripe

beforeAll(async () => {
  server = await startStripeServer()
  own = await startTestApp(stripeSettings(server))
  stripe = server.keepIn(own.db)
})
afterAll(() => server.stop())
beforeEach(() => {
  server.calls.length = 0
})

const checkout = { body: { plan: 'yearly' } } as const
const unwell = sendJson({ error: { type: 'api_error', message: 'unwell' } }, 500)
const ofGateway = sendJson({ message: 'broken' }, 500)
const tooMany = sendJson(
  { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'slow' } },
  429,
)

test('SUB-06 with live keys the mode is live, and the badge can say so', async () => {
  const maya = await signUp({ on: own })
  expect((await maya.call('billing.state', {})).body.mode).toBe('live')
})

test('SUB-13 the official library begins a hosted checkout at the configured address; no card passes through us', async () => {
  await begin(await signUp({ on: own }))
  server.calls.length = 0
  const maya = await signUp({ on: own })
  const { status, body } = await maya.call('billing.createCheckout', checkout)
  expect([status, typeof body.url]).toEqual([200, 'string'])
  expect(server.calls).toEqual(['POST /v1/customers', 'GET /v1/subscriptions', 'POST /v1/checkout/sessions'])
})

test('the buyer’s own question brings Premium when the report is late', async () => {
  const maya = await signUp({ on: own })
  const sessionId = await begin(maya, 'yearly')
  await pay(stripe, maya.id, sessionId, { card: 'succeeds' })
  const before = (await maya.call('auth.currentUser', {})).body.isPremium
  const eve = await signUp({ on: own })
  await eve.call('billing.session', { params: { sessionId } })
  const afterEve = (await maya.call('auth.currentUser', {})).body.isPremium
  await maya.call('billing.session', { params: { sessionId } })
  const afterMaya = (await maya.call('auth.currentUser', {})).body.isPremium
  expect([before, afterEve, afterMaya]).toEqual([false, false, true])
  expect((await eve.call('auth.currentUser', {})).body.isPremium).toBe(false)
})

test('whoever paid but whose report is late cannot pay again', async () => {
  const maya = await signUp({ on: own })
  await pay(stripe, maya.id, await begin(maya), { card: 'succeeds' })
  const again = await maya.call('billing.createCheckout', { body: { plan: 'monthly' } })
  expect([again.status, again.error.message]).toEqual([409, billingRefusalsWords.alreadySubscribed])
})

test('one failure is repeated with the same key and makes one checkout', async () => {
  const maya = await signUp({ on: own })
  await begin(maya, 'monthly')
  server.calls.length = 0
  server.failWith(unwell, 1)
  expect((await maya.call('billing.createCheckout', checkout)).status).toBe(200)
  const rows = await own.db.selectFrom('checkouts').select('id').where('userId', '=', maya.id).execute()
  expect(rows).toHaveLength(2)
})

test.each([
  ['500', unwell, 3],
  ['429', tooMany, 1],
  ['500 in words of a gateway', ofGateway, 3],
] as const)(
  'SUB-08 a provider that answers %s costs a clear message and nothing else',
  async (_code, answer, times) => {
    const maya = await signUp({ on: own })
    server.failWith(answer, times)
    const { status, error } = await maya.call('billing.createCheckout', checkout)
    expect([status, error.code, error.message]).toEqual([
      502,
      'upstream_failed',
      billingRefusalsWords.unreachable,
    ])
    expect((await maya.call('billing.createCheckout', checkout)).status).toBe(200)
    const rows = await own.db.selectFrom('checkouts').select('id').where('userId', '=', maya.id).execute()
    expect(rows).toHaveLength(1)
  },
)

test('a provider that never answers is given up, and the failure is reported without a person', async () => {
  const payments = new Payments({
    apiKey: 'sk_test_slow',
    apiUrl: server.url,
    prices: priceIds,
    webhookSecrets: [],
    timeoutMs: 50,
  })
  const failures: object[] = []
  payments.report = (failure) => void failures.push(failure)
  server.failWith(() => undefined, 3)
  await expect(payments.readSubscription('sub_1')).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(server.calls).toHaveLength(3)
  expect(failures).toEqual([expect.objectContaining({ type: 'StripeConnectionError' })])
})

test('a provider that sends a byte now and then is given up as one that is silent', async () => {
  const payments = new Payments({
    apiKey: 'sk_test_slow',
    apiUrl: server.url,
    prices: priceIds,
    webhookSecrets: [],
    timeoutMs: 200,
  })
  server.failWith(trickle, 1)
  await expect(payments.readSubscription('sub_1')).rejects.toMatchObject({ code: 'upstream_failed' })
})

test('while the provider fails nobody becomes Premium by asking, and is told so', async () => {
  const maya = await signUp({ on: own })
  const sessionId = await begin(maya)
  await pay(stripe, maya.id, sessionId, { card: 'succeeds' })
  server.failWith(unwell, 3)
  const answer = await maya.call('billing.session', { params: { sessionId } })
  expect(answer.status).toBe(502)
  expect((await maya.call('auth.currentUser', {})).body.isPremium).toBe(false)
})
