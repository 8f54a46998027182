import { randomUUID } from 'node:crypto'
import { packingCategories } from '@sojourn/contract/packing/categories'
import { expect, test } from 'vitest'
import { createTrip, join, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

async function mayaInLisbon(plan: 'free' | 'pro' = 'free') {
  const maya = await signUp({ plan })
  const trip = await createTrip(maya)
  return { maya, trip, params: { tripId: trip.id } }
}

const itemsOf = async (traveller: Traveller, tripId: number) =>
  (await traveller.call('packing.list', { params: { tripId } })).body

test('a full list answers an item that is sent again, and takes no new one', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const { pool } = await testApp()
  const add = (id: string) => maya.call('packing.add', { params, body: { id, item: 'Umbrella' } })
  const id = randomUUID()
  await add(id)
  await pool.query(
    `insert into packing ("id", "tripId", "item", "category", "quantity", "packed", "essential")
     select gen_random_uuid(), $1, 'Sock', 'clothing', 1, false, false from generate_series(2, 10000)`,
    [trip.id],
  )
  expect([(await add(id)).status, (await add(randomUUID())).status]).toEqual([200, 400])
})

test('PACK-08 PACK-17 PACK-18 an item is added and listed with all its fields', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const { body: added, status } = await maya.call('packing.add', {
    params,
    body: {
      item: ' Walking shoes ',
      category: 'clothing',
      quantity: 4,
      memberName: 'Everyone',
      notes: 'broken in',
    },
  })
  expect(status).toBe(200)
  expect(added).toMatchObject({
    tripId: trip.id,
    item: 'Walking shoes',
    category: 'clothing',
    quantity: 4,
    memberName: 'Everyone',
    notes: 'broken in',
    packed: false,
    essential: false,
    reason: null,
  })
  expect(await itemsOf(maya, trip.id)).toEqual([added])
})

test('PACK-08 PACK-16 a name is enough: one piece, nobody’s, without a note', async () => {
  const { maya, params } = await mayaInLisbon()
  const { body } = await maya.call('packing.add', { params, body: { item: 'Umbrella' } })
  expect(body).toMatchObject({ quantity: 1, memberName: null, notes: null, packed: false, essential: false })
})

test.each(packingCategories)('PACK-09 the category %s is known', async (category) => {
  const { maya, params } = await mayaInLisbon()
  const { body } = await maya.call('packing.add', { params, body: { item: 'Thing', category } })
  expect(body.category).toBe(category)
})

test.each([
  [{ item: '' }, 'item', 'Item name is required'],
  [{ item: '  ' }, 'item', 'Item name is required'],
  [{ item: 'Socks', quantity: 0 }, 'quantity', 'Quantity must be at least 1'],
  [{ item: 'Socks', quantity: -2 }, 'quantity', 'Quantity must be at least 1'],
  [{ item: 'Socks', quantity: '0' }, 'quantity', 'Quantity must be at least 1'],
  [{ item: 'Socks', quantity: 1000 }, 'quantity', 'Quantity must be at most 999'],
  [{ item: 'x'.repeat(121) }, 'item', 'Use at most 120 characters'],
])('PACK-13 PACK-14 %o is refused at its field', async (body, field, message) => {
  const { maya, trip, params } = await mayaInLisbon()
  const { status, error } = await maya.call('packing.add', { params, body })
  expect(status).toBe(400)
  expect(error.fields).toEqual({ [field]: message })
  expect(await itemsOf(maya, trip.id)).toEqual([])
})

test.each([
  [{}, 400],
  [{ item: 'Socks', category: 'weapons' }, 400],
  [{ item: 'Socks', packed: 'yes' }, 400],
  [{ item: 12 }, 400],
  [{ item: 'a\u0000b' }, 400],
])('%o is answered with %d', async (body, status) => {
  const { maya, trip } = await mayaInLisbon()
  expect((await maya.send('POST', `/api/trips/${trip.id}/packing`, body)).status).toBe(status)
})

test.each([
  ['', 1],
  ['a few', 1],
  ['2.9', 2],
  [3.7, 3],
])('PACK-15 a quantity of %o counts as %d', async (quantity, counted) => {
  const { maya, params } = await mayaInLisbon()
  const { body } = await maya.call('packing.add', { params, body: { item: 'Socks', quantity } })
  expect(body.quantity).toBe(counted)
})

