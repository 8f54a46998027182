import { exportFile } from '@sojourn/contract/export/schema'
import { maxImportBytes } from '@sojourn/contract/export/format'
import { exportWords } from '@sojourn/contract/export/words'
import { upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import { describe, expect, test } from 'vitest'
import { createTrip, signUp, tripInput, type Traveller } from '../../../test/test-app.ts'

async function filledTrip(maya: Traveller) {
  const trip = await createTrip(maya, { budget: 3200, description: 'By the sea', currency: 'EUR' })
  const params = { tripId: trip.id }
  for (const item of ['Passport', 'Sun hat', 'Adapter'])
    await maya.call('packing.add', {
      params,
      body: { item, essential: item === 'Passport', notes: 'Ask Ada' },
    })
  for (const title of ['Pena Palace', 'Lunch'])
    await maya.call('itinerary.add', {
      params,
      body: { title, date: '2027-04-19', time: '10:30', type: 'sightseeing', location: 'Sintra', cost: 14.5 },
    })
  await maya.call('expenses.add', {
    params,
    body: {
      description: 'Museum',
      amount: '24.50',
      currency: 'USD',
      category: 'activities',
      date: '2027-04-19',
    },
  })
  await maya.call('expenses.add', {
    params,
    body: { description: 'Tram', amount: '3', currency: 'EUR', category: 'transport', date: '2027-04-19' },
  })
  return trip
}

const withoutPlace = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ id: _id, createdAt: _created, updatedAt: _updated, ...row }) => row)

test('SETTINGS-06 a Pro traveller gets a file of three keys with everything of the trip inside', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await filledTrip(maya)
  const { body, status, headers } = await maya.call('export.file', { params: { tripId: trip.id } })
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(['exportedAt', 'format', 'trip'])
  expect(exportFile.parse(body)).toEqual(body)
  expect(body.format).toBe('Sojourn Export v1.0')
  expect(new Date(body.exportedAt).toISOString()).toBe(body.exportedAt)
  expect(body.trip.packing.map(({ item }) => item)).toEqual(['Passport', 'Sun hat', 'Adapter'])
  expect(body.trip.itinerary.map(({ title }) => title)).toEqual(['Pena Palace', 'Lunch'])
  expect(body.trip.expenses).toHaveLength(2)
  expect(headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''Family_Trip_to_Lisbon_export.json",
  )
})

test('SETTINGS-08 a free traveller gets the upgrade message and no file', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya)
  const { status, error } = await maya.call('export.file', { params: { tripId: trip.id } })
  expect(status).toBe(403)
  expect(error.message).toBe(upgradeMessage('export_data'))
  expect(error.message).toBe('Upgrade to Pro to export your data')
})

test('an exported file makes the same trip again, with ids of its own', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await filledTrip(maya)
  const { body: file } = await maya.call('export.file', { params: { tripId: trip.id } })
  const { body: copy, status } = await maya.call('export.import', { body: file as never })
  expect(status).toBe(200)
  expect(copy.id).not.toBe(trip.id)
  const { body: again } = await maya.call('export.file', { params: { tripId: copy.id } })
  const fields = ({
    id: _id,
    createdAt: _c,
    updatedAt: _u,
    itinerary,
    packing,
    expenses,
    ...rest
  }: typeof file.trip) => ({
    ...rest,
    itinerary: withoutPlace(itinerary),
    packing: withoutPlace(packing),
    expenses: withoutPlace(expenses),
  })
  expect(fields(again.trip)).toEqual(fields(file.trip))
  const ids = [...file.trip.packing, ...again.trip.packing].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
})

test('what is imported stands in the change log, row by row', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await filledTrip(maya)
  const { body: file } = await maya.call('export.file', { params: { tripId: trip.id } })
  const { body: copy } = await maya.call('export.import', { body: file as never })
  // The trip itself, two activities, three packing items, two expenses.
  expect(copy.rev).toBe(8)
})

