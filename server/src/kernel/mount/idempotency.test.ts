import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Client, createTrip, signUp, testApp, type Traveller, tripInput } from '../../../test/test-app.ts'

const item = { item: 'Passport', category: 'documents' } as const

test('a write sent twice under one key happens once and answers the same', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya)
  const key = randomUUID()
  const params = { tripId: trip.id }
  const first = await maya.call('packing.add', { params, body: item }, { 'idempotency-key': key })
  const second = await maya.call('packing.add', { params, body: item }, { 'idempotency-key': key })
  expect(second.body).toEqual(first.body)
  expect(first.headers['idempotency-key']).toBe(key)
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect((await maya.call('packing.list', { params })).body).toHaveLength(1)
})

test('twenty parallel sends under one key make one item', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya)
  const params = { tripId: trip.id }
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      maya.call('packing.add', { params, body: item }, { 'idempotency-key': key }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await maya.call('packing.list', { params })).body).toHaveLength(1)
})

test('the same key for another request is refused', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya)
  const params = { tripId: trip.id }
  const headers = { 'idempotency-key': randomUUID() }
  await maya.call('packing.add', { params, body: item }, headers)
  const other = await maya.call('packing.add', { params, body: { ...item, item: 'Tickets' } }, headers)
  expect(other.status).toBe(422)
  expect((await maya.call('packing.list', { params })).body).toHaveLength(1)
})

test('a refused write leaves its key free', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya)
  const headers = { 'idempotency-key': randomUUID() }
  const missing = { params: { id: randomUUID() }, body: { packed: true } }
  expect((await maya.call('packing.update', missing, headers)).status).toBe(404)
  expect((await maya.call('packing.add', { params: { tripId: trip.id }, body: item }, headers)).status).toBe(
    200,
  )
})

test('two travellers may use the same key', async () => {
  const [maya, tunde] = [await signUp(), await signUp()]
  const headers = { 'idempotency-key': randomUUID() }
  const [a, b] = [await createTrip(maya), await createTrip(tunde)]
  expect((await maya.call('packing.add', { params: { tripId: a.id }, body: item }, headers)).status).toBe(200)
  expect((await tunde.call('packing.add', { params: { tripId: b.id }, body: item }, headers)).status).toBe(
    200,
  )
})

test('a key of the wrong form is refused before anything happens', async () => {
  const maya = await signUp()
  const { status, error } = await maya.call(
    'trips.create',
    { body: tripInput },
    { 'idempotency-key': 'short' },
  )
  expect(status).toBe(400)
  expect(error.fields).toHaveProperty('Idempotency-Key')
})

test('every write of a trip is in its log, numbered without a gap, whoever writes at once', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  const trip = await createTrip(maya)
  const params = { tripId: trip.id }
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      maya.call('packing.add', { params, body: { ...item, item: `Item ${n}` } }),
    ),
  )
  const changes = await db
    .selectFrom('changes')
    .selectAll()
    .where('tripId', '=', trip.id)
    .orderBy('rev')
    .execute()
  expect(changes.map(({ rev }) => rev)).toEqual(Array.from({ length: 31 }, (_, n) => n + 1))
  expect(changes[0]).toMatchObject({ collection: 'trip', row: { title: trip.title }, userId: maya.id })
  expect((await maya.call('trips.get', { params })).body.rev).toBe(31)
})