test('PACK-20 packing sets the state it is sent, however often', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const { body: item } = await maya.call('packing.add', { params, body: { item: 'Socks' } })
  const pack = (packed: boolean) => maya.call('packing.update', { params: { id: item.id }, body: { packed } })
  expect((await pack(true)).body).toMatchObject({
    ...item,
    packed: true,
    version: 2,
    updatedAt: expect.any(String),
  })
  expect((await pack(true)).body.packed).toBe(true)
  expect((await pack(false)).body.packed).toBe(false)
  expect(await itemsOf(maya, trip.id)).toMatchObject([{ packed: false }])
})

test('any field of an item can be changed, and what is not sent stays', async () => {
  const { maya, params } = await mayaInLisbon()
  const { body: item } = await maya.call('packing.add', { params, body: { item: 'Socks', notes: 'wool' } })
  const changed = await maya.call('packing.update', {
    params: { id: item.id },
    body: { item: 'Warm socks', category: 'clothing', quantity: 6, memberName: 'Ada', essential: true },
  })
  expect(changed.body).toMatchObject({
    item: 'Warm socks',
    category: 'clothing',
    quantity: 6,
    memberName: 'Ada',
    essential: true,
    notes: 'wool',
    packed: false,
  })
  const refused = await maya.call('packing.update', { params: { id: item.id }, body: { quantity: 0 } })
  expect([refused.status, refused.error.fields]).toEqual([400, { quantity: 'Quantity must be at least 1' }])
})

test('PACK-21 a deleted item is gone, and deleting it again answers 404', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const { body: item } = await maya.call('packing.add', { params, body: { item: 'Socks' } })
  expect((await maya.call('packing.remove', { params: { id: item.id } })).status).toBe(200)
  expect(await itemsOf(maya, trip.id)).toEqual([])
  expect((await maya.call('packing.remove', { params: { id: item.id } })).status).toBe(404)
})

test('an item that was deleted can be put back as it was, under its id', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const body = { id: randomUUID(), item: 'Socks', packed: true, essential: true, reason: 'for every trip' }
  await maya.call('packing.add', { params, body })
  await maya.call('packing.remove', { params: { id: body.id } })
  await maya.call('packing.add', { params, body })
  expect(await itemsOf(maya, trip.id)).toMatchObject([body])
})

test('a member of the trip packs too; a stranger finds neither list nor item', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const { body: item } = await maya.call('packing.add', { params, body: { item: 'Socks' } })
  const tunde = await signUp({ name: 'Tunde' })
  const calls = async () =>
    Promise.all([
      tunde.call('packing.list', { params }),
      tunde.call('packing.add', { params, body: { item: 'Hat' } }),
      tunde.call('packing.update', { params: { id: item.id }, body: { packed: true } }),
    ])
  expect((await calls()).map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await tunde.call('packing.remove', { params: { id: item.id } })).status).toBe(404)
  await join(trip, tunde)
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('GATE-27 PACK-23 without Pro the suggestions are refused with the upgrade message, and nothing is added', async () => {
  const { maya, trip, params } = await mayaInLisbon('free')
  const { status, error } = await maya.call('packing.suggestions', { params, query: {} })
  expect(status).toBe(403)
  expect(error).toMatchObject({
    code: 'plan_limit',
    message: 'Upgrade to Pro for smart packing suggestions',
  })
  expect(await itemsOf(maya, trip.id)).toEqual([])
})

test('every change of the list is in the trip’s log', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const { body: item } = await maya.call('packing.add', { params, body: { item: 'Socks' } })
  await maya.call('packing.update', { params: { id: item.id }, body: { packed: true } })
  await maya.call('packing.remove', { params: { id: item.id } })
  const { db } = await testApp()
  const changes = await db
    .selectFrom('changes')
    .select(['rowId', 'row'])
    .where('tripId', '=', trip.id)
    .where('collection', '=', 'packing')
    .orderBy('rev')
    .execute()
  expect(changes.map(({ row }) => (row as { packed: boolean } | null)?.packed ?? null)).toEqual([
    false,
    true,
    null,
  ])
  expect(new Set(changes.map(({ rowId }) => rowId))).toEqual(new Set([item.id]))
})
