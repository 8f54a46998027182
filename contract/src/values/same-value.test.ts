import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test.each([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, {}, false],
  [{ a: 1, b: [2, 3] }, { b: [2, 3], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], [], true],
])('%j and %j: the same is %s', (a, b, expected) => {
  expect([isSameValue(a, b), isSameValue(b, a)]).toEqual([expected, expected])
})