test('importing counts towards the limit of three trips', async () => {
  const [maya, free] = [await signUp({ plan: 'pro' }), await signUp()]
  const trip = await createTrip(maya)
  const { body: file } = await maya.call('export.file', { params: { tripId: trip.id } })
  for (let n = 0; n < 3; n++)
    expect((await free.call('export.import', { body: file as never })).status).toBe(200)
  const { status, error } = await free.call('export.import', { body: file as never })
  expect([status, error.message]).toEqual([403, upgradeMessage('unlimited_trips')])
})

test('the same import sent twice under one key makes one trip', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await createTrip(maya)
  const { body: file } = await maya.call('export.file', { params: { tripId: trip.id } })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await maya.call('export.import', { body: file as never }, key)
  const second = await maya.call('export.import', { body: file as never }, key)
  expect(second.body.id).toBe(first.body.id)
  expect((await maya.call('trips.list', {})).body).toHaveLength(2)
})

describe('a file that cannot be a trip', () => {
  const format = 'Sojourn Export v1.0'
  test.each([
    ['is foreign', { hello: 'world' }, 'format', exportWords.foreign],
    [
      'is of another program',
      { trip: tripInput, format: 'Wanderer Export v1.0' },
      'format',
      exportWords.foreign,
    ],
    ['is newer', { trip: tripInput, format: 'Sojourn Export v2.0' }, 'format', exportWords.newer],
    ['has no trip', { format }, 'trip', exportWords.foreign],
    ['is a list', [], 'body', exportWords.foreign],
    ['has no title', { format, trip: { ...tripInput, title: '' } }, 'trip.title', 'Trip title is required'],
    [
      'has a broken packing item',
      { format, trip: { ...tripInput, packing: [{ item: 'Hat' }, { item: '' }] } },
      'trip.packing.1.item',
      'Item name is required',
    ],
    [
      'has an impossible expense',
      { format, trip: { ...tripInput, expenses: [{ description: 'x', amount: '-4', date: '2027-04-19' }] } },
      'trip.expenses.0.amount',
      'Please enter a valid positive number',
    ],
    [
      'has too many rows',
      { format, trip: { ...tripInput, packing: Array.from({ length: 10_001 }, () => ({ item: 'Hat' })) } },
      'trip.packing',
      'A trip can hold at most 10,000 entries of this kind.',
    ],
  ])('%s: refused with its reason, and nothing is left behind', async (_case, body, field, message) => {
    const maya = await signUp({ plan: 'pro' })
    const { status, error } = await maya.send('POST', '/api/trips/import', body)
    expect(status).toBe(400)
    expect((error as { fields: Record<string, string> }).fields[field]).toBe(message)
    expect((await maya.call('trips.list', {})).body).toEqual([])
  })

  test('is too large', async () => {
    const maya = await signUp({ plan: 'pro' })
    const body = { format, trip: { ...tripInput, padding: 'x'.repeat(maxImportBytes) } }
    const { status, error } = await maya.send('POST', '/api/trips/import', body)
    expect(status).toBe(400)
    expect((error as { message: string }).message).toBe('A request may hold at most 5120 KB')
  })
})

test('a trip of 2,000 rows comes back whole', async () => {
  const maya = await signUp({ plan: 'pro' })
  const packing = Array.from({ length: 2000 }, (_, n) => ({ item: `Item ${n}`, category: 'clothing' }))
  const { status, body } = await maya.send<{ id: number }>('POST', '/api/trips/import', {
    format: 'Sojourn Export v1.0',
    trip: { ...tripInput, packing },
  })
  expect(status).toBe(200)
  const { body: items } = await maya.call('packing.list', { params: { tripId: body.id } })
  expect(items.map(({ item }) => item)).toEqual(packing.map(({ item }) => item))
})

test('1,200 expenses of one day come back in their order', async () => {
  const maya = await signUp({ plan: 'pro' })
  const names = Array.from({ length: 1200 }, (_, n) => `Expense ${n}`)
  const expenses = names.map((description) => ({ description, amount: '3', date: '2027-04-19' }))
  const { body } = await maya.send<{ id: number }>('POST', '/api/trips/import', {
    format: 'Sojourn Export v1.0',
    trip: { ...tripInput, expenses },
  })
  const { body: listed } = await maya.call('expenses.list', { params: { tripId: body.id } })
  expect(listed.map(({ description }) => description)).toEqual(names)
})
