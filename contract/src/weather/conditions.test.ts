import { expect, test } from 'vitest'
import { conditionOf } from './conditions.ts'

test.each([
  [-1, null],
  [0, 'Clear'],
  [1, 'Partly cloudy'],
  [3, 'Partly cloudy'],
  [4, 'Rainy'],
  [45, 'Rainy'],
  [67, 'Rainy'],
  [68, 'Snowy'],
  [77, 'Snowy'],
  [78, 'Stormy'],
  [95, 'Stormy'],
  [99, 'Stormy'],
  [100, null],
  [2.5, null],
  [Number.NaN, null],
])('WX-11 weather code %d is %s', (code, condition) => {
  expect(conditionOf(code)).toBe(condition)
})
