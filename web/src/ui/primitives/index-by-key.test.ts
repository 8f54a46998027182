import { expect, test } from 'vitest'
import { indexByKey } from './index-by-key.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  ['ArrowRight', 5, 0],
  ['ArrowLeft', 0, 5],
  ['Home', 3, 0],
  ['End', 3, 5],
  ['a', 3, null],
])('%s from %i of six leads to %s', (key, from, to) => {
  expect(indexByKey({ ...plain, key }, from, 6)).toBe(to)
})

test('with another key held it is the browser’s', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(indexByKey({ ...plain, [held]: true, key: 'ArrowLeft' }, 3, 6)).toBeNull()
})
