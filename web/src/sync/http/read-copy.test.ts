import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { isConnectionLost } from '../../browser/use-connection-lost.ts'
import { lateError, offlineError, ApiError, unreadableAnswer } from './api-error.ts'
import type { CacheEntry } from '../device/device-store.ts'
import { readOrCopy } from './read-copy.ts'
import { readTimes } from './read-times.ts'

const path = '/api/trips'
const old: CacheEntry = { data: ['Lisbon, last week'], timestamp: 1_000, ttl: 300_000 }

function device(copy: CacheEntry | null = old, patienceMs = 20) {
  const client = new QueryClient()
  const find = vi.fn<() => Promise<CacheEntry | null>>(() => Promise.resolve(copy))
  const read = (ask: () => Promise<unknown>) =>
    readOrCopy(ask, { client, queryKey: ['trips'] }, { find, patienceMs })
  return { client, find, read }
}

test('an answer is an answer, and the copy is left alone', async () => {
  const { read, find } = device()
  expect(await read(async () => ['Lisbon'])).toEqual(['Lisbon'])
  expect(find).not.toHaveBeenCalled()
  expect(readTimes.of(path)?.copied).toBe('no')
})

test.each([
  ['there is no connection', offlineError(path)],
  ['nobody answers', lateError(path)],
  ['a hotel answers in our place', unreadableAnswer(200, path)],
  ['the server restarts', new ApiError(503, '503: ', { code: 'internal', text: '' })],
])('OFFLINE-06 OFFLINE-11 when %s the copy is served, at any age, with its time', async (_when, error) => {
  const { read } = device()
  expect(await read(() => Promise.reject(error))).toBe(old.data)
  expect(readTimes.of(path)).toEqual({ at: 1_000, copied: 'offline' })
})

test('OFFLINE-07 an offline read without a copy fails in the stated words', async () => {
  const { read } = device(null)
  await expect(read(() => Promise.reject(offlineError(path)))).rejects.toThrow(
    'No cached data available for offline use',
  )
})

test.each([401, 403, 404, 500])('a %i is what the server says, and no copy hides it', async (status) => {
  const { read, find } = device()
  const refusal = new ApiError(status, `${status}: no`, { code: 'internal', text: 'no' })
  await expect(read(() => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(find).not.toHaveBeenCalled()
})

test('what is on the screen is never replaced by an older copy', async () => {
  const { client, read, find } = device()
  client.setQueryData(['trips'], ['Lisbon, today'])
  const error = offlineError(path)
  await expect(read(() => Promise.reject(error))).rejects.toBe(error)
  expect(find).not.toHaveBeenCalled()
})

test('while an answer is slow the copy is shown, and the answer takes its place when it comes', async () => {
  const { client, read } = device()
  const asked = vi.spyOn(client, 'invalidateQueries')
  let answer: (rows: string[]) => void = () => undefined
  const coming = new Promise<string[]>((resolve) => (answer = resolve))
  expect(await read(() => coming)).toBe(old.data)
  expect(readTimes.of(path)).toEqual({ at: 1_000, copied: 'slow' })
  answer(['Lisbon, today'])
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  const again = vi.fn<() => Promise<unknown>>()
  expect(await read(again)).toEqual(['Lisbon, today'])
  expect(again).not.toHaveBeenCalled()
  expect(readTimes.of(path)?.copied).toBe('no')
})

test('OFFLINE-11 with a connection a copy within its ttl is as good as an answer', async () => {
  const { read } = device({ ...old, timestamp: Date.now() - 60_000 })
  await read(() => new Promise(() => undefined))
  expect(readTimes.of(path)?.copied).toBe('fresh')
})

test('without a copy a slow answer is waited for', async () => {
  const { read } = device(null, 1)
  const slow = new Promise((resolve) => setTimeout(() => resolve(['Lisbon']), 30))
  expect(await read(() => slow)).toEqual(['Lisbon'])
})

test('once the server says that the session is over, a copy on the screen is not called offline any more', async () => {
  const { client, read } = device()
  client.setQueryData(['trips'], await read(() => Promise.reject(offlineError(path))))
  expect(isConnectionLost()).toBe(true)
  const over = new ApiError(401, '401: no', { code: 'not_signed_in', text: 'no' })
  await expect(read(() => Promise.reject(over))).rejects.toBe(over)
  expect(readTimes.of(path)).toEqual({ at: 1_000, copied: 'no' })
  expect(isConnectionLost()).toBe(false)
})
