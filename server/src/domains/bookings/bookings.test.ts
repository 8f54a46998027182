import { maxBookings } from '@sojourn/contract/bookings/limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { flight } from '../../../test/settled.ts'
import { createTrip, signUp, testApp } from '../../../test/test-app.ts'

async function withTrip() {
  const maya = await signUp()
  const params = { tripId: (await createTrip(maya)).id }
  const add = (changes: object = {}) =>
    maya.call('bookings.add', { params, body: { ...flight, ...changes } as never })
  return { maya, params, add }
}

test('a flight is kept as its ticket says it, and its price to the cent', async () => {
  const { maya, params, add } = await withTrip()
  const { body } = await add({ price: 84.1 })
  expect(body).toMatchObject({ ...flight, price: 84.1, currency: 'EUR', status: 'booked', addedBy: maya.id })
  const change = (changes: object) =>
    maya.call('bookings.update', { params: { id: body.id }, body: changes as never })
  expect((await change({ currency: 'JPY' })).body).toMatchObject({ price: 84, currency: 'JPY' })
  expect((await change({ price: null })).body.price).toBeNull()
  expect((await maya.call('bookings.list', { params })).body).toHaveLength(1)
})

test.each([
  ['landing before it leaves', { toTime: '09:40' }, { toTime: 'Lands 30 min before it leaves' }],
  ['a clock that does not exist', { fromZone: 'Europe/Atlantis' }, 'fromZone'],
  [
    'a stay without a night',
    { kind: 'stay' },
    { toDate: 'The check-out must be on a later day than the check-in' },
  ],
  ['a reference of 201 letters', { reference: 'x'.repeat(201) }, 'reference'],
  ['91 nights', { kind: 'stay', toDate: '2027-07-19' }, { toDate: 'A stay can last at most 90 nights' }],
])('%s is refused at its field', async (_name, changes, fields) => {
  const { add } = await withTrip()
  const { status, error } = await add(changes)
  expect(status).toBe(400)
  if (typeof fields === 'string') expect(Object.keys(error.fields ?? {})).toEqual([fields])
  else expect(error.fields).toEqual(fields)
})

test('a change is judged with what is there already, in instants', async () => {
  const { maya, add } = await withTrip()
  const { body } = await add()
  const change = (changes: object) =>
    maya.call('bookings.update', { params: { id: body.id }, body: changes as never })
  expect((await change({ toTime: '09:40' })).status).toBe(400)
  // An hour earlier on the clock of the Azores is later on the wrist.
  expect((await change({ toTime: '09:40', toZone: 'Atlantic/Azores' })).status).toBe(200)
})

test('a reference of 200 letters and a stay of 90 nights are kept whole', async () => {
  const { add } = await withTrip()
  const reference = 'x'.repeat(200)
  expect((await add({ reference })).body.reference).toBe(reference)
  const { body } = await add({ kind: 'stay', toDate: '2027-07-18' })
  expect(body.toDate).toBe('2027-07-18')
})

test('a booking outside the trip’s dates is kept: tickets have dates of their own', async () => {
  const { add } = await withTrip()
  expect((await add({ fromDate: '2027-04-10', toDate: '2027-04-10' })).status).toBe(200)
})

test('a trip holds 300 bookings and no more', async () => {
  const { maya, params, add } = await withTrip()
  await add()
  const { db } = await testApp()
  await sql`insert into bookings ("id", "tripId", "kind", "status", "title", "fromDate", "currency", "payment", "private", "addedBy")
    select gen_random_uuid(), ${params.tripId}, 'other', 'booked', 'Thing', '2027-04-19', 'EUR', 'open', false, ${maya.id}
    from generate_series(1, ${maxBookings - 2}::int)`.execute(db)
  expect((await add()).status).toBe(200)
  const { status, error } = await add()
  expect([status, error.message]).toEqual([400, 'A trip can hold at most 300 bookings.'])
})

test('a deposit, until when it can be given back and whom it is for are kept with it', async () => {
  const { maya, add } = await withTrip()
  const more = {
    payment: 'deposit',
    price: 880,
    deposit: 220.5,
    cancelBy: '2027-04-10T18:00',
    travellers: [maya.id],
  }
  const { body } = await add(more)
  expect(body).toMatchObject(more)
  const change = (changes: object) =>
    maya.call('bookings.update', { params: { id: body.id }, body: changes as never })
  expect((await change({ seat: '12A' })).body).toMatchObject(more)
  expect((await change({ currency: 'JPY' })).body).toMatchObject({ price: 880, deposit: 221 })
  expect((await change({ deposit: null, travellers: null, cancelBy: '' })).body).toMatchObject({
    deposit: null,
    travellers: null,
    cancelBy: null,
  })
  expect(Object.keys((await add({ cancelBy: 'soon' })).error.fields ?? {})).toEqual(['cancelBy'])
})
