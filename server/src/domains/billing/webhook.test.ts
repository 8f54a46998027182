import type { IncomingMessage, ServerResponse } from 'node:http'
import { webhookPath } from '@sojourn/contract/billing/api'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, sessionIn } from '../../../test/buying.ts'
import { sendJson } from '../../../test/loopback.ts'
import {
  sendEvent,
  type Sent,
  startStripeServer,
  type StripeServer,
  stripeSettings,
  webhookSecret,
} from '../../../test/stripe-server.ts'
import { signUp, startTestApp, type TestApp, type Traveller } from '../../../test/test-app.ts'
import { accountMark } from '../../kernel/http/security-log.ts'
import { billingOf } from './billing.ts'
import { Payments } from './stripe.ts'
import { syncSubscription } from './subscriptions.ts'
import { deleteCustomers, reconcile, findUnheard } from './reconcile.ts'
import { pay } from './test-checkout/checkout-page.ts'
import { toEvent } from './test-checkout/routes.ts'
import type { Report } from './test-checkout/objects.ts'
import type { TestStripe } from './test-checkout/test-stripe.ts'

const newSecret = 'whsec_of_tomorrow'
const lines: string[] = []
const reports: Report[] = []
let server: StripeServer
let own: TestApp
let stripe: TestStripe

