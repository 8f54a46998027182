import { randomUUID } from 'node:crypto'
import { itemTypes } from '@sojourn/contract/itinerary/item-types'
import { inItemOrder } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTrip, join, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

let maya: Traveller
let tripId: number
beforeAll(async () => {
  maya = await signUp({ plan: 'pro' })
})

async function newTrip(): Promise<number> {
  tripId = (await createTrip(maya)).id
  return tripId
}

const palace = {
  title: 'Pena Palace',
  type: 'sightseeing',
  date: '2027-04-21',
  time: '10:30',
  location: 'Estrada da Pena, Sintra',
  description: 'The painted one',
  notes: 'Timed tickets for 4 are in the Files app',
  latitude: 38.7876,
  longitude: -9.3906,
  cost: 56.5,
} as const

async function add(changes: Record<string, unknown> = {}): Promise<ItineraryItem> {
  const { body, status } = await maya.call('itinerary.add', {
    params: { tripId },
    body: { ...palace, ...changes },
  })
  expect(status).toBe(200)
  return body
}

const list = async (): Promise<ItineraryItem[]> =>
  (await maya.call('itinerary.list', { params: { tripId } })).body

const update = (id: string, body: Record<string, unknown>) =>
  maya.call('itinerary.update', { params: { id }, body })

