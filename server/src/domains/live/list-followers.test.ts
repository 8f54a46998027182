import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, LiveClient, pack } from '../../../test/live-client.ts'
import { createTrip, join, password, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'

// Not the app that other tests share: one that listens also runs its jobs.
let on: TestApp
beforeAll(async () => void (on = await startTestApp()))
afterAll(() => on.app.close())

const listed = (live: LiveClient) =>
  live
    .of('list')
    .at(-1)
    ?.heads.map(({ id }) => id)
const revOf = (live: LiveClient, tripId: number) =>
  live
    .of('list')
    .at(-1)
    ?.heads.find(({ id }) => id === tripId)?.rev

test('a trip that is shared, renamed, taken away, left or deleted changes the list of whoever it is about', async () => {
  const other = await buildApp(on)
  const [maya, tom] = [await signUp({ on, plan: 'pro' }), await signUp({ on })]
  const stranger = await signUp({ on })
  const trips = [await createTrip(maya), await createTrip(maya), await createTrip(maya)] as const
  const [first, second, third] = trips.map(({ id }) => id)
  const his = await LiveClient.open(tom, await listen(other))
  const theirs = await LiveClient.open(stranger)
  for (const live of [his, theirs]) live.send({ type: 'follow-list' })
  await expect.poll(() => [listed(his), listed(theirs)]).toEqual([[], []])
  for (const { id: tripId } of trips) {
    const { body: link } = await maya.call('members.renewShareLink', { params: { tripId } })
    await tom.call('members.accept', { body: { token: link.token ?? '' } })
  }
  await expect.poll(() => listed(his)).toEqual([first, second, third])
  await maya.call('trips.update', { params: { tripId: first ?? 0 }, body: { title: 'Porto' } })
  await expect.poll(() => revOf(his, first ?? 0)).toBe(3)
  await maya.call('members.remove', { params: { tripId: first ?? 0, memberId: tom.id } })
  await expect.poll(() => listed(his)).toEqual([second, third])
  await tom.call('members.remove', { params: { tripId: second ?? 0, memberId: tom.id } })
  await expect.poll(() => listed(his)).toEqual([third])
  await maya.call('trips.remove', { params: { tripId: third ?? 0 } })
  await expect.poll(() => listed(his)).toEqual([])
  expect(theirs.of('list')).toEqual([{ type: 'list', heads: [] }])
  await other.close()
})

test('a trip that goes with its owner’s account leaves the lists of the others', async () => {
  const [maya, tom] = [await signUp({ on }), await signUp({ on })]
  const trip = await createTrip(maya)
  await join(trip, tom, on)
  const his = await LiveClient.open(tom)
  his.send({ type: 'follow-list' })
  await expect.poll(() => listed(his)).toEqual([trip.id])
  await maya.call('auth.deleteAccount', { body: { confirmation: maya.email, password } })
  await expect.poll(() => listed(his)).toEqual([])
})

test('what is planned inside a trip is no news for the list', async () => {
  // A look for lost hints that falls between the changes would tell the list once more.
  const hinted = await startTestApp({}, { livePollMs: 600_000 })
  const maya = await signUp({ on: hinted })
  const trip = await createTrip(maya)
  const live = await LiveClient.open(maya)
  const rename = (title: string) =>
    maya.call('trips.update', { params: { tripId: trip.id }, body: { title } })
  live.send({ type: 'follow-list' })
  await expect.poll(() => listed(live)).toEqual([trip.id])
  await rename('Porto')
  await expect.poll(() => revOf(live, trip.id)).toBe(2)
  const before = live.of('list').length
  for (const item of ['Socks', 'Hat']) await pack(maya, trip, item)
  await rename('Braga')
  await expect.poll(() => revOf(live, trip.id)).toBe(5)
  expect(live.of('list')).toHaveLength(before + 1)
  await hinted.app.close()
})

test('a change of the list whose hint is lost comes all the same', async () => {
  const deaf = await startTestApp({}, { databaseUrl: undefined as never })
  const maya = await signUp({ on: deaf })
  const live = await LiveClient.open(maya)
  live.send({ type: 'follow-list' })
  await expect.poll(() => listed(live)).toEqual([])
  const { id } = await createTrip(maya)
  await expect.poll(() => listed(live)).toEqual([id])
  await deaf.app.close()
})

test('the socket of an ended session hears nothing more of the list', async () => {
  const maya = await signUp({ on })
  const live = await LiveClient.open(maya)
  live.send({ type: 'follow-list' })
  await expect.poll(() => listed(live)).toEqual([])
  await sql`delete from sessions where "userId" = ${maya.id}`.execute(on.db)
  await live.untilClosed()
  expect(live.of('list')).toHaveLength(1)
})