beforeAll(async () => {
  server = await startStripeServer()
  own = await startTestApp(
    { ...stripeSettings(server), STRIPE_WEBHOOK_SECRET: `${webhookSecret}, ${newSecret}`, LOG_LEVEL: 'warn' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  stripe = server.keepIn(own.db)
  stripe.deliver = async (news) => void reports.push(...news)
})
afterAll(() => server.stop())

const send = (event: object, sent?: Sent) => sendEvent(own.app, event, sent)

/** Everything billing keeps about one person. */
async function kept({ id }: Traveller) {
  const events = await own.db.selectFrom('paymentEvents').select('id').execute()
  const rows = await own.db.selectFrom('subscriptions').selectAll().where('userId', '=', id).execute()
  return { events: events.length, rows }
}

const isPremium = async (traveller: Traveller) =>
  (await traveller.call('auth.currentUser', {})).body.isPremium

/** Pays at the provider; what it would report. */
async function paid(traveller: Traveller): Promise<Report[]> {
  reports.length = 0
  await pay(stripe, traveller.id, await begin(traveller), { card: 'succeeds' })
  return [...reports]
}

test('a signed report brings Premium, and one line says whose plan changed', async () => {
  const maya = await signUp({ on: own })
  const news = await paid(maya)
  expect(await isPremium(maya)).toBe(false)
  lines.length = 0
  for (const report of news) expect(await send(toEvent(report))).toBe(200)
  expect(await isPremium(maya)).toBe(true)
  const security = lines.map((line) => JSON.parse(line) as { event?: string }).filter(({ event }) => event)
  expect(security).toEqual([
    expect.objectContaining({
      event: 'plan changed',
      account: accountMark(own.app.logKey, maya.id),
      plan: 'pro',
    }),
  ])
  expect(lines.join('')).not.toContain(maya.email)
})

test('both secrets count while one replaces the other', async () => {
  const maya = await signUp({ on: own })
  const [first] = await paid(maya)
  expect(await send(toEvent(first!), { secret: newSecret })).toBe(200)
  expect(await isPremium(maya)).toBe(true)
})

test.each<[string, Sent]>([
  ['a signature with another secret', { secret: 'whsec_of_eve' }],
  ['a signature older than five minutes', { ageS: 301 }],
  ['a body that was altered', { alter: (text) => text.replace('false', 'true') }],
  ['a body with one more space', { alter: (text) => `${text} ` }],
])('%s is answered with 400 and changes nothing', async (_what, sent) => {
  const maya = await signUp({ on: own })
  const news = await paid(maya)
  const before = await kept(maya)
  for (const report of news) expect(await send(toEvent(report), sent)).toBe(400)
  expect(await kept(maya)).toEqual(before)
  expect(await isPremium(maya)).toBe(false)
})

test('a signature of almost five minutes ago still counts; none at all does not', async () => {
  const maya = await signUp({ on: own })
  const [first] = await paid(maya)
  const bare = await own.app.inject({ method: 'POST', url: webhookPath, payload: toEvent(first!) })
  expect(bare.statusCode).toBe(400)
  expect(await send(toEvent(first!), { ageS: 290 })).toBe(200)
})

const unwell = sendJson({ error: { type: 'api_error', message: 'unwell' } }, 500)
const tooMany = sendJson({ error: { type: 'invalid_request_error', message: 'slow' } }, 429)

test.each([
  ['answers 500', unwell],
  ['answers 429', tooMany],
  ['breaks the line', (_request: IncomingMessage, response: ServerResponse) => void response.destroy()],
])(
  'a provider that %s while its report is taken is asked to send it again; nothing is half done',
  async (_how, answer) => {
    const maya = await signUp({ on: own })
    const [report] = await paid(maya)
    const before = await kept(maya)
    // One call and its two repeats.
    server.failWith(answer, 3)
    const event = toEvent(report as Report)
    expect(await send(event)).toBe(502)
    server.failWith(answer, 0)
    expect([await kept(maya), await isPremium(maya)]).toEqual([before, false])
    const checkouts = await own.db
      .selectFrom('checkouts')
      .select('status')
      .where('userId', '=', maya.id)
      .execute()
    expect(checkouts).toEqual([{ status: 'open' }])
    expect(await send(event)).toBe(200)
    expect(await isPremium(maya)).toBe(true)
    expect((await kept(maya)).events).toBe(before.events + 1)
  },
)

test('a thousand copies of one report have one effect', async () => {
  const maya = await signUp({ on: own })
  const [first] = await paid(maya)
  const event = toEvent(first!)
  const before = (await kept(maya)).events
  lines.length = 0
  const answers = await Promise.all(Array.from({ length: 1000 }, () => send(event)))
  expect(new Set(answers)).toEqual(new Set([200]))
  const { events, rows } = await kept(maya)
  expect([events - before, rows.length]).toEqual([1, 1])
  expect(lines.filter((line) => line.includes('plan changed'))).toHaveLength(1)
}, 30_000)

/** Bought, cancelled, resumed and cancelled again: six reports about one subscription. */
async function lifeOf(traveller: Traveller): Promise<Stripe.Event[]> {
  const news = await paid(traveller)
  const { id } = news[0]!.object as { id: string }
  const update = (cancel: boolean) =>
    stripe.answer({
      method: 'POST',
      path: `/v1/subscriptions/${id}`,
      form: new URLSearchParams({ cancel_at_period_end: String(cancel) }),
      key: null,
    })
  reports.length = 0
  await update(true)
  await update(false)
  await update(true)
  const events = [...news, ...reports].map((report) => toEvent(report) as unknown as Stripe.Event)
  expect(events).toHaveLength(6)
  return events
}

test('six reports over HTTP, backwards, twice and at once, end as the provider has it', async () => {
  const maya = await signUp({ on: own })
  const events = (await lifeOf(maya)).toReversed()
  const answers = await Promise.all([...events, ...events].map((event) => send(event)))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect((await maya.call('billing.state', {})).body.subscription).toMatchObject({ state: 'ending' })
})

test('a second subscription of the same person is cancelled at the provider', async () => {
  const maya = await signUp({ on: own })
  const news = await paid(maya)
  const { customer } = news[0]!.object as { customer: string }
  // As if the provider had let both checkouts through.
  const { body } = await stripe.answer({
    method: 'POST',
    path: '/v1/checkout/sessions',
    form: new URLSearchParams({
      customer,
      success_url: 'http://localhost/',
      'line_items[0][price]': 'price_yearly',
    }),
    key: null,
  })
  reports.length = 0
  await pay(stripe, maya.id, sessionIn((body as { url: string }).url), { card: 'succeeds' })
  for (const report of [...reports, ...news]) expect(await send(toEvent(report))).toBe(200)
  const { rows } = await kept(maya)
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled'])
  const billing = billingOf(own.app, own)!
  const atProvider = await billing.payments.listSubscriptions(customer)
  expect(atProvider.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled'])
})

test('a report about somebody unknown, or about something else, is taken and changes nothing', async () => {
  const { body } = await stripe.answer({
    method: 'POST',
    path: '/v1/customers',
    form: new URLSearchParams({ email: 'nobody@example.com' }),
    key: null,
  })
  expect(await send(toEvent({ type: 'customer.created', object: body }))).toBe(200)
  const subscription = { id: 'sub_of_another_shop', object: 'subscription' }
  expect(await send(toEvent({ type: 'customer.subscription.created', object: subscription }))).toBe(200)
  expect(
    await own.db.selectFrom('subscriptions').select('id').where('id', '=', subscription.id).execute(),
  ).toEqual([])
})

test('what no report told is found by the daily comparison', async () => {
  const maya = await signUp({ on: own })
  await paid(maya)
  await reconcile(billingOf(own.app, own)!, new AbortController().signal)
  expect(await isPremium(maya)).toBe(true)
})

test('whoever bought at a price that is not on offer any more keeps Premium as long as they pay; what was never sold here gives none', async () => {
  const maya = await signUp({ on: own })
  for (const report of await paid(maya)) await send(toEvent(report))
  const [row] = (await kept(maya)).rows
  const { STRIPE_SECRET_KEY: apiKey = '' } = stripeSettings(server)
  const prices = { monthly: 'price_of_next_year', yearly: 'price_of_next_year_too' }
  const payments = new Payments({ apiKey, apiUrl: server.url, prices, webhookSecrets: [] })
  const billing = { ...billingOf(own.app, own)!, payments }
  const end = new Date(Date.now() - 1000).toISOString()
  await own.db.updateTable('subscriptions').set({ premiumUntil: end }).where('id', '=', row!.id).execute()
  expect(await isPremium(maya)).toBe(false)
  // A report that was lost sells nobody a second subscription.
  const { id: customerId } = await own.db
    .selectFrom('customers')
    .select('id')
    .where('userId', '=', maya.id)
    .executeTakeFirstOrThrow()
  expect(await findUnheard(billing, customerId)).toBe(true)
  expect(await isPremium(maya)).toBe(true)
  expect((await kept(maya)).rows).toMatchObject([{ plan: row!.plan, status: 'active' }])

  await own.db.deleteFrom('subscriptions').where('id', '=', row!.id).execute()
  await syncSubscription(billing, row!.id)
  expect((await kept(maya)).rows).toEqual([])
  expect(await isPremium(maya)).toBe(false)
})

test('with the account the customer goes at the provider, and the subscription with it', async () => {
  const maya = await signUp({ on: own })
  for (const report of await paid(maya)) await send(toEvent(report))
  const copy = JSON.stringify((await maya.call('auth.downloadData', {})).body)
  const [row] = (await kept(maya)).rows
  expect(copy).toContain(row!.id)
  const { id } = await own.db
    .selectFrom('customers')
    .select('id')
    .where('userId', '=', maya.id)
    .executeTakeFirstOrThrow()
  const removal = { confirmation: maya.email, password: 'a quiet harbour' }
  expect((await maya.call('auth.deleteAccount', { body: removal })).status).toBe(200)
  const billing = billingOf(own.app, own)!
  await deleteCustomers(billing, new AbortController().signal)
  expect(server.calls).toContain(`DELETE /v1/customers/${id}`)
  expect(await billing.payments.listSubscriptions(id)).toEqual([])
  expect(await own.db.selectFrom('customersToDelete').selectAll().execute()).toEqual([])
})