const lastChange = async () => {
  const { db } = await testApp()
  return db
    .selectFrom('changes')
    .selectAll()
    .where('tripId', '=', tripId)
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

describe('items', () => {
  test('ITIN-01 ITIN-11 ITIN-12 ITIN-13 an item is kept with all its fields and listed', async () => {
    await newTrip()
    const item = await add({ tripId, order: 3 })
    expect(item).toMatchObject({ ...palace, tripId, order: 3, currency: 'EUR', version: 1 })
    expect(item.id).toMatch(/^[\da-f-]{36}$/)
    expect(await list()).toEqual([item])
    expect(await lastChange()).toMatchObject({ collection: 'itinerary', rowId: item.id, row: item })
  })

  test('ITIN-10 every one of the sixteen types is accepted, another one is not', async () => {
    await newTrip()
    for (const type of itemTypes) expect((await add({ type })).type).toBe(type)
    const { status, error } = await maya.call('itinerary.add', {
      params: { tripId },
      body: { ...palace, type: 'bungee' as never },
    })
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual(['type'])
  })

  test('ITIN-07 only title and date are needed', async () => {
    await newTrip()
    const { body } = await maya.call('itinerary.add', {
      params: { tripId },
      body: { title: 'Walk', date: '2027-04-21T00:00:00.000Z' } as never,
    })
    expect(body).toMatchObject({
      title: 'Walk',
      type: 'activity',
      date: '2027-04-21',
      time: null,
      location: null,
      description: null,
      notes: null,
      latitude: null,
      longitude: null,
      cost: null,
      order: 0,
    })
  })

  test('a new item goes after the last one of its day', async () => {
    await newTrip()
    await add({ order: 4 })
    expect((await add()).order).toBe(5)
    expect((await add({ date: '2027-04-22' })).order).toBe(0)
  })

  test('they are listed by date, time, order and id', async () => {
    await newTrip()
    await add({ date: '2027-04-22', time: null })
    await add({ time: null, order: 2 })
    await add({ time: null, order: 1 })
    await add({ time: '18:00' })
    await add({ time: '09:00' })
    const items = await list()
    expect(items).toEqual(inItemOrder(items))
    expect(items.map(({ date, time, order }) => [date.slice(8), time, order])).toEqual([
      ['21', '09:00', 4],
      ['21', '18:00', 3],
      ['21', null, 1],
      ['21', null, 2],
      ['22', null, 0],
    ])
  })

  test('the same id sent again answers the item that is there', async () => {
    await newTrip()
    const id = randomUUID()
    const item = await add({ id })
    expect(await add({ id, title: 'Something else' })).toEqual(item)
    const other = await createTrip(maya)
    const { status } = await maya.call('itinerary.add', {
      params: { tripId: other.id },
      body: { ...palace, id },
    })
    expect(status).toBe(409)
  })

  test('the same id can come back after it was removed, which is how Undo works', async () => {
    await newTrip()
    const item = await add()
    await maya.call('itinerary.remove', { params: { id: item.id } })
    await maya.call('trips.update', { params: { tripId }, body: { currency: 'JPY' } })
    const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = item
    expect(await add(fields)).toMatchObject(fields)
    expect(item).toMatchObject({ cost: 56.5, currency: 'EUR' })
  })
})

describe('a change', () => {
  test('ITIN-14 touches only what is sent', async () => {
    await newTrip()
    const item = await add()
    const { body } = await update(item.id, { title: 'Pena Palace, early', time: '' })
    expect(body).toEqual({
      ...item,
      title: 'Pena Palace, early',
      time: null,
      version: 2,
      updatedAt: body.updatedAt,
    })
    expect(await lastChange()).toMatchObject({ rowId: item.id, row: body })
  })

  test('of the time takes the end along, also past midnight, and one that ends when it starts is refused', async () => {
    await newTrip()
    const item = await add({ time: '10:30', endTime: '12:00' })
    expect(item).toMatchObject({ endTime: '12:00' })
    expect((await update(item.id, { time: '14:00' })).body).toMatchObject({ time: '14:00', endTime: '15:30' })
    expect((await update(item.id, { time: '23:30' })).body).toMatchObject({ endTime: '01:00' })
    const refused = await update(item.id, { endTime: '23:30' })
    expect(refused.status).toBe(400)
    expect(refused.error.fields).toEqual({ endTime: 'The end must be after the start' })
    expect((await update(item.id, { time: null })).body).toMatchObject({ time: null, endTime: null })
  })

  test('of the location clears the old coordinates unless new ones come along', async () => {
    await newTrip()
    const item = await add()
    const same = await update(item.id, { location: palace.location })
    expect(same.body).toMatchObject({ latitude: palace.latitude })
    const moved = await update(item.id, { location: 'Rossio station' })
    expect(moved.body).toMatchObject({ location: 'Rossio station', latitude: null, longitude: null })
    const placed = await update(item.id, { location: 'Rossio', latitude: 38.7143, longitude: -9.1408 })
    expect(placed.body).toMatchObject({ latitude: 38.7143, longitude: -9.1408 })
    const found = await update(item.id, { latitude: 38.7, longitude: -9.1 })
    expect(found.body).toMatchObject({ location: 'Rossio', latitude: 38.7 })
  })

  test('of the day puts the item after the last one there', async () => {
    await newTrip()
    await add({ date: '2027-04-22' })
    const item = await add()
    expect((await update(item.id, { date: '2027-04-22' })).body).toMatchObject({
      date: '2027-04-22',
      order: 1,
    })
  })

  test('of the cost is exact and keeps its currency', async () => {
    await newTrip()
    const item = await add({ cost: 19.99 })
    await maya.call('trips.update', { params: { tripId }, body: { currency: 'JPY' } })
    expect((await list())[0]).toMatchObject({ cost: 19.99, currency: 'EUR' })
    expect((await update(item.id, { cost: 2500 })).body).toMatchObject({ cost: 2500, currency: 'JPY' })
    expect((await update(item.id, { cost: null })).body.cost).toBeNull()
  })

  test('ITIN-15 a removed item is gone, for a second time too', async () => {
    await newTrip()
    const item = await add()
    expect((await maya.call('itinerary.remove', { params: { id: item.id } })).body).toEqual({ ok: true })
    expect(await list()).toEqual([])
    expect(await lastChange()).toMatchObject({ rowId: item.id, row: null })
    expect((await maya.call('itinerary.remove', { params: { id: item.id } })).status).toBe(404)
    expect((await update(item.id, { title: 'Late' })).status).toBe(404)
  })
})

describe('bad input', () => {
  test.each([
    [{ latitude: 91 }, 'latitude'],
    [{ longitude: -181 }, 'longitude'],
    [{ latitude: 38, longitude: undefined }, 'longitude'],
    [{ date: '2027-02-30' }, 'date'],
    [{ date: '12027-02-03' }, 'date'],
    [{ date: '0000-01-01' }, 'date'],
    [{ date: '99999-01-01' }, 'date'],
    [{ date: 20270421 }, 'date'],
    [{ date: '' }, 'date'],
    [{ title: '  ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ type: 'bungee' }, 'type'],
    [{ time: '24:30' }, 'time'],
    [{ location: 'x'.repeat(10_000) }, 'location'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ notes: 'a\u0000b' }, 'notes'],
    [{ order: 1e20 }, 'order'],
    [{ cost: -1 }, 'cost'],
    [{ cost: 1e300 }, 'cost'],
    [{ cost: '12,50' }, 'cost'],
    [{ latitude: '38.7' }, 'latitude'],
    [{ id: 'not-a-uuid' }, 'id'],
  ])('%j is refused at its field, when added and when changed', async (bad, field) => {
    await newTrip()
    const item = await add()
    const added = await maya.call('itinerary.add', {
      params: { tripId },
      body: { ...palace, ...bad } as never,
    })
    expect(added.status).toBe(400)
    expect(Object.keys(added.error.fields ?? {})).toContain(field)
    if (field === 'id') return
    const changed = await update(item.id, { ...palace, ...bad })
    expect(changed.status).toBe(400)
    expect(changed.error.fields).toEqual(added.error.fields)
  })

  test('ITIN-05 ITIN-06 an empty title and date are answered in the form’s words', async () => {
    await newTrip()
    const { error } = await maya.call('itinerary.add', { params: { tripId }, body: {} as never })
    expect(error.fields).toEqual({ title: 'Title is required', date: 'Date is required' })
  })

  test('ITIN-13 a body that names another trip is refused', async () => {
    await newTrip()
    const item = await add()
    const added = await maya.call('itinerary.add', {
      params: { tripId },
      body: { ...palace, tripId: tripId + 1 },
    })
    expect([added.status, added.error.fields]).toEqual([
      400,
      { tripId: 'The item names another trip than the address' },
    ])
    expect((await update(item.id, { tripId: tripId + 1 })).status).toBe(400)
    expect((await update(item.id, { tripId })).status).toBe(200)
  })

  test('the 10,001st item is refused', async () => {
    await newTrip()
    const { pool } = await testApp()
    await pool.query(
      `insert into itinerary ("id", "tripId", "title", "type", "date", "order", "currency")
       select gen_random_uuid(), $1, 'Stop', 'activity', '2027-04-21', n, 'EUR' from generate_series(1, 10000) n`,
      [tripId],
    )
    const { status, error } = await maya.call('itinerary.add', { params: { tripId }, body: palace })
    expect([status, error.message]).toEqual([400, 'A trip can hold at most 10,000 entries of this kind.'])
  })
})

describe('who may', () => {
  test('members add, change, order and remove; strangers find nothing', async () => {
    const trip = await createTrip(maya)
    tripId = trip.id
    const [friend, stranger] = [await signUp(), await signUp()]
    await join(trip, friend)
    const item = await add()
    const calls = (who: Traveller) => [
      () => who.call('itinerary.list', { params: { tripId } }),
      () => who.call('itinerary.add', { params: { tripId }, body: palace }),
      () =>
        who.call('itinerary.reorder', { params: { tripId }, body: { date: '2027-04-22', ids: [item.id] } }),
      () => who.call('itinerary.update', { params: { id: item.id }, body: { title: 'Ours' } }),
      () => who.call('itinerary.remove', { params: { id: item.id } }),
    ]
    for (const call of calls(stranger)) expect((await call()).status).toBe(404)
    for (const call of calls(friend)) expect((await call()).status).toBe(200)
  })
})

test('INSIGHT-08 the insights of a destination are a list', async () => {
  await newTrip()
  const { status, body } = await maya.call('insights.list', { params: { tripId } })
  expect([status, Array.isArray(body)]).toEqual([200, true])
})
