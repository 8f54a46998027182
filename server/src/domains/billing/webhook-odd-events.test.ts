import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  sendEvent,
  startStripeServer,
  type StripeServer,
  stripeSettings,
} from '../../../test/stripe-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { toEvent } from './test-checkout/routes.ts'

let server: StripeServer
let own: TestApp
beforeAll(async () => {
  server = await startStripeServer()
  own = await startTestApp(stripeSettings(server))
  server.keepIn(own.db)
})
afterAll(() => server.stop())

const keptEvents = () => own.db.selectFrom('paymentEvents').select('id').execute()

const checkout = { id: 'cs_1', object: 'checkout.session', status: 'complete', subscription: 'sub_1' }
const subscription = { id: 'sub_1', object: 'subscription', status: 'active' }
const invoice = {
  id: 'in_1',
  object: 'invoice',
  parent: { subscription_details: { subscription: 'sub_1' } },
}
const good = () => toEvent({ type: 'checkout.session.completed', object: checkout })

test.each<[string, () => unknown]>([
  ['nothing', () => null],
  ['a number', () => 7],
  ['a list', () => [good()]],
  ['an empty object', () => ({})],
  ['no data', () => ({ ...good(), data: undefined })],
  ['data that is null', () => ({ ...good(), data: null })],
  ['data that is a text', () => ({ ...good(), data: 'x' })],
  ['no object', () => ({ ...good(), data: {} })],
  ['an object that is null', () => ({ ...good(), data: { object: null } })],
  ['an object that is a text', () => ({ ...good(), data: { object: 'sub_1' } })],
  ['an object that is a list', () => ({ ...good(), data: { object: [checkout] } })],
  ['no id', () => ({ ...good(), id: undefined })],
  ['an id that is a number', () => ({ ...good(), id: 7 })],
  ['an id that no database takes', () => ({ ...good(), id: 'evt_\u0000' })],
  ['an id without an end', () => ({ ...good(), id: 'x'.repeat(10_000) })],
  ['a type that is null', () => ({ ...good(), type: null })],
  ['a type that no database takes', () => ({ ...good(), type: 'x\u0000' })],
  ['a checkout without an id', () => ({ ...good(), data: { object: { ...checkout, id: undefined } } })],
  [
    'a checkout of a subscription 7',
    () => ({ ...good(), data: { object: { ...checkout, subscription: 7 } } }),
  ],
  ['a subscription without an id', () => ({ ...good(), data: { object: { object: 'subscription' } } })],
  ['a subscription with an empty id', () => ({ ...good(), data: { object: { ...subscription, id: '' } } })],
  ['a subscription that is a path', () => ({ ...good(), data: { object: { ...subscription, id: '../x' } } })],
  ['an invoice of a parent 7', () => ({ ...good(), data: { object: { ...invoice, parent: 7 } } })],
])('a signed report with %s is refused and nothing of it is kept', async (_, event) => {
  const before = await keptEvents()
  expect(await sendEvent(own.app, event())).toBe(400)
  expect(await keptEvents()).toEqual(before)
})

const odd: unknown[] = [
  null,
  undefined,
  true,
  0,
  -1.5,
  '',
  'x',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  [],
  [null],
  {},
  { id: null },
]

/** Every copy of a value in which one part, however deep, is something else. */
function* spoilt(value: unknown): Generator {
  yield* odd
  if (value === null || typeof value !== 'object') return
  for (const [name, part] of Object.entries(value))
    for (const other of spoilt(part)) yield { ...value, [name]: other }
}

test.each([
  ['checkout', checkout],
  ['subscription', subscription],
  ['invoice', invoice],
])(
  'whatever part of a signed report about a %s is spoilt, it is taken or refused, and never a fault',
  async (_, object) => {
    const statuses = new Map<number, unknown[]>()
    for (const event of spoilt(toEvent({ type: 'any', object }))) {
      // A report is kept once, by its id; each of these is another.
      const { id } = good()
      const isWhole = typeof event === 'object' && event !== null && 'data' in event && 'id' in event
      const fresh =
        isWhole && typeof event.id === 'string' && event.id.startsWith('evt_') ? { ...event, id } : event
      const status = await sendEvent(own.app, fresh ?? null)
      statuses.set(status, [...(statuses.get(status) ?? []), fresh])
    }
    for (const [status, events] of statuses) expect([200, 400], JSON.stringify(events[0])).toContain(status)
    expect(statuses.size).toBe(2)
  },
  60_000,
)
