import { expect, test } from 'vitest'
import { atHalfTime } from './half-time.ts'

const lookUpMs = 30

function lookUp(): number {
  const began = performance.now()
  while (performance.now() - began < lookUpMs);
  return performance.now() - began
}

test('lookups of many take turns and leave half of the time to others', async () => {
  const began = performance.now()
  const taken = await Promise.all(Array.from({ length: 10 }, () => atHalfTime(lookUp)))
  const busyMs = taken.reduce((sum, ms) => sum + ms, 0)
  expect(performance.now() - began).toBeGreaterThan(1.8 * busyMs)
})

test('one that fails holds nobody up', async () => {
  const failing = atHalfTime(() => {
    throw new Error('no such town')
  })
  await expect(failing).rejects.toThrow('no such town')
  expect(await atHalfTime(() => 'found')).toBe('found')
})
