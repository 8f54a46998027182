import { expect, test } from 'vitest'
import { plannedDays } from './trip-days.ts'

test.each([
  ['2027-06-01', '2027-06-05', 4],
  ['2027-06-01', '2027-06-01', 1],
  ['2027-03-27', '2027-03-29', 2],
  ['2027-06-05', '2027-06-01', 1],
])('a trip from %s to %s gets %i planned days', (start, end, days) => {
  expect(plannedDays(start, end)).toBe(days)
})
