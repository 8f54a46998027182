import { randomUUID } from 'node:crypto'
import { maxChanges } from '@sojourn/contract/sync/api'
import { contentCollections } from '@sojourn/contract/sync/collections'
import { expect, test } from 'vitest'
import { settle } from '../../../test/settled.ts'
import { createTrip, join, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

type Rows = Map<string, object>

/** What a client would hold that had followed the log from the beginning. */
async function replayed(tripId: number, upTo: number): Promise<Record<string, Rows>> {
  const { db } = await testApp()
  const log = await db
    .selectFrom('changes')
    .selectAll()
    .where('tripId', '=', tripId)
    .where('rev', '<=', upTo)
    .orderBy('rev')
    .execute()
  const held: Record<string, Rows> = { trip: new Map() }
  for (const collection of contentCollections) held[collection] = new Map()
  for (const { collection, rowId, row } of log) {
    if (row) held[collection]?.set(rowId, row)
    else held[collection]?.delete(rowId)
  }
  return held
}

const byId = (rows: readonly { id: string }[]): Rows => new Map(rows.map((row) => [row.id, row]))

/** Adds, changes and removes in all collections, again and again. */
async function keepWriting(traveller: Traveller, tripId: number, rounds: number): Promise<void> {
  const params = { tripId }
  const date = '2027-04-20'
  for (let round = 0; round < rounds; round++) {
    const { body: item } = await traveller.call('packing.add', { params, body: { item: `Item ${round}` } })
    const { body: stop } = await traveller.call('itinerary.add', { params, body: { title: 'Stop', date } })
    await traveller.call('packing.update', { params: { id: item.id }, body: { packed: true } })
    const expense = { description: 'Tram', amount: '3', currency: 'USD', date } as const
    await traveller.call('expenses.add', { params, body: expense })
    await traveller.call('itinerary.reorder', { params, body: { date, ids: [stop.id] } })
    if (round % 2) await traveller.call('packing.remove', { params: { id: item.id } })
    const currency = round % 2 ? 'GBP' : 'JPY'
    await traveller.call('trips.update', { params, body: { currency, title: `Round ${round}` } })
  }
}

test('DATA-05 a snapshot is the trip with the rows of every list, and who is on it with name, email and role', async () => {
  const { traveller, trip } = await settle()
  const tunde = await signUp({ name: 'Tunde Bello' })
  await join(trip, tunde)
  const params = { tripId: trip.id }
  const { body, status } = await tunde.call('sync.snapshot', { params })
  expect(status).toBe(200)
  expect(body.trip).toEqual((await tunde.call('trips.get', { params })).body)
  expect(body.trip.role).toBe('member')
  // The trip itself, and a row of each list.
  expect(body.rev).toBe(1 + contentCollections.length)
  for (const collection of contentCollections) {
    expect(body[collection]).toHaveLength(1)
    expect(body[collection]).toEqual((await tunde.call(`${collection}.list`, { params })).body)
  }
  expect(body.members).toMatchObject([
    { id: traveller.id, tripId: trip.id, name: 'Maya Okafor', email: traveller.email, role: 'owner' },
    { id: tunde.id, name: 'Tunde Bello', role: 'member', version: 1 },
  ])
})

test('however many write at once, a snapshot holds what the log tells up to its number', async () => {
  const { traveller, trip } = await settle()
  const params = { tripId: trip.id }
  const writers = Promise.all([1, 2, 3].map(() => keepWriting(traveller, trip.id, 8)))
  const snapshots = []
  for (let read = 0; read < 40; read++)
    snapshots.push((await traveller.call('sync.snapshot', { params })).body)
  await writers
  expect(new Set(snapshots.map(({ rev }) => rev)).size).toBeGreaterThan(10)
  for (const snapshot of snapshots) {
    const held = await replayed(trip.id, snapshot.rev)
    for (const collection of contentCollections) expect(byId(snapshot[collection])).toEqual(held[collection])
    expect(snapshot.trip).toMatchObject({ title: [...(held['trip']?.values() ?? [])][0]?.['title' as never] })
  }
})

test('a client that follows the changes ends with what a snapshot shows', async () => {
  const { traveller, trip } = await settle()
  const params = { tripId: trip.id }
  const { body: start } = await traveller.call('sync.snapshot', { params })
  await keepWriting(traveller, trip.id, 3)
  const { body: later } = await traveller.call('sync.changes', { params, query: { since: start.rev } })
  const { body: end } = await traveller.call('sync.snapshot', { params })
  expect(later).toMatchObject({ rev: end.rev, reload: false })
  expect(later.changes.map(({ rev }) => rev)).toEqual(
    Array.from({ length: end.rev - start.rev }, (_, n) => start.rev + 1 + n),
  )
  const held = Object.fromEntries(contentCollections.map((name) => [name, byId(start[name])]))
  let heldTrip: unknown = start.trip
  for (const { collection, rowId, row } of later.changes) {
    if (collection === 'trip') heldTrip = row
    else if (row) held[collection]?.set(rowId, row)
    else held[collection]?.delete(rowId)
  }
  for (const collection of contentCollections) expect(held[collection]).toEqual(byId(end[collection]))
  expect({ ...(heldTrip as object), updatedAt: '' }).toEqual({ ...end.trip, updatedAt: '' })
})

test('a change of the trip reaches each reader with their own role', async () => {
  const [maya, tunde] = [await signUp(), await signUp()]
  const trip = await createTrip(maya)
  await join(trip, tunde)
  const params = { tripId: trip.id }
  await maya.call('trips.update', { params, body: { title: 'By the sea', status: 'confirmed' } })
  for (const [reader, role] of [
    [maya, 'owner'],
    [tunde, 'member'],
  ] as const) {
    const { body } = await reader.call('sync.changes', { params, query: { since: 1 } })
    expect(body.changes).toMatchObject([
      {
        collection: 'trip',
        rowId: String(trip.id),
        userId: maya.id,
        row: { title: 'By the sea', role, rev: 2 },
      },
    ])
    expect(body.changes[0]?.row?.['status']).toBe('confirmed')
  }
})

test('who is up to date is told so, and who claims to be ahead reads anew', async () => {
  const maya = await signUp()
  const params = { tripId: (await createTrip(maya)).id }
  const since = async (rev: number) =>
    (await maya.call('sync.changes', { params, query: { since: rev } })).body
  expect(await since(1)).toEqual({ rev: 1, reload: false, changes: [] })
  expect(await since(2)).toEqual({ rev: 1, reload: true, changes: [] })
  for (const wrong of ['', '-1', '0.5', 'x', '1e400'])
    expect((await maya.send('GET', `/api/trips/${params.tripId}/changes?since=${wrong}`)).status, wrong).toBe(
      400,
    )
})

test('a thousand changes are sent, one more asks to read anew', async () => {
  const maya = await signUp()
  const { pool } = await testApp()
  const params = { tripId: (await createTrip(maya)).id }
  await pool.query(
    `insert into changes ("tripId", "rev", "collection", "rowId", "row")
     select $1, n, 'packing', $2, '{}' from generate_series(2, $3) n`,
    [params.tripId, randomUUID(), maxChanges + 2],
  )
  await pool.query(`update trips set "rev" = $2 where "id" = $1`, [params.tripId, maxChanges + 2])
  const since = async (rev: number) =>
    (await maya.call('sync.changes', { params, query: { since: rev } })).body
  expect((await since(2)).changes).toHaveLength(maxChanges)
  expect(await since(1)).toEqual({ rev: maxChanges + 2, reload: true, changes: [] })
})
