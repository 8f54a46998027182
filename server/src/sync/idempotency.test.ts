import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTrip, signUp, testApp, tripInput } from '../../test/test-app.ts'

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
