import { expect, test } from 'vitest'
import { shortcutReader } from './shortcut-keys.ts'

const read = (keys: string, gapMs = 100, inDialog = false) => {
  const next = shortcutReader()
  return keys
    .split('')
    .map((key, n) => next(key, n * gapMs, inDialog))
    .at(-1)
}

test.each([
  ['gh', { go: 'home' }],
  ['gp', { go: 'plan' }],
  ['gk', { go: 'pack' }],
  ['gb', { go: 'budget' }],
  ['n', 'new'],
  ['?', 'help'],
  ['g', null],
  ['h', null],
  ['gxh', null],
  ['ghp', null],
  ['/', null],
])('the keys %s ask for %o', (keys, asked) => {
  expect(read(keys)).toEqual(asked)
})

test('two letters far apart belong to nothing', () => {
  expect(read('gh', 1_500)).toBeNull()
})

test('in a dialog only the search answers', () => {
  expect(read('gh', 100, true)).toBeNull()
  expect(read('n', 100, true)).toBeNull()
  expect(read('/', 100, true)).toBe('search')
})
