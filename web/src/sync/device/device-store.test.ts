import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { expect, test } from 'vitest'
import { cacheKey, deleteStore, openDeviceStore } from './device-store.ts'

test('OFFLINE-02 a read is stored under cache_GET_ and its path', async () => {
  const store = await openDeviceStore('maya')
  const entry = { data: [{ id: 7 }], timestamp: 1000, ttl: 300_000 }
  await store.put('cache', entry, cacheKey('/api/trips'))
  expect(await store.get('cache', 'cache_GET_/api/trips')).toEqual(entry)
  await deleteStore('maya')
})

test('OFFLINE-10 the queue is stored under offline_operations_queue, for each person by themselves', async () => {
  const [maya, tom] = await Promise.all([openDeviceStore('maya'), openDeviceStore('tom')])
  await maya.add('offline_operations_queue', { id: 'a' } as never)
  expect(await maya.count('offline_operations_queue')).toBe(1)
  expect(await tom.count('offline_operations_queue')).toBe(0)
  await Promise.all([deleteStore('maya'), deleteStore('tom')])
})

test('a deleted account leaves nothing behind, and lets itself be opened again', async () => {
  await (await openDeviceStore('maya')).add('offline_operations_queue', { id: 'a' } as never)
  await deleteStore('maya')
  expect(await (await openDeviceStore('maya')).count('offline_operations_queue')).toBe(0)
  await deleteStore('maya')
})

test('what an earlier build has stored is brought up to date', async () => {
  const old = await openDB('sojourn-ada', 1, {
    upgrade: (db) => void db.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true }),
  })
  old.close()
  const store = await openDeviceStore('ada')
  expect([...store.objectStoreNames]).toEqual([
    'cache',
    'failed_operations',
    'offline_operations_queue',
    'trip_ids',
  ])
  await deleteDB('sojourn-ada')
})
