import { expect, test } from 'vitest'
import { ringRadii } from './ring-radii.ts'

test.each([
  ['a town', 10, 1000, 'km', [1000, 2000, 5000]],
  ['a town, told in miles', 10, 1000, 'mi', [804.672, 1609.344, 3218.688]],
  ['a quarter', 2, 800, 'km', [200, 500]],
  ['a phone with a town', 20, 330, 'km', [2000]],
  ['a country', 600, 1000, 'km', [50_000, 100_000, 200_000]],
] as const)(
  'on a map of %s the rings have round distances and are seen',
  (_of, metres, side, unit, expected) => {
    expect(ringRadii(metres, side, unit)).toEqual(expected)
  },
)