test('a write that fails leaves no change behind', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  const trip = await createTrip(maya)
  const refused = await maya.call('trips.update', {
    params: { tripId: trip.id },
    body: { endDate: '2027-04-01' },
  })
  expect(refused.status).toBe(400)
  const { count } = await db
    .selectFrom('changes')
    .select((s) => s.fn.countAll<number>().as('count'))
    .where('tripId', '=', trip.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('a long answer is not kept with its key; the same request again finds it in the trip’s log', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  const trip = await createTrip(maya)
  const params = { tripId: trip.id }
  const again = async <T>(send: (headers: Record<string, string>) => Promise<T>): Promise<[T, T]> => {
    const headers = { 'idempotency-key': randomUUID() }
    return [await send(headers), await send(headers)]
  }
  const stop = { type: 'activity', date: '2027-04-19', notes: '旅'.repeat(1000) } as const
  const added = await again((headers) =>
    maya.call(
      'itinerary.add',
      { params, body: { ...stop, title: 'Bica', description: '行'.repeat(1000) } },
      headers,
    ),
  )
  const second = await maya.call('itinerary.add', { params, body: { ...stop, title: 'Graça' } })
  const ids = [second.body.id, added[0].body.id]
  const reordered = await again((headers) =>
    maya.call('itinerary.reorder', { params, body: { date: stop.date, ids } }, headers),
  )
  const changed = await again((headers) =>
    maya.call('trips.update', { params, body: { description: '京'.repeat(2000) } }, headers),
  )
  for (const [first, repeated] of [added, reordered, changed]) {
    expect([first.status, repeated.status]).toEqual([200, 200])
    expect(repeated.body).toEqual(first.body)
    expect(repeated.headers['idempotency-replayed']).toBe('true')
  }
  const kept = await db.selectFrom('idempotency').select('result').where('userId', '=', maya.id).execute()
  expect(kept).toHaveLength(3)
  expect(JSON.stringify(kept).length).toBeLessThan(1000)
  expect((await maya.call('itinerary.list', { params })).body).toHaveLength(2)
})

test('a write that somebody else made on this device is refused, and nothing happens', async () => {
  const [maya, tom] = [await signUp(), await signUp({ name: 'Tom' })]
  const trip = await createTrip(maya)
  const params = { tripId: trip.id }
  const headers = (owner: string) => ({ 'idempotency-key': randomUUID(), 'x-queue-owner': owner })
  const refused = await maya.call('packing.add', { params, body: item }, headers(tom.id))
  expect(refused).toMatchObject({ status: 412, error: { code: 'other_owner' } })
  expect((await maya.call('packing.list', { params })).body).toEqual([])
  expect((await maya.call('packing.add', { params, body: item }, headers(maya.id))).status).toBe(200)
})

test('every answer to a key names it, also one that refuses, so that a foreign page is told apart', async () => {
  const maya = await signUp()
  const visitor = new Client(maya.app)
  const params = { tripId: (await createTrip(maya)).id }
  const key = randomUUID()
  const add = (who: Client, body: object, more: Record<string, string> = {}) =>
    who.call('packing.add', { params, body: body as typeof item }, { 'idempotency-key': key, ...more })
  const answers = [
    await add(visitor, item),
    await add(maya, item, { 'x-queue-owner': randomUUID() }),
    await add(maya, { category: 'nowhere' }),
    await add(maya, item),
  ]
  expect(answers.map(({ status, headers }) => [status, headers['idempotency-key']])).toEqual([
    [401, key],
    [412, key],
    [400, key],
    [200, key],
  ])
})

/** Everything a traveller can write without a connection; the trip goes last. */
async function everyWrite(maya: Traveller): Promise<Queued[]> {
  const trip = await createTrip(maya)
  const [stop, second, sock, fado] = Array.from({ length: 4 }, () => randomUUID())
  const inTrip = `/api/trips/${trip.id}`
  const visit = { type: 'activity', date: '2027-04-19' }
  const expense = { amount: '96.00', currency: 'EUR', category: 'food', description: 'Fado night' }
  const writes: [string, string, unknown?][] = [
    ['POST', '/api/trips', { ...tripInput, clientId: randomUUID() }],
    ['PUT', inTrip, { title: 'Lisbon in spring' }],
    ['POST', `${inTrip}/itinerary`, { ...visit, id: stop, title: 'Tram 28' }],
    ['POST', `${inTrip}/itinerary`, { ...visit, id: second, title: 'Graça' }],
    ['PUT', `/api/itinerary/${stop}`, { time: '16:00' }],
    ['PUT', `${inTrip}/itinerary/order`, { date: visit.date, ids: [second, stop] }],
    ['POST', `${inTrip}/packing`, { ...item, id: sock }],
    ['PUT', `/api/packing/${sock}`, { packed: true }],
    ['POST', `${inTrip}/expenses`, { ...expense, date: visit.date, id: fado }],
    ['PUT', `/api/expenses/${fado}`, { amount: '69.00' }],
    ['DELETE', `/api/packing/${sock}`],
    ['DELETE', `/api/expenses/${fado}`],
    ['DELETE', `/api/itinerary/${second}`],
    ['PATCH', '/api/auth/user', { name: 'Maya O.' }],
    ['DELETE', inTrip],
  ]
  return writes.map(([method, url, data]) => ({ method, url, data, key: randomUUID() }) as Queued)
}

interface Queued {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  data?: unknown
  key: string
}

test('the whole queue sent twice leaves every table as it was, whatever was written', async () => {
  const { pool } = await testApp()
  const maya = await signUp({ plan: 'pro' })
  const all = await everyWrite(maya)
  const [queue, removal] = [all.slice(0, -1), all.slice(-1)]
  const send = async (writes: readonly Queued[]) => {
    const answers = []
    for (const { method, url, data, key } of writes) {
      const headers = { 'idempotency-key': key, 'x-queue-owner': maya.id }
      answers.push(await maya.send(method, url, data, headers))
    }
    return answers
  }
  const tables = async () => {
    const names = ['trips', 'members', 'itinerary', 'packing', 'expenses', 'changes', 'idempotency', 'users']
    const rows = names.map(
      async (name) => (await pool.query(`select * from "${name}" as t order by t::text`)).rows as unknown[],
    )
    return Promise.all(rows)
  }
  for (const writes of [queue, removal]) {
    const first = await send(writes)
    expect(first.map(({ status }) => status)).toEqual(writes.map(() => 200))
    const before = await tables()
    const second = await send(writes)
    expect(second.map(({ headers }) => headers['idempotency-replayed'])).toEqual(writes.map(() => 'true'))
    expect(second.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
    expect(await tables()).toEqual(before)
  }
  // What was written into it is gone with the trip; the other trip and the name are not.
  const deleted = await tables()
  const third = await send(queue)
  expect(third.filter(({ status }) => status === 200).map(({ body }) => body)).toMatchObject([
    { title: tripInput.title },
    { name: 'Maya O.' },
  ])
  expect(await tables()).toEqual(deleted)
})
