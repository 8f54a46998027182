import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { signUp, testApp } from '../../../test/test-app.ts'
import { billingOf } from './billing.ts'
import { testSeller } from './seller.ts'
import { Payments } from './stripe.ts'
import type { Billing } from './billing.ts'
import { syncSubscription } from './subscriptions.ts'
import { priceIds, type Report, type TestSubscription } from './test-checkout/objects.ts'
import { newInvoice, newSubscription, paymentMethod } from './test-checkout/new-objects.ts'
import { toEvent } from './test-checkout/routes.ts'
import { receiveEvent } from './webhook.ts'

const now = Math.floor(Date.now() / 1000)

/** A provider that knows one subscription, in whatever state `read` says. */
function payments(read: () => Promise<TestSubscription> | TestSubscription): Payments {
  const httpClient: Stripe.HttpClient = {
    getClientName: () => 'one subscription',
    makeRequest: async () => {
      const state = await read()
      return {
        getStatusCode: () => 200,
        getHeaders: () => ({}),
        getRawResponse: () => state,
        toStream: () => null,
        toJSON: async () => structuredClone(state),
      }
    },
  }
  const apiUrl = 'http://localhost'
  return new Payments({ apiKey: 'sk_test_x', apiUrl, prices: priceIds, webhookSecrets: [], httpClient })
}

/** Somebody who is a customer, and the subscription as it was after each of six reports about it. */
async function customer() {
  const { app, ...deps } = await testApp()
  const maya = await signUp()
  const id = `cus_${randomUUID()}`
  await deps.db.insertInto('customers').values({ id, userId: maya.id, seller: testSeller }).execute()
  const bought = newSubscription(id, 'monthly', 'succeeds', now)
  const end = bought.items.data[0].current_period_end
  const states: TestSubscription[] = [
    bought,
    bought,
    bought,
    { ...bought, status: 'past_due' },
    { ...bought, default_payment_method: paymentMethod('confirm') },
    {
      ...bought,
      default_payment_method: paymentMethod('confirm'),
      cancel_at: end,
      cancel_at_period_end: true,
    },
  ]
  const invoice = newInvoice(bought, 799, 'paid', { now, count: 0 })
  const reports: Report[] = [
    { type: 'customer.subscription.created', object: states[0]! },
    { type: 'invoice.paid', object: invoice },
    {
      type: 'checkout.session.completed',
      object: { id: 'cs_1', object: 'checkout.session', status: 'complete', subscription: bought.id },
    },
    { type: 'invoice.payment_failed', object: { ...invoice, status: 'open' } },
    { type: 'customer.subscription.updated', object: states[4]! },
    { type: 'customer.subscription.updated', object: states[5]! },
  ]
  const billing = (provider: Payments): Billing => ({ ...billingOf(app, { ...deps })!, payments: provider })
  return { maya, states, reports, billing, db: deps.db }
}

/** Every order of a list. */
function* ordersOf(items: number[]): Generator<number[]> {
  if (items.length === 0) yield items
  for (const [at, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(at, 1))) yield [item, ...rest]
}

const lanes = 4

test('six reports in all 720 orders, each delivered twice, end in the same entitlement', async () => {
  const orders = [...ordersOf([0, 1, 2, 3, 4, 5])]
  const ends = await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const { maya, states, reports, billing, db } = await customer()
      const found: string[] = []
      for (const order of orders.filter((_order, at) => at % lanes === lane)) {
        // The provider is as far as the latest report that came: no report comes before it has happened.
        let latest = 0
        const provider = billing(payments(() => states[latest]!))
        const events = reports.map((report) => toEvent(report) as unknown as Stripe.Event)
        const isLate = order[0]! % 2 === 0
        for (const at of isLate ? [...order, ...order] : order.flatMap((one) => [one, one])) {
          latest = Math.max(latest, at)
          await receiveEvent(provider, events[at]!)
        }
        const rows = await db
          .selectFrom('subscriptions')
          .select(['status', 'plan', 'endsAt', 'premiumUntil', 'cardLast4'])
          .where('userId', '=', maya.id)
          .execute()
        found.push(JSON.stringify(rows))
        await db.deleteFrom('subscriptions').where('userId', '=', maya.id).execute()
      }
      const end = new Date(states[5]!.cancel_at! * 1000)
      return { found, end }
    }),
  )
  expect(ends.flatMap(({ found }) => found)).toHaveLength(720)
  for (const { found, end } of ends) {
    expect(new Set(found).size).toBe(1)
    const [row] = JSON.parse(found[0]!) as { status: string; premiumUntil: string; cardLast4: string }[]
    expect(row).toMatchObject({ status: 'active', cardLast4: '3155' })
    expect(new Date(row!.premiumUntil)).toEqual(end)
  }
}, 120_000)

test('of two reads that overlap the one that began later counts, whichever ends last', async () => {
  const { maya, states, billing, db } = await customer()
  const { promise: isSecondDone, resolve: finishSecond } = Promise.withResolvers<void>()
  const { promise: isFirstAsked, resolve: askFirst } = Promise.withResolvers<void>()
  const { id } = states[0]!
  const slow = billing(
    payments(async () => {
      askFirst()
      await isSecondDone
      return states[0]!
    }),
  )
  const first = syncSubscription(slow, id)
  await isFirstAsked
  await syncSubscription(billing(payments(() => states[5]!)), id)
  finishSecond()
  await first
  const rows = await db
    .selectFrom('subscriptions')
    .select('cardLast4')
    .where('userId', '=', maya.id)
    .execute()
  expect(rows).toEqual([{ cardLast4: '3155' }])
})
