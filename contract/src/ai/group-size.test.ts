import { expect, test } from 'vitest'
import { peopleInGroup, usualGroupSize } from './group-size.ts'

const never = { travelMode: 'solo', adults: null, children: null } as const

test.each([
  [never, 2],
  [{ ...never, adults: 1 }, 1],
  [{ ...never, travelMode: 'family', children: 1 }, 3],
  [{ ...never, adults: 8, children: 3 }, 5],
] as const)('AIF-06 the form of a trip with %o starts with %i people', (trip, size) => {
  expect(usualGroupSize(trip)).toBe(size)
})

test('five or more are all of a larger trip', () => {
  const crowd = { ...never, adults: 8, children: 3 }
  expect([1, 4, 5].map((size) => peopleInGroup(size, crowd))).toEqual([1, 4, 11])
  expect(peopleInGroup(5, never)).toBe(5)
})
