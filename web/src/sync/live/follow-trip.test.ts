import type { ServerFrame } from '@sojourn/contract/live/frames'
import type { Snapshot } from '@sojourn/contract/sync/api'
import type { Change } from '@sojourn/contract/sync/change'
import type { Trip } from '@sojourn/contract/trips/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeSocket, stubSockets } from '../../../test/fake-socket.ts'
import { userKey } from '../http/api.ts'
import { applySnapshot } from '../cache/changes.ts'
import { collectionQuery } from '../cache/lists.ts'
import { lists } from '../cache/row-store.ts'
import { own } from '../../../test/own-answer.ts'
import { queryClient } from '../cache/query-client.ts'
import { followTrip, type Following } from './follow-trip.ts'
import { presenceOf } from './presence.ts'
import { recentChangeOf } from './recent-changes.ts'

let sockets: FakeSocket[]
let following: Following
const answers: (() => Promise<Response>)[] = []

const trip = { id: 7, title: 'Lisbon', role: 'member', rev: 10 } as Trip
const item = (id: string, version: number, fields: object = {}) => ({
  id,
  item: id,
  packed: false,
  essential: false,
  version,
  createdAt: '2027-04-01T10:00:00.000Z',
  ...fields,
})
const snapshot = (rev: number, packing: object[]) =>
  ({ trip, itinerary: [], packing, expenses: [], members: [], rev }) as unknown as Snapshot

const change = (rev: number, row: ReturnType<typeof item>, userId = 'tom'): Change =>
  ({
    tripId: 7,
    rev,
    collection: 'packing',
    rowId: row.id,
    row,
    userId,
    createdAt: new Date().toISOString(),
  }) as unknown as Change
const changes = (rev: number, ...list: Change[]): ServerFrame => ({
  type: 'changes',
  tripId: 7,
  rev,
  changes: list,
})

const packing = () => queryClient.getQueryData(collectionQuery(7, 'packing').queryKey)
const line = () => sockets.at(-1) as FakeSocket
const positions = () => sockets.map(({ sent }) => sent.find((frame) => frame.type === 'subscribe')?.rev)

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  sockets = stubSockets()
  vi.stubGlobal('fetch', () => (answers.shift() ?? (() => Promise.reject(new TypeError('offline'))))())
  queryClient.setQueryData(userKey, { user: { id: 'maya' } })
  applySnapshot(snapshot(12, [item('map', 1)]))
  following = followTrip(7, 'plan', () => undefined)
  line().open()
})
afterEach(() => {
  following.stop()
  queryClient.clear()
  lists.leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a trip is followed from its snapshot on, and changes are laid into what is shown', () => {
  expect(line().sent).toEqual([
    { type: 'subscribe', tripId: 7, rev: 12, tab: 'plan', today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
  line().say(changes(13, change(13, item('socks', 1))))
  expect(packing()).toMatchObject([{ id: 'map' }, { id: 'socks' }])
  line().say(changes(14, change(14, item('socks', 2, { packed: true }))))
  expect(packing()).toMatchObject([{ id: 'map' }, { id: 'socks', packed: true }])
})

test('a line that comes back goes on after the last change', async () => {
  line().say(changes(14, change(13, item('socks', 1)), change(14, item('socks', 2))))
  line().break()
  await vi.advanceTimersByTimeAsync(400)
  line().open()
  expect(positions()).toEqual([12, 14])
})

test('an edit that is not saved yet stays on top of what others change', () => {
  lists
    .listOf({ tripId: 7, collection: 'packing' })
    .lay('mine', [{ id: 'map', kind: 'set', fields: { item: 'Old map' } as never }])
  line().say(changes(13, change(13, item('map', 2, { item: 'Atlas', packed: true }))))
  expect(packing()).toMatchObject([{ item: 'Old map', packed: true }])
})

test('whoever is too far behind reads the trip anew; when that fails, the next line asks again', async () => {
  line().say({ type: 'reload', tripId: 7, rev: 5000 })
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(400)
  line().open()
  expect(positions()).toEqual([12, 12])
  answers.push(async () => own(Response.json(snapshot(5001, [item('coat', 1)]))))
  line().say({ type: 'reload', tripId: 7, rev: 5000 })
  line().say(changes(5002, change(5002, item('hat', 1))))
  await vi.advanceTimersByTimeAsync(0)
  expect(packing()).toMatchObject([{ id: 'coat' }, { id: 'hat' }])
  line().say(changes(5003, change(5003, item('hat', 2))))
  line().break()
  await vi.advanceTimersByTimeAsync(400)
  line().open()
  expect(positions()).toEqual([12, 12, 5003])
})

test('what somebody else has just changed is marked for a minute, not what one did oneself or what is long past', async () => {
  const old = { ...change(13, item('coat', 1)), createdAt: new Date(Date.now() - 3_600_000).toISOString() }
  line().say(changes(13, old))
  line().say(changes(14, change(14, item('map', 2, { item: 'Atlas' }))))
  line().say(changes(15, change(15, item('gloves', 1), 'maya')))
  expect(recentChangeOf('map')).toMatchObject({ userId: 'tom', kind: 'changed', fields: ['item'] })
  expect([recentChangeOf('coat'), recentChangeOf('gloves')]).toEqual([null, null])
  await vi.advanceTimersByTimeAsync(60_001)
  expect(recentChangeOf('map')).toBe(null)
})

test('the others on the trip are known, without oneself, until the line is gone', () => {
  const tom = { userId: 'tom', name: 'Tom Lee', tab: 'packing' } as const
  line().say({ type: 'presence', tripId: 7, people: [{ userId: 'maya', name: 'Maya', tab: 'plan' }, tom] })
  expect(presenceOf(7)).toEqual([tom])
  following.move('budget')
  expect(line().sent.at(-1)).toEqual({ type: 'presence', tripId: 7, tab: 'budget' })
  line().break()
  expect(presenceOf(7)).toEqual([])
})

test('without a connection, or long out of sight, the line is closed, and opened at once on return', async () => {
  Object.assign(navigator, { onLine: false })
  window.dispatchEvent(new Event('offline'))
  expect(line().isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sockets).toHaveLength(1)
  Object.assign(navigator, { onLine: true })
  window.dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(2)
  line().open()
  Object.assign(document, { hidden: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(line().isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(line().isClosed).toBe(false)
  line().say({ type: 'ping' })
  await vi.advanceTimersByTimeAsync(30_001)
  expect(line().isClosed).toBe(true)
  Object.assign(document, { hidden: false })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sockets).toHaveLength(3)
})

test('a trip that is gone is asked for no more, and leaves the list', async () => {
  queryClient.setQueryData(['trips'], [trip])
  line().say({ type: 'ended', tripId: 7, reason: 'removed' })
  expect(line().isClosed).toBe(true)
  expect(queryClient.getQueryData(['trips'])).toEqual([])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sockets).toHaveLength(1)
})
