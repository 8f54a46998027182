import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { deleteStore } from '../device/device-store.ts'
import { type DeadLetter, temporaryId, type Write } from '../overlay/write.ts'
import { queueStorage } from './queue-storage.ts'

const write = (id: string): Write => ({
  id,
  method: 'POST',
  url: '/api/trips/7/packing',
  data: {},
  timestamp: 0,
  retryCount: 0,
  side: {
    owner: 'maya',
    lanes: [id],
    tripId: 7,
    isWholeTrip: false,
    list: null,
    edits: [],
    row: null,
    ownEdit: null,
    thing: id,
  },
})

test('writes are stored in the order they were made, parked, brought back in their place, and removed', async () => {
  const storage = queueStorage('maya')
  await storage.persist(write('a'))
  await storage.persist(write('b'))
  const { queue } = await storage.persist(write('c'))
  expect(queue.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const parked: DeadLetter = { ...queue[0]!, cause: 'server', status: 500, reason: '', parkedAt: 1 }
  await storage.change({ park: [parked], count: ['b'], tripId: [temporaryId(() => 0), 12] })
  const after = await storage.load()
  expect(after.queue.map(({ id, retryCount }) => [id, retryCount])).toEqual([
    ['b', 1],
    ['c', 0],
  ])
  expect(after.tray).toEqual([parked])
  expect([...after.ids.values()]).toEqual([12])
  await storage.change({ revive: ['a'], remove: ['c'] })
  expect((await storage.load()).queue.map(({ id }) => id)).toEqual(['a', 'b'])
  expect((await storage.load()).tray).toEqual([])
  await deleteStore('maya')
})

test('two tabs that do the same at once leave what one of them would', async () => {
  const [one, other] = [queueStorage('tom'), queueStorage('tom')]
  await one.persist(write('a'))
  const [entry] = (await one.load()).queue
  const parked: DeadLetter = { ...entry!, cause: 'refused', status: 400, reason: '', parkedAt: 1 }
  await Promise.all([one.change({ remove: ['a'] }), other.change({ park: [parked] })])
  expect(await one.load()).toMatchObject({ queue: [], tray: [] })
  await deleteStore('tom')
})
