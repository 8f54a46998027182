import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from './client.ts'
import { Gathered, gatheredIn, pauseMs } from './gathered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function slowReads() {
  const reads: { keys: string[]; answer: PromiseWithResolvers<Map<string, string>> }[] = []
  const gathered = new Gathered<string>((keys) => {
    const answer = Promise.withResolvers<Map<string, string>>()
    reads.push({ keys, answer })
    return answer.promise
  })
  return { reads, gathered }
}

const settled = () => vi.advanceTimersByTimeAsync(0)
const paused = () => vi.advanceTimersByTimeAsync(pauseMs)

test('what is asked for while a read is under way is read together, and each gets its own answer', async () => {
  const { reads, gathered } = slowReads()
  const first = gathered.get('maya')
  await settled()
  const later = ['tom', 'lena', 'tom'].map((key) => gathered.get(key))
  await settled()
  expect(reads.map(({ keys }) => keys)).toEqual([['maya']])
  reads[0]?.answer.resolve(new Map([['maya', '1']]))
  expect(await first).toBe('1')
  await paused()
  expect(reads.map(({ keys }) => keys)).toEqual([['maya'], ['tom', 'lena']])
  reads[1]?.answer.resolve(new Map([['tom', '2']]))
  expect(await Promise.all(later)).toEqual(['2', undefined, '2'])
})

test('a read that fails fails for those who asked, and the next one is tried', async () => {
  const { reads, gathered } = slowReads()
  const first = gathered.get('maya')
  await settled()
  const second = gathered.get('tom')
  reads[0]?.answer.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('the database is away')
  await paused()
  reads[1]?.answer.resolve(new Map([['tom', '2']]))
  expect(await second).toBe('2')
})

test('whoever comes alone is read for at once; those who come right after are read for together', async () => {
  const { reads, gathered } = slowReads()
  void gathered.get('maya')
  await settled()
  expect(reads.map(({ keys }) => keys)).toEqual([['maya']])
  reads[0]?.answer.resolve(new Map())
  for (const key of ['tom', 'lena']) {
    void gathered.get(key)
    await settled()
  }
  expect(reads).toHaveLength(1)
  await paused()
  expect(reads.map(({ keys }) => keys)).toEqual([['maya'], ['tom', 'lena']])
})

test('of what every call asks nobody waits longer than for the answer on its way, and not for one that hangs', async () => {
  const reads: { keys: string[]; answer: PromiseWithResolvers<Map<string, string>> }[] = []
  const ask = gatheredIn<string>((_db, keys) => {
    const answer = Promise.withResolvers<Map<string, string>>()
    reads.push({ keys, answer })
    return answer.promise
  })
  const db = {} as Db
  const asked = ['maya', 'tom', 'lena'].map((key) => ask(db, key))
  await settled()
  const later = ['noor', 'kofi'].map((key) => ask(db, key))
  await settled()
  expect(reads.map(({ keys }) => keys)).toEqual([['maya', 'tom', 'lena']])
  reads[0]?.answer.resolve(new Map([['tom', '2']]))
  expect(await Promise.all(asked)).toEqual([undefined, '2', undefined])
  await settled()
  expect(reads.map(({ keys }) => keys).at(-1)).toEqual(['noor', 'kofi'])
  void ask(db, 'ada')
  await vi.advanceTimersByTimeAsync(10)
  expect(reads).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10)
  expect(reads.map(({ keys }) => keys).at(-1)).toEqual(['ada'])
  reads.forEach(({ answer }) => answer.resolve(new Map()))
  expect(await Promise.all(later)).toEqual([undefined, undefined])
})
