import { randomUUID } from 'node:crypto'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTrip, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

let maya: Traveller
let tripId: number
beforeAll(async () => {
  maya = await signUp({ plan: 'pro' })
})

async function newTrip(): Promise<void> {
  tripId = (await createTrip(maya)).id
}

async function add(changes: Record<string, unknown> = {}): Promise<ItineraryItem> {
  const stop = { title: 'Stop', type: 'activity', date: '2027-04-21' } as const
  const { body } = await maya.call('itinerary.add', {
    params: { tripId },
    body: { ...stop, ...changes } as never,
  })
  return body
}

const list = async (): Promise<ItineraryItem[]> =>
  (await maya.call('itinerary.list', { params: { tripId } })).body

async function lastRev(): Promise<number> {
  const { db } = await testApp()
  const { rev } = await db
    .selectFrom('trips')
    .select('rev')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow()
  return rev
}

describe('the order of a day', () => {
  const reorder = (date: string, ids: string[]) =>
    maya.call('itinerary.reorder', { params: { tripId }, body: { date, ids } })

  test('is saved, seen by everybody, and changes only the items that moved', async () => {
    await newTrip()
    const [a, b, c] = [await add({ time: null }), await add({ time: null }), await add({ time: null })]
    const rev = await lastRev()
    const { body } = await reorder('2027-04-21', [a.id, c.id, b.id])
    expect(body.map(({ id, order, version }) => [id, order, version])).toEqual([
      [c.id, 1, 2],
      [b.id, 2, 2],
    ])
    expect((await list()).map(({ id }) => id)).toEqual([a.id, c.id, b.id])
    expect(await lastRev()).toBe(rev + 2)
    expect((await reorder('2027-04-21', [a.id, c.id, b.id])).body).toEqual([])
  })

  test('takes in items of other days', async () => {
    await newTrip()
    const [a, b] = [await add({ time: null }), await add({ time: null, date: '2027-04-22' })]
    await reorder('2027-04-22', [a.id, b.id])
    expect((await list()).map(({ id, date, order }) => [id, date, order])).toEqual([
      [a.id, '2027-04-22', 0],
      [b.id, '2027-04-22', 1],
    ])
  })

  test('passes over items that are gone, and refuses when none is left or one is named twice', async () => {
    await newTrip()
    const item = await add()
    const gone = randomUUID()
    expect((await reorder('2027-04-23', [gone, item.id])).body).toMatchObject([{ id: item.id, order: 1 }])
    expect((await reorder('2027-04-23', [gone])).status).toBe(404)
    expect((await reorder('2027-04-23', [item.id, item.id])).status).toBe(400)
    expect((await reorder('2027-04-31', [item.id])).status).toBe(400)
    expect((await reorder('2027-04-23', [])).status).toBe(400)
  })

  test('is the later one as a whole when two people order a day at once', async () => {
    await newTrip()
    const [a, b, c] = [await add({ time: null }), await add({ time: null }), await add({ time: null })]
    const { pool } = await testApp()
    const first = await pool.connect()
    await first.query('begin')
    await first.query('select 1 from trips where "id" = $1 for update', [tripId])
    await first.query(`update itinerary set "order" = 1 - "order" where "id" = any($1)`, [[a.id, b.id]])
    const second = reorder('2027-04-21', [a.id, c.id, b.id])
    await expect
      .poll(async () => {
        const waiting = `select 1 from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`
        return (await pool.query(waiting)).rowCount
      })
      .toBeGreaterThan(0)
    await first.query('commit')
    first.release()
    expect((await second).status).toBe(200)
    expect((await list()).map(({ id, order }) => [id, order])).toEqual([
      [a.id, 0],
      [c.id, 1],
      [b.id, 2],
    ])
  })

  test('can be that of all ten thousand items a trip may hold', async () => {
    await newTrip()
    const { pool } = await testApp()
    await pool.query(
      `insert into itinerary ("id", "tripId", "title", "type", "date", "order", "currency")
       select gen_random_uuid(), $1, 'Stop', 'activity', '2027-04-21', n, 'EUR' from generate_series(0, 9999) n`,
      [tripId],
    )
    const ids = (await list()).map(({ id }) => id)
    const wanted = [ids[1]!, ids[0]!, ...ids.slice(2)]
    expect((await reorder('2027-04-21', wanted)).body).toHaveLength(2)
    expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual(wanted.slice(0, 2))
  })

  test('leaves the items of another trip alone', async () => {
    await newTrip()
    const foreign = await add()
    await newTrip()
    const own = await add()
    expect((await reorder('2027-04-23', [foreign.id, own.id])).body).toHaveLength(1)
    expect((await maya.call('itinerary.list', { params: { tripId: foreign.tripId } })).body).toEqual([
      foreign,
    ])
  })
})
