import { expect, test } from 'vitest'
import { gridRows } from './grid-rows.ts'

const five = ['Kyoto', 'Lisbon', 'New York', 'Reykjavík', 'Marrakech']

test.each([
  [
    3,
    true,
    [
      ['Kyoto', 'Lisbon'],
      ['New York', 'Reykjavík', 'Marrakech'],
    ],
  ],
  [
    3,
    false,
    [
      ['Kyoto', 'Lisbon', 'New York'],
      ['Reykjavík', 'Marrakech'],
    ],
  ],
  [2, true, [['Kyoto'], ['Lisbon', 'New York'], ['Reykjavík', 'Marrakech']]],
  [1, true, [['Kyoto'], ['Lisbon'], ['New York'], ['Reykjavík'], ['Marrakech']]],
])(
  'with %i columns and a featured first card (%s) the trips stand in these rows',
  (columns, featured, rows) => {
    expect(gridRows(five, columns, featured)).toEqual(rows)
  },
)

test('no trips make no rows', () => {
  expect(gridRows([], 3, true)).toEqual([])
})
