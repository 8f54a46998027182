import { randomUUID } from 'node:crypto'
import { baseItems, clothesItems, coldItems, familyItems } from '@sojourn/contract/packing/data/proposals'
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

/** As the browser does it: the suggestions, then one post for each. */
async function smartPack(traveller: Traveller, tripId: number): Promise<string[]> {
  const { body: suggestions } = await traveller.call('packing.suggestions', { params: { tripId }, query: {} })
  const added: string[] = []
  for (const { pieces: _pieces, ...suggestion } of suggestions) {
    const id = randomUUID()
    const { body } = await traveller.call('packing.add', { params: { tripId }, body: { id, ...suggestion } })
    if (body.id === id) added.push(body.item)
  }
  return added
}

test('PACK-19 PACK-24 PACK-29 Smart Pack adds the base list by the climate of the days, and nothing the second time', async () => {
  const { maya, trip, params } = await mayaInLisbon('pro')
  await maya.call('packing.add', { params, body: { item: 'PASSPORT OR ID' } })
  const added = await smartPack(maya, trip.id)
  expect(added).toEqual(expect.arrayContaining(baseItems.slice(1).map(({ item }) => item)))
  expect(added).toEqual(expect.arrayContaining([...coldItems.cool, ...familyItems].map(({ item }) => item)))
  expect(added).not.toContain('Passport or ID')
  const items = await itemsOf(maya, trip.id)
  expect(items.find(({ item }) => item === 'Light jacket')).toMatchObject({
    category: 'clothing',
    quantity: 1,
    essential: true,
    packed: false,
    reason: expect.stringMatching(/^typical low of \d+ °F on Apr \d+$/),
  })
  expect(await smartPack(maya, trip.id)).toEqual([])
  expect(await itemsOf(maya, trip.id)).toHaveLength(items.length)
})

test('two people who press Smart Pack at once get one list', async () => {
  const { maya, trip } = await mayaInLisbon('pro')
  const tunde = await signUp({ plan: 'pro', name: 'Tunde' })
  await join(trip, tunde)
  const both = await Promise.all([smartPack(maya, trip.id), smartPack(tunde, trip.id)])
  const names = (await itemsOf(maya, trip.id)).map(({ item }) => item)
  expect(new Set(names).size).toBe(names.length)
  expect(both.flat().toSorted()).toEqual(names.toSorted())
})

test('people may have two things of the same name; only Smart Pack’s are kept apart', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  for (const item of ['Socks', 'socks']) await maya.call('packing.add', { params, body: { item } })
  const answered = await maya.call('packing.add', { params, body: { item: 'SOCKS', reason: 'low of 52 °F' } })
  const items = await itemsOf(maya, trip.id)
  expect(items.map(({ item }) => item).toSorted()).toEqual(['Socks', 'socks'])
  expect(items).toContainEqual(answered.body)
})

test('a trip to a place nobody knows is proposed the base list without weather', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await createTrip(maya, { destination: 'Xyzzyqwort', travelMode: 'solo' })
  const { body } = await maya.call('packing.suggestions', { params: { tripId: trip.id }, query: {} })
  expect(body.map(({ item }) => item)).toEqual([...baseItems, ...clothesItems].map(({ item }) => item))
})

test('Smart Pack counts by the nights, the members, and the children named in the list', async () => {
  const { maya, trip, params } = await mayaInLisbon('pro')
  const socks = async () => {
    const { body } = await maya.call('packing.suggestions', { params, query: {} })
    return body.find(({ item }) => item === 'Socks')
  }
  expect(await socks()).toMatchObject({ quantity: 1, pieces: 14, reason: 'for 7 nights, 2 people' })
  await join(trip, await signUp({ name: 'Tunde' }))
  expect(await socks()).toMatchObject({ pieces: 14, reason: 'for 7 nights, 2 people' })
  await maya.call('packing.add', { params, body: { item: 'Doll', memberName: 'Ada, Zik, Maya' } })
  expect(await socks()).toMatchObject({ pieces: 21, reason: 'for 7 nights, 3 people' })
})

test('a family of four gets four passports and 28 pairs of underwear, however many are on the trip', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await createTrip(maya, { adults: 2, children: 2 })
  await join(trip, await signUp({ name: 'Tunde' }))
  const { body } = await maya.call('packing.suggestions', { params: { tripId: trip.id }, query: {} })
  const pieces = (name: string) => body.find(({ item }) => item === name)?.pieces
  expect(['Passport or ID', 'Underwear', 'Games and books'].map(pieces)).toEqual([4, 28, 2])
})

test('a group that says only that no children come is packed for as many as are on the trip', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await createTrip(maya, { children: 0 })
  for (const name of ['Tunde', 'Zik', 'Ada']) await join(trip, await signUp({ name }))
  const { body } = await maya.call('packing.suggestions', { params: { tripId: trip.id }, query: {} })
  expect(body.find(({ item }) => item === 'Passport or ID')?.pieces).toBe(4)
})

test('a sunrise in the plan asks for the warmer jacket', async () => {
  const { maya, params } = await mayaInLisbon('pro')
  const jackets = async () =>
    (await maya.call('packing.suggestions', { params, query: {} })).body
      .map(({ item }) => item)
      .filter((item) => ['Light jacket', 'Warm jacket'].includes(item))
  const winter = { startDate: '2027-01-18', endDate: '2027-01-25' }
  await maya.call('trips.update', { params, body: winter })
  expect(await jackets()).toEqual(['Light jacket'])
  const body = { title: 'Sunrise', date: '2027-01-20', time: '05:30' }
  await maya.call('itinerary.add', { params, body })
  expect(await jackets()).toEqual(['Warm jacket'])
})

test('the adapter is weighed against the sockets at home, as far as that is known', async () => {
  const { maya, params } = await mayaInLisbon('pro')
  const adapter = async (home?: string) =>
    (await maya.call('packing.suggestions', { params, query: { ...(home && { home }) } })).body.find(
      ({ item }) => item === 'Power adapter',
    )?.reason
  expect(await adapter()).toBe('for sockets of type C and F (230 V)')
  expect(await adapter('Europe/London')).toBe('for sockets of type C and F (230 V), unlike those at home')
  expect(await adapter('Europe/Berlin')).toMatch(/take plugs from home/)
  expect(await adapter('Mars/Olympus')).toBe('for sockets of type C and F (230 V)')
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
