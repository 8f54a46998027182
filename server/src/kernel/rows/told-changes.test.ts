import { expect, test } from 'vitest'
import { settle } from '../../../test/settled.ts'
import { join, signUp } from '../../../test/test-app.ts'

test('a change tells who did what to which row, and which fields hold something new', async () => {
  const { traveller: maya, trip, rows } = await settle()
  const tom = await signUp({ name: 'Tom Larsen' })
  await join(trip, tom)
  const params = { tripId: trip.id }
  const { body: start } = await maya.call('sync.snapshot', { params })
  const stop = { params: { id: rows.itinerary } }
  await tom.call('itinerary.update', { ...stop, body: { title: 'Tram 28', time: '11:00', cost: 4 } })
  await tom.call('expenses.update', { params: { id: rows.expenses }, body: { amount: '8.10' } })
  const { body: added } = await tom.call('packing.add', { params, body: { item: 'Map' } })
  await tom.call('packing.update', { params: { id: added.id }, body: { packed: true } })
  await tom.call('packing.remove', { params: { id: added.id } })
  await maya.call('trips.update', { params, body: { title: 'By the sea' } })
  const { body } = await maya.call('sync.changes', { params, query: { since: start.rev } })
  const told = body.changes.map(({ collection, action, fields, name, userName }) => [
    userName,
    collection,
    action,
    name,
    fields,
  ])
  expect(told).toEqual([
    ['Tom Larsen', 'itinerary', 'changed', 'Tram 28', ['time', 'cost']],
    ['Tom Larsen', 'expenses', 'changed', 'Pastéis', ['amount', 'convertedAmount']],
    ['Tom Larsen', 'packing', 'added', 'Map', []],
    ['Tom Larsen', 'packing', 'changed', 'Map', ['packed']],
    ['Tom Larsen', 'packing', 'removed', 'Map', []],
    ['Maya Okafor', 'trip', 'changed', 'By the sea', ['title']],
  ])
  expect(body.changes[0]).toMatchObject({ userId: tom.id, row: { time: '11:00', cost: 4 } })
})

test('of two people who change different fields both are heard, of the same field the later one', async () => {
  const { traveller: maya, trip, rows } = await settle()
  const tom = await signUp()
  await join(trip, tom)
  const stop = { params: { id: rows.itinerary } }
  await Promise.all([
    tom.call('itinerary.update', { ...stop, body: { time: '11:00' } }),
    maya.call('itinerary.update', { ...stop, body: { notes: 'Sit left' } }),
  ])
  await maya.call('itinerary.update', { ...stop, body: { title: 'Tram' } })
  await tom.call('itinerary.update', { ...stop, body: { title: 'Tram 28E' } })
  const { body } = await maya.call('itinerary.list', { params: { tripId: trip.id } })
  expect(body).toMatchObject([{ title: 'Tram 28E', time: '11:00', notes: 'Sit left', version: 5 }])
})

test('a row that somebody deleted stays deleted, whoever still edits it', async () => {
  const { traveller: maya, trip, rows } = await settle()
  const tom = await signUp()
  await join(trip, tom)
  const stop = { params: { id: rows.itinerary } }
  const answers = await Promise.all([
    maya.call('itinerary.remove', stop),
    ...Array.from({ length: 10 }, (_, n) =>
      tom.call('itinerary.update', { ...stop, body: { title: `Tram ${n}` } }),
    ),
  ])
  expect(answers[0]?.status).toBe(200)
  for (const { status } of answers) expect([200, 404]).toContain(status)
  expect((await tom.call('itinerary.update', { ...stop, body: { title: 'Tram' } })).status).toBe(404)
  expect((await maya.call('itinerary.list', { params: { tripId: trip.id } })).body).toEqual([])
})
