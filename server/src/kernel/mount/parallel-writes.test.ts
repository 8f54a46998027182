import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '@sojourn/contract/api'
import { planLimits } from '@sojourn/contract/billing/plan-limits'
import { byCollection } from '@sojourn/contract/sync/collections'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodCalls } from '../../../test/good-calls.ts'
import { needsPlans, settle, type Settled } from '../../../test/settled.ts'
import {
  createTrip,
  signUp,
  startTestApp,
  tripInput,
  type Answer,
  type Client,
  type TestApp,
} from '../../../test/test-app.ts'

const atOnce = 50
const times = <T>(work: (n: number) => T): T[] => Array.from({ length: atOnce }, (_, n) => work(n))

type Send = (client: Client, name: EndpointName, input: never) => Promise<Answer<unknown>>
const withoutKey: Send = (client, name, input) => client.call(name, input)
const withKey: Send = (client, name, input) => client.call(name, input, { 'idempotency-key': randomUUID() })

const limit = planLimits.free.maxTrips ?? 0
const body = { ...tripInput, title: 'One of fifty' }

const thing = { item: 'Socks', category: 'clothing' } as const
const stop = { title: 'Tram 28', type: 'activity', date: '2027-04-19' } as const
const cost = { description: 'Tram', amount: '3.20', category: 'transport', date: '2027-04-19' } as const

const statuses = async (answers: Promise<Answer<unknown>>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status)

test.each([
  ['with keys', withKey],
  ['without keys', withoutKey],
])('fifty trips created at once %s: exactly as many as the plan allows', async (_how, send) => {
  const maya = await signUp()
  const got = await statuses(times(() => send(maya, 'trips.create', { body } as never)))
  expect(got.filter((status) => status === 200)).toHaveLength(limit)
  expect(got.filter((status) => status === 403)).toHaveLength(atOnce - limit)
  expect((await maya.call('trips.list', {})).body).toHaveLength(limit)
})

test.each([
  ['with keys', withKey],
  ['without keys', withoutKey],
])('fifty files imported at once %s: exactly as many as the plan allows', async (_how, send) => {
  const maya = await signUp()
  const { 'export.import': file } = goodCalls(await settle())
  const got = await statuses(times(() => send(maya, 'export.import', file as never)))
  expect(got.filter((status) => status === 200)).toHaveLength(limit)
  expect(new Set(got)).toEqual(new Set([200, 403]))
})

test.each([
  ['with keys', withKey],
  ['without keys', withoutKey],
])('fifty writes of every kind at once %s all happen', async (_how, send) => {
  const maya = await signUp({ plan: 'pro' })
  const { id: tripId } = await createTrip(maya)
  const params = { tripId }
  const call = (name: EndpointName, input: unknown) => send(maya, name, input as never)
  const added = await Promise.all(
    times(() => [
      call('itinerary.add', { params, body: stop }),
      call('packing.add', { params, body: thing }),
      call('expenses.add', { params, body: cost }),
      call('trips.create', { body }),
      call('auth.updateProfile', { body: { name: 'Maya' } }),
      call('trips.update', { params, body: { title: 'Fifty at once' } }),
    ]).flat(),
  )
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set([200]))
  const idsOf = (kind: number) => times((n) => (added[n * 6 + kind]?.body as { id: string } | undefined)?.id)
  const [stops, things, costs] = [idsOf(0), idsOf(1), idsOf(2)]
  const changed = await statuses(
    times((n) => [
      call('itinerary.reorder', { params, body: { date: stop.date, ids: stops.slice(0, 20) } }),
      call('itinerary.update', { params: { id: stops[n] }, body: { title: 'Tram 12' } }),
      call('packing.update', { params: { id: things[n] }, body: { packed: true } }),
      call('expenses.update', { params: { id: costs[n] }, body: { amount: '3.40' } }),
      call('trips.update', { params, body: { currency: n % 2 ? 'EUR' : 'GBP' } }),
    ]).flat(),
  )
  expect(new Set(changed)).toEqual(new Set([200]))
  const removed = await statuses(
    times((n) => [
      call('itinerary.remove', { params: { id: stops[n] } }),
      call('packing.remove', { params: { id: things[n] } }),
      call('expenses.remove', { params: { id: costs[n] } }),
    ]).flat(),
  )
  expect(new Set(removed)).toEqual(new Set([200]))
  expect((await maya.call('trips.contents', { params })).body).toEqual(byCollection(() => 0))
})

describe('one connection to the database is enough: nobody waits for a second while they hold one', () => {
  let narrow: TestApp
  let reader: Settled
  beforeAll(async () => {
    narrow = await startTestApp({}, { poolSize: 1 })
    reader = await settle({ on: narrow })
  })
  afterAll(() => narrow.app.close())

  test.each(endpoints)('for %s', async (name, { method, access }) => {
    const settled =
      method === 'GET' && access !== 'public'
        ? reader
        : await settle({ on: narrow, isPlanned: needsPlans(name) })
    const { status, error } = await settled.traveller.call(name, goodCalls(settled)[name] as never)
    expect(status, JSON.stringify(error)).not.toBe(500)
    if (status === 503) expect(error.message).toMatch(/being set up|soon|support|no mails/)
  })
})
