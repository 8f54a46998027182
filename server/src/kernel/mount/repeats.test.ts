import { randomUUID } from 'node:crypto'
import type { EndpointName } from '@sojourn/contract/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChatServer, streamJson } from '../../../test/chat-server.ts'
import { goodCalls } from '../../../test/good-calls.ts'
import { flight, settle } from '../../../test/settled.ts'
import { createTrip, join, signUp, startTestApp, testApp, type Traveller } from '../../../test/test-app.ts'

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeAll(async () => {
  chat = await startChatServer()
})
afterAll(() => chat.stop())

const long = { description: '行'.repeat(1000), notes: '旅'.repeat(1000) }
const stop = { type: 'activity', date: '2027-04-19', title: 'Bica' } as const
const nothing = { code: 'not_found', message: 'Trip not found' }

async function shared() {
  const [maya, tom] = [await signUp({ plan: 'pro' }), await signUp({ name: 'Tom Larsen' })]
  const trip = await createTrip(maya)
  await join(trip, tom)
  const params = { tripId: trip.id }
  const removeTom = () => maya.call('members.remove', { params: { ...params, memberId: tom.id } })
  return { maya, tom, trip, params, removeTom }
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

test('a removed member who repeats a long write reads nothing that was written since', async () => {
  const { maya, tom, params, removeTom } = await shared()
  const headers = keyed()
  const add = () => tom.call('itinerary.add', { params, body: { ...stop, ...long } }, headers)
  const { body: added } = await add()
  await removeTom()
  const change = { params: { id: added.id }, body: { title: 'A secret meeting' } }
  expect((await maya.call('itinerary.update', change)).status).toBe(200)
  const repeated = await add()
  expect([repeated.status, repeated.body]).toEqual([404, nothing])
  expect(repeated.headers['idempotency-replayed']).toBeUndefined()
})

test('whoever repeats a long write of a booking that was hidden since does not read it', async () => {
  const { maya, tom, params } = await shared()
  const headers = keyed()
  const booked = { ...flight, notes: '旅'.repeat(1900) }
  const { body } = await maya.call('bookings.add', { params, body: booked })
  const own = { params: { id: body.id } }
  const change = () => tom.call('bookings.update', { ...own, body: { seat: '12A' } }, headers)
  expect((await change()).status).toBe(200)
  const hide = { private: true, title: 'A surprise' }
  expect((await maya.call('bookings.update', { ...own, body: hide })).status).toBe(200)
  const repeated = await change()
  expect([repeated.status, JSON.stringify(repeated.body).includes('surprise')]).toEqual([404, false])
})

test('what a deleted trip answered once it answers nobody any more, until it is brought back', async () => {
  const { maya, tom, params } = await shared()
  const headers = keyed()
  const add = () => tom.call('packing.add', { params, body: { item: 'Map' } }, headers)
  const first = await add()
  await maya.call('trips.remove', { params })
  const repeated = await add()
  expect([repeated.status, repeated.body]).toEqual([404, nothing])
  const { db } = await testApp()
  await db.updateTable('trips').set({ deletedAt: null }).where('id', '=', params.tripId).execute()
  expect((await add()).body).toEqual(first.body)
})

test('an edit that was refused shows what the others wrote only to who is still on the trip', async () => {
  const { maya, tom, params, removeTom } = await shared()
  const { body: row } = await tom.call('packing.add', { params, body: { item: 'Map' } })
  const edit = (who: Traveller, body: object, headers = {}) =>
    who.call('packing.update', { params: { id: row.id }, body }, headers)
  await edit(maya, { notes: 'Secret' })
  const headers = keyed()
  const late = () => edit(tom, { notes: 'Mine', seen: { notes: null } }, headers)
  expect(await late()).toMatchObject({ status: 409, error: { theirs: { fields: { notes: 'Secret' } } } })
  expect((await late()).status).toBe(409)
  await removeTom()
  const repeated = await late()
  expect([repeated.status, repeated.body]).toEqual([404, { ...nothing, message: 'Not found' }])
})

/** Of everything the queue may send again because its answer was lost. */
const stillAnswered: [EndpointName, 'owner' | 'member'][] = [
  ['trips.create', 'owner'],
  ['export.import', 'owner'],
  ['members.accept', 'member'],
  ['trips.update', 'owner'],
  ['itinerary.add', 'member'],
  ['itinerary.update', 'member'],
  ['itinerary.reorder', 'member'],
  ['packing.remove', 'member'],
  ['expenses.remove', 'owner'],
  ['members.remove', 'member'],
  ['members.remove', 'owner'],
  ['trips.remove', 'owner'],
]

test.each(stillAnswered)('%s by the %s is answered again after its answer was lost', async (name, part) => {
  const own = await settle({ isPlanned: false })
  const tom = await signUp()
  await join(own.trip, tom)
  const person = part === 'owner' ? own.traveller : tom
  // The member leaves, the owner takes the member off.
  const calls = goodCalls(name === 'members.remove' ? { ...own, traveller: tom } : own)
  const headers = keyed()
  const send = () => person.call(name, calls[name] as never, headers)
  const first = await send()
  expect(first.status).toBe(200)
  const again = await send()
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(again.headers['idempotency-replayed']).toBe('true')
})

test('who has left and comes back is answered as before; who deleted the trip only that it is done', async () => {
  const { maya, tom, trip, params } = await shared()
  const headers = keyed()
  const add = () => tom.call('packing.add', { params, body: { item: 'Map' } }, headers)
  const { body: row } = await add()
  await tom.call('members.remove', { params: { ...params, memberId: tom.id } })
  expect((await add()).status).toBe(404)
  await join(trip, tom)
  expect((await add()).body).toEqual(row)
  const removal = keyed()
  const remove = () => maya.call('trips.remove', { params }, removal)
  await remove()
  expect((await remove()).body).toEqual({ ok: true })
})

test('the owner’s repeat of a removal says nothing once the trip is deleted', async () => {
  const { maya, tom, params } = await shared()
  const headers = keyed()
  const remove = () => maya.call('members.remove', { params: { ...params, memberId: tom.id } }, headers)
  expect((await remove()).status).toBe(200)
  await maya.call('trips.remove', { params })
  expect((await remove()).body).toEqual(nothing)
})

test('keys from before trips were kept with them show nothing to strangers, and members what their address tells', async () => {
  const { tom, params, removeTom } = await shared()
  const { db } = await testApp()
  const { body: other } = await tom.call('packing.add', { params, body: { item: 'Hat' } })
  const writes = [
    ['packing.add', { params, body: { item: 'Map' } }],
    ['packing.update', { params: { id: other.id }, body: { packed: true } }],
    ['members.accept', goodCalls(await settle({ isPlanned: false }))['members.accept']],
  ] as const
  const keys = writes.map(() => keyed())
  const all = async () => {
    const answers = []
    for (const [at, [name, input]] of writes.entries())
      answers.push((await tom.call(name, input as never, keys[at])).status)
    return answers
  }
  expect(await all()).toEqual([200, 200, 200])
  await db.updateTable('idempotency').set({ tripId: null }).where('userId', '=', tom.id).execute()
  expect(await all()).toEqual([200, 200, 404])
  await removeTom()
  expect(await all()).toEqual([404, 404, 404])
})

test('a write that waits for its turn behind the removal of its writer is not done', async () => {
  const { tom, params, removeTom } = await shared()
  const { pool, db } = await testApp()
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from trips where id = $1 for update', [params.tripId])
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as "count" from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count
  }
  const removal = removeTom()
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  const write = tom.call('packing.add', { params, body: { item: 'Too late' } }, keyed())
  await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
  await holder.query('commit')
  holder.release()
  expect((await removal).status).toBe(200)
  const { status, body } = await write
  expect([status, body]).toEqual([404, nothing])
  expect(await db.selectFrom('packing').select('id').where('tripId', '=', params.tripId).execute()).toEqual(
    [],
  )
})

test('who is taken off while the model thinks gets no suggestions, and none are kept', async () => {
  const own = await startTestApp({
    LLM_URL: `${chat.url}/v1`,
    LLM_MODEL: 'small',
    LLM_API_KEY: 'a-key',
    ALLOW_PRIVATE_ENDPOINTS: '1',
  })
  const [maya, tom] = [await signUp({ plan: 'pro', on: own }), await signUp({ plan: 'pro', on: own })]
  const trip = await createTrip(maya)
  await join(trip, tom, own)
  const params = { tripId: trip.id }
  chat.answerWith((request, response) => {
    void maya.call('members.remove', { params: { ...params, memberId: tom.id } }).then(() => {
      streamJson({ overview: 'Hills.', places: [] })(request, response)
    })
  })
  const { status, body } = await tom.call('ai.suggest', { params }, keyed())
  expect([status, body]).toEqual([404, nothing])
  expect((await maya.call('ai.saved', { params })).body.suggestions).toEqual([])
})
