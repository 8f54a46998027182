import { closeCodes } from '@sojourn/contract/live/socket'
import { maxChanges } from '@sojourn/contract/sync/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, LiveClient, pack, twoOnATrip } from '../../../test/live-client.ts'
import { stalledReader } from '../../../test/stalled-reader.ts'
import { createTrip, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'

// Not the app that other tests share: one that listens also runs its jobs.
let on: TestApp
beforeAll(async () => void (on = await startTestApp()))
afterAll(() => on.app.close())

test('what one traveller writes is with the other at once, and with the writer’s other tabs', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const [his, hers] = [await LiveClient.open(tom), await LiveClient.open(maya)]
  for (const live of [his, hers]) live.follow(trip.id, trip.rev)
  await Promise.all([his.untilLive(), hers.untilLive()])
  const { body: item } = await pack(maya, trip)
  await maya.call('packing.update', { params: { id: item.id }, body: { packed: true } })
  await maya.call('packing.remove', { params: { id: item.id } })
  for (const live of [his, hers]) {
    await live.untilRev(4)
    const changes = live.of('changes').flatMap((frame) => frame.changes)
    expect(changes.map(({ rev, row }) => [rev, row?.['packed'] ?? null])).toEqual([
      [2, false],
      [3, true],
      [4, null],
    ])
    expect(changes[0]).toMatchObject({ collection: 'packing', rowId: item.id, userId: maya.id, row: item })
  }
})

test('a change of the trip itself comes to each with their own role and day', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const [his, hers] = [await LiveClient.open(tom), await LiveClient.open(maya)]
  for (const live of [his, hers]) live.follow(trip.id, trip.rev)
  await Promise.all([his.untilLive(), hers.untilLive()])
  const { body } = await maya.call('trips.update', { params: { tripId: trip.id }, body: { title: 'Porto' } })
  await Promise.all([his.untilRev(2), hers.untilRev(2)])
  expect(hers.of('changes').at(-1)?.changes[0]?.row).toEqual(body)
  expect(his.of('changes').at(-1)?.changes[0]?.row).toEqual({ ...body, role: 'member' })
})

test('whoever comes back gets exactly what was missed, and whoever missed nothing is told so', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const first = await LiveClient.open(tom)
  first.follow(trip.id, trip.rev)
  await first.untilLive()
  await pack(maya, trip, 'One')
  await first.untilRev(2)
  first.close()
  await first.untilClosed()
  for (const item of ['Two', 'Three', 'Four']) await pack(maya, trip, item)
  const second = await LiveClient.open(tom)
  second.follow(trip.id, 2)
  await second.untilRev(5)
  expect(second.revs()).toEqual([3, 4, 5])
  const third = await LiveClient.open(tom)
  third.follow(trip.id, 5)
  await third.untilLive()
  expect(third.of('changes')).toEqual([{ type: 'changes', tripId: trip.id, rev: 5, changes: [] }])
})

test('somebody too far behind, pruned past, or of another history is told to reload, and follows from there', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  await pack(maya, trip, 'Old')
  await pack(maya, trip, 'New')
  await on.db.deleteFrom('changes').where('tripId', '=', trip.id).where('rev', '=', 2).execute()
  for (const rev of [0, 1, 99]) {
    const live = await LiveClient.open(tom)
    live.follow(trip.id, rev)
    await live.untilLive()
    expect(live.frames[0]).toEqual({ type: 'reload', tripId: trip.id, rev: 3 })
    live.close()
  }
  const far = await createTrip(maya)
  await on.db
    .updateTable('trips')
    .set({ rev: far.rev + maxChanges + 1 })
    .where('id', '=', far.id)
    .execute()
  const live = await LiveClient.open(maya)
  live.follow(far.id, far.rev)
  await live.untilLive()
  const rev = far.rev + maxChanges + 1
  expect(live.frames[0]).toEqual({ type: 'reload', tripId: far.id, rev })
  await pack(maya, far)
  await live.untilRev(rev + 1)
  expect(live.revs()).toEqual([rev + 1])
})

test('a change whose hint is lost comes all the same', async () => {
  const deaf = await startTestApp({}, { databaseUrl: undefined as never })
  const maya = await signUp({ on: deaf })
  const trip = await createTrip(maya)
  const live = await LiveClient.open(maya)
  live.follow(trip.id, trip.rev)
  await live.untilLive()
  await pack(maya, trip)
  await live.untilRev(2)
  expect(live.revs()).toEqual([2])
  await deaf.app.close()
})

