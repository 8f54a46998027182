import { closeCodes } from '@sojourn/contract/live/socket'
import type { Trip } from '@sojourn/contract/trips/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeSocket, stubSockets } from '../../../test/fake-socket.ts'
import { leaveSession } from '../../session/leaving.ts'
import { queryClient } from '../cache/query-client.ts'
import { followList } from './follow-list.ts'

let sockets: FakeSocket[]
const line = () => sockets.at(-1) as FakeSocket
let stop: () => void

const isOld = () => queryClient.getQueryState(['trips'])?.isInvalidated

beforeEach(() => {
  vi.useFakeTimers()
  sockets = stubSockets()
  queryClient.setQueryData(['trips'], [
    { id: 7, rev: 10 },
    { id: 8, rev: 1 },
  ] as Trip[])
  queryClient.setQueryData(['trips', 7], { id: 7 })
  stop = followList(() => undefined)
  line().open()
})
afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a list that is as the server has it is not read again', () => {
  expect(line().sent).toEqual([{ type: 'follow-list' }])
  line().say({
    type: 'list',
    heads: [
      { id: 8, rev: 1 },
      { id: 7, rev: 10 },
    ],
  })
  expect(isOld()).toBe(false)
})

test.each([
  ['a trip more', { 7: 10, 8: 1, 9: 1 }],
  ['a trip less', { 7: 10 }],
  ['another trip', { 7: 10, 9: 1 }],
  ['a trip that changed', { 7: 11, 8: 1 }],
])('%s lets the list be read again, and nothing of the trips themselves', (_what, revs) => {
  line().say({ type: 'list', heads: Object.entries(revs).map(([id, rev]) => ({ id: Number(id), rev })) })
  expect(isOld()).toBe(true)
  expect(queryClient.getQueryState(['trips', 7])?.isInvalidated).toBe(false)
})

test('a line that comes back asks for the list again', async () => {
  line().break()
  await vi.advanceTimersByTimeAsync(400)
  line().open()
  expect(sockets.map(({ sent }) => sent)).toEqual([[{ type: 'follow-list' }], [{ type: 'follow-list' }]])
})

test('whoever leaves asks for no line with the session they end, and has one again if they stay', async () => {
  leaveSession()
  line().break(closeCodes.sessionEnded)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sockets).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sockets).toHaveLength(2)
})
