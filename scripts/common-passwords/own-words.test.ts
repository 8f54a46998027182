import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  digestOf,
  isCommon,
  packDigests,
  unpackDigests,
} from '../../server/src/domains/auth/common-passwords.ts'
import { ownWords } from './own-words.ts'

test('the words of our own are among the common passwords; if not, run scripts/build-common-passwords.ts', () => {
  for (const word of ownWords) expect(isCommon(word), word).toBe(true)
})

test('what is packed comes out again, in order and once', () => {
  const digests = [0, 0x7f, 0x80, 0x81, 0x4000, 0xfffffffe, 0xffffffff]
  expect([...unpackDigests(packDigests([...digests.toReversed(), 0x80]))]).toEqual(digests)
  expect([...unpackDigests(packDigests([0xffffffff]))]).toEqual([0xffffffff])
})

test('there are more than ten thousand in less than 60 KB, and other words are hardly ever taken for one', () => {
  const bytes = readFileSync(new URL('../../server/data/common-passwords.bin', import.meta.url))
  expect(bytes.length).toBeLessThan(60_000)
  expect(unpackDigests(bytes).length).toBeGreaterThan(10_000)
  const others = Array.from({ length: 5000 }, (_, n) => `${digestOf(`word ${n}`).toString(36)} by the sea`)
  expect(others.filter(isCommon)).toEqual([])
})
