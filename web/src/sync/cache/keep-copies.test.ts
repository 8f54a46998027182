import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberUser } from '../../session/user-snapshot.ts'
import { cacheKey, deleteStore, openDeviceStore } from '../device/device-store.ts'
import { lists } from './row-store.ts'
import { queryClient } from './query-client.ts'
import { applySnapshot } from './changes.ts'
import { copiesUnder, copyOf, dropCopies } from '../device/copy-store.ts'
import { keepCopies } from './keep-copies.ts'
import { isFresh, readOrCopy } from '../http/read-copy.ts'
import { readTimes } from '../http/read-times.ts'
import { offlineError } from '../http/api-error.ts'
import { maya } from '../../../test/maya.ts'

const tunde = { ...maya, id: '0199a6f0-0000-7000-8000-000000000002', displayName: 'Tunde' }
const lisbon = { id: 7, title: 'Family Trip to Lisbon' }
const path = '/api/trips/7/snapshot'
const snapshotWith = (parts: object) =>
  ({
    trip: lisbon,
    itinerary: [],
    packing: [],
    expenses: [],
    dayNotes: [],
    bookings: [],
    legs: [],
    ideas: [],
    travellers: [],
    transfers: [],
    members: [],
    rev: 3,
    ...parts,
  }) as never
let stop = () => {}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
  rememberUser(maya)
  readTimes.forget()
})

afterEach(async () => {
  stop()
  stop = () => {}
  queryClient.clear()
  lists.leave()
  vi.unstubAllGlobals()
  await Promise.all([deleteStore(maya.id), deleteStore(tunde.id)])
})

test('OFFLINE-02 OFFLINE-09 OFFLINE-11 an answer is kept under cache_GET_ and its path, with its time and a ttl of five minutes', async () => {
  stop = keepCopies(maya.id)
  const before = Date.now()
  queryClient.setQueryData(['trips'], [lisbon])
  const store = await openDeviceStore(maya.id)
  await vi.waitFor(async () =>
    expect(await store.get('cache', 'cache_GET_/api/trips')).toEqual({
      data: [lisbon],
      timestamp: expect.any(Number),
      ttl: 5 * 60 * 1000,
    }),
  )
  const copy = await copyOf('/api/trips')
  expect(copy?.timestamp).toBeGreaterThanOrEqual(before)
})

test.each([
  [0, true],
  [299_999, true],
  [300_000, false],
  [86_400_000, false],
])('OFFLINE-11 %i ms after it was answered a copy is fresh: %s', (age, fresh) => {
  expect(isFresh({ timestamp: 1_000, ttl: 300_000 }, 1_000 + age)).toBe(fresh)
})

test('what was read before the copies began is kept too', async () => {
  queryClient.setQueryData(['plan'], { plan: 'pro' })
  stop = keepCopies(maya.id)
  await vi.waitFor(async () => expect((await copyOf('/api/plan'))?.data).toEqual({ plan: 'pro' }))
})

test('of a list only what the server has confirmed is kept: what waits is in the queue', async () => {
  stop = keepCopies(maya.id)
  const name = { tripId: 7, collection: 'packing' } as const
  const row = { id: 'a', version: 1, createdAt: '2026-11-01' }
  lists.listOf(name).lay('write', [{ id: 'b', kind: 'put', row: { ...row, id: 'b' } }])
  applySnapshot(snapshotWith({ packing: [row] }))
  expect(queryClient.getQueryData(['trips', 7, 'packing'])).toHaveLength(2)
  await vi.waitFor(async () => expect(await copyOf(path)).toMatchObject({ data: { packing: [row], rev: 3 } }))
})

test('emails of other people do not stay on the device', async () => {
  stop = keepCopies(maya.id)
  applySnapshot(snapshotWith({ members: [{ name: 'Tunde', email: 'tunde@example.com' }] }))
  await vi.waitFor(async () =>
    expect(await copyOf(path)).toMatchObject({ data: { members: [{ name: 'Tunde', email: '' }] } }),
  )
})

test('what an earlier version kept of a trip, list by list, is never half a trip, and goes', async () => {
  const store = await openDeviceStore(maya.id)
  const entry = { data: [], timestamp: 1_000, ttl: 300_000 }
  for (const part of ['', '/packing', '/guide'])
    await store.put('cache', entry, cacheKey(`/api/trips/7${part}`))
  expect(await copyOf(path)).toBeNull()
  stop = keepCopies(maya.id)
  await vi.waitFor(
    async () => expect(await store.getAllKeys('cache')).toEqual(['cache_GET_/api/trips/7/guide']),
    { timeout: 10_000 },
  )
})

test('a copy that is shown again keeps the time of its answer', async () => {
  const store = await openDeviceStore(maya.id)
  const entry = { data: [lisbon], timestamp: 1_000, ttl: 300_000 }
  await store.put('cache', entry, cacheKey('/api/trips'))
  stop = keepCopies(maya.id)
  await queryClient.fetchQuery({
    queryKey: ['trips'],
    queryFn: (read) => readOrCopy(() => Promise.reject(offlineError('/api/trips')), read),
  })
  queryClient.setQueryData(['plan'], { plan: 'free' })
  await vi.waitFor(async () => expect(await copyOf('/api/plan')).not.toBeNull())
  expect(await store.get('cache', 'cache_GET_/api/trips')).toEqual(entry)
})

test('nobody finds the copies of another person, and whoever logs out leaves none', async () => {
  stop = keepCopies(maya.id)
  queryClient.setQueryData(['trips'], [lisbon])
  await vi.waitFor(async () => expect(await copyOf('/api/trips')).not.toBeNull())
  rememberUser(tunde)
  expect(await copyOf('/api/trips')).toBeNull()
  await dropCopies(tunde.id)
  rememberUser(maya)
  expect(await copyOf('/api/trips')).toBeNull()

  queryClient.setQueryData(['trips'], [lisbon, lisbon])
  await vi.waitFor(async () => expect(await copyOf('/api/trips')).not.toBeNull())
  rememberUser(null)
  await dropCopies()
  // A last answer that comes after it.
  queryClient.setQueryData(['trips'], [lisbon])
  stop()
  rememberUser(maya)
  expect(await copiesUnder('/api/')).toEqual([])
})

test('a copy that is on its way to the device when the session ends does not arrive', async () => {
  stop = keepCopies(maya.id)
  queryClient.setQueryData(['trips'], [lisbon])
  window.dispatchEvent(new Event('pagehide'))
  rememberUser(null)
  await dropCopies()
  await openDeviceStore(maya.id)
  rememberUser(maya)
  expect(await copiesUnder('/api/')).toEqual([])
})
