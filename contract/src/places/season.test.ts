import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

const kyoto = 35
const sydney = -33.9

test.each([
  [1, 'winter', 'summer'],
  [2, 'winter', 'summer'],
  [3, 'spring', 'autumn'],
  [5, 'spring', 'autumn'],
  [6, 'summer', 'winter'],
  [8, 'summer', 'winter'],
  [9, 'autumn', 'spring'],
  [11, 'autumn', 'spring'],
  [12, 'winter', 'summer'],
] as const)('in month %i it is %s in Kyoto and %s in Sydney', (month, north, south) => {
  expect(seasonOf(kyoto, month)).toBe(north)
  expect(seasonOf(sydney, month)).toBe(south)
})

test('January is summer in Rio de Janeiro too, which lies within the tropics', () => {
  expect(seasonOf(-22.9, 1)).toBe('summer')
})
