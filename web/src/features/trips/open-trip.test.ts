import 'fake-indexeddb/auto'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maya } from '../../../test/maya.ts'
import { own } from '../../../test/own-answer.ts'
import { tripQuery } from '../../queries/trips.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { refreshCopies } from '../../sync/cache/reconnect.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { lists as known } from '../../sync/cache/row-store.ts'
import { cacheKey, deleteStore, openDeviceStore } from '../../sync/device/device-store.ts'
import { rememberUser } from '../../session/user-snapshot.ts'

const item = { id: 'a', version: 1, createdAt: '2027-01-01T00:00:00Z', item: 'Passport', packed: false }
const trip = { id: 7, title: 'Lisbon', rev: 3, createdAt: '2026-12-01T00:00:00Z' }
const lists = { itinerary: [], packing: [item], expenses: [], members: [] }

let asked: string[]
let answers: Record<string, () => Response>

beforeEach(() => {
  asked = []
  answers = { '/api/trips/7/snapshot': () => Response.json({ trip, ...lists, rev: 3 }) }
  vi.stubGlobal('document', { getElementById: () => null })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return own(answers[path]?.() ?? Response.json({ code: 'internal', message: 'no' }, { status: 500 }))
  })
})

afterEach(() => {
  queryClient.clear()
  known.leave()
  vi.unstubAllGlobals()
})

test('a trip that is opened comes with its lists in one call', async () => {
  const [opened, packing, expenses] = await Promise.all([
    queryClient.fetchQuery(tripQuery(7)),
    queryClient.fetchQuery(collectionQuery(7, 'packing')),
    queryClient.fetchQuery(collectionQuery(7, 'expenses')),
  ])
  expect(opened).toMatchObject({ title: 'Lisbon', rev: 3 })
  expect(packing).toEqual([item])
  expect(expenses).toEqual([])
  expect(asked).toEqual(['/api/trips/7/snapshot'])
})

test('a trip that is open is asked for what came after, and read as a whole where the log does not reach', async () => {
  await queryClient.fetchQuery(tripQuery(7))
  const change = { tripId: 7, rev: 4, collection: 'trip', rowId: '7', createdAt: '2027-01-02T00:00:00Z' }
  const porto = { ...change, row: { ...trip, title: 'Porto' } }
  answers['/api/trips/7/changes?since=3'] = () => Response.json({ rev: 4, reload: false, changes: [porto] })
  expect(await queryClient.fetchQuery({ ...tripQuery(7), staleTime: 0 })).toMatchObject({ title: 'Porto' })
  answers['/api/trips/7/changes?since=4'] = () => Response.json({ rev: 9, reload: true, changes: [] })
  answers['/api/trips/7/snapshot'] = () => Response.json({ trip, ...lists, packing: [], rev: 9 })
  expect(await queryClient.fetchQuery({ ...collectionQuery(7, 'packing'), staleTime: 0 })).toEqual([])
  expect(asked).toEqual([
    '/api/trips/7/snapshot',
    '/api/trips/7/changes?since=3',
    '/api/trips/7/changes?since=4',
    '/api/trips/7/snapshot',
  ])
})

test('a trip that cannot be read is tried again as a whole', async () => {
  const reads = await Promise.allSettled([
    queryClient.fetchQuery({ ...tripQuery(8), retry: false }),
    queryClient.fetchQuery(collectionQuery(8, 'packing')),
  ])
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toEqual(['/api/trips/8/snapshot'])
  answers = { '/api/trips/8/snapshot': () => Response.json({ trip: { ...trip, id: 8 }, ...lists, rev: 3 }) }
  await queryClient.fetchQuery(tripQuery(8))
  expect(queryClient.getQueryData(collectionQuery(8, 'packing').queryKey)).toEqual([item])
})

test('a list that is wanted between two tries of its trip asks for nothing itself', async () => {
  delete answers['/api/trips/7/snapshot']
  const opening = queryClient.fetchQuery({ ...tripQuery(7), retry: 1, retryDelay: 300 })
  await expect.poll(() => queryClient.getQueryState(tripQuery(7).queryKey)?.fetchFailureCount).toBe(1)
  answers['/api/trips/7/snapshot'] = () => Response.json({ trip, ...lists, rev: 3 })
  expect(await queryClient.fetchQuery(collectionQuery(7, 'packing'))).toEqual([item])
  await opening
  expect(asked).toEqual(['/api/trips/7/snapshot', '/api/trips/7/snapshot'])
})

test('without a connection a trip is opened from its copy, and from there on goes what came after', async () => {
  const copy = { trip, ...lists, rev: 3 }
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.reject(new TypeError('offline'))
  })
  rememberUser(maya)
  const store = await openDeviceStore(maya.id)
  await store.put('cache', { data: copy, timestamp: 1000, ttl: 1 }, cacheKey('/api/trips/7/snapshot'))
  const [opened, packing] = await Promise.all([
    queryClient.fetchQuery(tripQuery(7)),
    queryClient.fetchQuery(collectionQuery(7, 'packing')),
  ])
  expect([opened, packing]).toEqual([{ ...trip, rev: 3 }, [item]])
  // A screen may show but one of its lists: that is enough to ask again.
  const shown = new QueryObserver(queryClient, collectionQuery(7, 'packing'))
  const stop = shown.subscribe(() => undefined)
  refreshCopies()
  await vi.waitFor(() => expect(asked).toEqual(['/api/trips/7/snapshot', '/api/trips/7/changes?since=3']))
  stop()
  await deleteStore(maya.id)
})
