import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { settle } from '../../../test/settled.ts'
import { join, signUp } from '../../../test/test-app.ts'

async function mayaAndTom() {
  const { traveller: maya, trip, rows } = await settle()
  const tom = await signUp({ name: 'Tom Larsen' })
  await join(trip, tom)
  return { maya, tom, trip, rows }
}

test.each([
  ['itinerary', { time: '10:30' }, { time: '11:00' }, { time: '13:00' }],
  ['packing', { notes: 'The blue one' }, { notes: 'The red one' }, { notes: 'Both' }],
  ['expenses', { amount: '7.20' }, { amount: '8.00' }, { amount: '9' }],
] as const)(
  'an edit of %s that waited is answered with what somebody else wrote meanwhile, and by whom',
  async (collection, seen, theirs, mine) => {
    const { maya, tom, rows } = await mayaAndTom()
    const params = { id: rows[collection] }
    await tom.call(`${collection}.update`, { params, body: theirs } as never)
    const key = { 'idempotency-key': randomUUID() }
    const late = await maya.call(`${collection}.update`, { params, body: { ...mine, seen } } as never, key)
    expect([late.status, late.error]).toEqual([
      409,
      {
        code: 'changed_meanwhile',
        message: 'Somebody else changed this in the meantime.',
        theirs: { fields: theirs, by: 'Tom Larsen' },
      },
    ])
    // Who keeps their own has seen it now.
    const kept = await maya.call(
      `${collection}.update`,
      { params, body: { ...mine, seen: theirs } } as never,
      { 'idempotency-key': randomUUID() },
    )
    expect(kept.status).toBe(200)
  },
)

test('another field, or none that was seen, is nobody’s business: the last writer wins', async () => {
  const { maya, tom, rows } = await mayaAndTom()
  const params = { id: rows.itinerary }
  await tom.call('itinerary.update', { params, body: { time: '11:00' } })
  const other = await maya.call('itinerary.update', {
    params,
    body: { title: 'Tram 28 at dusk', seen: { title: 'Tram 28' } },
  })
  expect(other.body).toMatchObject({ title: 'Tram 28 at dusk', time: '11:00' })
  const online = await maya.call('itinerary.update', { params, body: { time: '13:00' } })
  expect(online.body).toMatchObject({ time: '13:00' })
})

test('a trip’s own fields are looked at in the same way', async () => {
  const { maya, trip } = await mayaAndTom()
  const params = { tripId: trip.id }
  await maya.call('trips.update', { params, body: { budget: 1200, startDate: '2027-04-16' } })
  const seen = { budget: trip.budget, startDate: trip.startDate }
  const body = { budget: 1500, startDate: '2027-04-16', seen }
  const late = await maya.call('trips.update', { params, body })
  expect([late.status, late.error.theirs]).toEqual([409, { fields: { budget: 1200 }, by: null }])
})

test('an edit that was refused has no effect when an earlier copy of it arrives after all', async () => {
  const { maya, tom, rows } = await mayaAndTom()
  const params = { id: rows.packing }
  const theirs = { notes: 'The red one' }
  await tom.call('packing.update', { params, body: theirs })
  const key = { 'idempotency-key': randomUUID() }
  const body = { notes: 'Both' }
  const late = await maya.call('packing.update', { params, body: { ...body, seen: { notes: null } } }, key)
  const copies = [body, { ...body, seen: { notes: null } }, { ...body, seen: theirs }]
  for (const copy of copies) {
    const again = await maya.call('packing.update', { params, body: copy }, key)
    expect([again.status, again.error]).toEqual([409, late.error])
    expect(again.headers['idempotency-replayed']).toBe('true')
  }
  expect((await tom.call('packing.update', { params, body: {} })).body).toMatchObject(theirs)
})

test('a write that arrived before it waited is the same write after it', async () => {
  const { maya, rows } = await mayaAndTom()
  const params = { id: rows.packing }
  const key = { 'idempotency-key': randomUUID() }
  const first = await maya.call('packing.update', { params, body: { packed: true } }, key)
  const again = await maya.call(
    'packing.update',
    { params, body: { packed: true, seen: { packed: false } } },
    key,
  )
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(again.headers['idempotency-replayed']).toBe('true')
})