test('a listening connection that is cut off comes back, and nothing is lost meanwhile', async () => {
  const cut = await startTestApp()
  const maya = await signUp({ on: cut })
  const trip = await createTrip(maya)
  const live = await LiveClient.open(maya)
  live.follow(trip.id, trip.rev)
  await live.untilLive()
  const listeners = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where "datname" = current_database() and query like 'listen %'`.execute(cut.db)
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(listeners).toHaveLength(1)
  const [pid] = await listeners()
  await sql`select pg_terminate_backend(${pid})`.execute(cut.db)
  await pack(maya, trip)
  await live.untilRev(2)
  await expect.poll(listeners, { timeout: 5000 }).toHaveLength(1)
  expect(await listeners()).not.toContain(pid)
  await cut.app.close()
})

test('two processes on one database hear of each other', async () => {
  const other = await buildApp(on)
  const { maya, tom, trip } = await twoOnATrip(on)
  const hers = await LiveClient.open(maya, await listen(on.app))
  const his = await LiveClient.open(tom, await listen(other))
  hers.follow(trip.id, trip.rev)
  his.follow(trip.id, trip.rev, 'packing')
  await Promise.all([hers.untilLive(), his.untilLive()])
  const started = performance.now()
  await pack(maya, trip)
  await his.untilRev(2)
  expect(performance.now() - started).toBeLessThan(900)
  const names = (live: LiveClient) =>
    live
      .of('presence')
      .at(-1)
      ?.people.map(({ name, tab }) => `${name} on ${tab}`)
      .toSorted()
  const both = ['Maya Okafor on plan', 'Tom Lee on packing']
  await expect.poll(() => [names(hers), names(his)], { timeout: 5000 }).toEqual([both, both])
  await other.close()
  expect(await his.untilClosed()).toBe(closeCodes.goingAway)
  const next = await LiveClient.open(tom, await listen(on.app))
  next.follow(trip.id, 2, 'budget')
  await expect.poll(() => names(hers)).toEqual(['Maya Okafor on plan', 'Tom Lee on budget'])
})

test('who is there is said when somebody comes, moves to another tab, and leaves', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const hers = await LiveClient.open(maya)
  hers.follow(trip.id, trip.rev)
  const seen = () =>
    hers
      .of('presence')
      .at(-1)
      ?.people.filter(({ userId }) => userId === tom.id)
  await expect.poll(seen).toEqual([])
  const his = await LiveClient.open(tom)
  his.follow(trip.id, trip.rev, 'packing')
  await expect.poll(seen).toEqual([{ userId: tom.id, name: 'Tom Lee', tab: 'packing' }])
  his.send({ type: 'presence', tripId: trip.id, tab: 'budget' })
  await expect.poll(seen).toEqual([{ userId: tom.id, name: 'Tom Lee', tab: 'budget' }])
  his.send({ type: 'unsubscribe', tripId: trip.id })
  await expect.poll(seen).toEqual([])
  his.follow(trip.id, trip.rev)
  await expect.poll(() => seen()?.length).toBe(1)
  his.close()
  await expect.poll(seen).toEqual([])
})

test('whoever cannot keep up is not buffered for, and reloads as soon as the line is better', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const slow = await stalledReader(await listen(on.app), tom.cookie)
  await expect.poll(() => slow.lastText()).toContain('101 Switching Protocols')
  slow.send({ type: 'subscribe', tripId: trip.id, rev: trip.rev, tab: 'plan' })
  await expect.poll(() => slow.lastText()).toContain('"type":"changes"')
  slow.stall()
  const pages = 40
  await sql`insert into changes ("tripId", "rev", "collection", "rowId", "row", "action")
    select ${trip.id}::bigint, ${trip.rev}::int + n, 'packing', n::text, jsonb_build_object('notes', repeat('x', 500000)), 'changed'
    from generate_series(1, ${pages}::int) n`.execute(on.db)
  await on.db
    .updateTable('trips')
    .set({ rev: trip.rev + pages })
    .where('id', '=', trip.id)
    .execute()
  const hers = await LiveClient.open(maya)
  hers.follow(trip.id, trip.rev + pages)
  await hers.untilLive()
  for (const item of ['One', 'Two']) await pack(maya, trip, item)
  await hers.untilRev(trip.rev + pages + 2)
  slow.readOn()
  await expect
    .poll(() => slow.lastText(), { timeout: 10_000 })
    .toContain(`{"type":"reload","tripId":${trip.id},"rev":${trip.rev + pages + 2}}`)
  await pack(maya, trip, 'Three')
  await expect.poll(() => slow.lastText()).toContain('"item":"Three"')
  slow.end()
})
