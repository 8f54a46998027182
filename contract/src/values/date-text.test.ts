import { expect, test } from 'vitest'
import { dateRange, fullDate, longDay, monthDay, monthDayRange, shortDay, weekday } from './date-text.ts'

test.each([
  ['2027-04-18', '2027-04-25', 'Apr 18 – 25, 2027', 'Apr 18 – 25'],
  ['2027-04-28', '2027-05-03', 'Apr 28 – May 3, 2027', 'Apr 28 – May 3'],
  ['2027-09-30', '2027-09-30', 'Sep 30, 2027', 'Sep 30'],
])('a trip from %s to %s reads "%s", in its own year "%s"', (start, end, whole, short) => {
  expect(dateRange(start, end)).toBe(whole)
  expect(monthDayRange(start, end)).toBe(short)
})

test('a trip over New Year names both years, with plain spaces around the dash', () => {
  expect(dateRange('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 3, 2027')
})

test('a day reads the same whatever the hour of the moment it was taken from', () => {
  expect([monthDay('2026-09-05'), fullDate('2026-09-05'), weekday('2026-09-05')]).toEqual([
    'Sep 5',
    'Sep 5, 2026',
    'Sat',
  ])
  expect([shortDay('2026-09-05T23:59:00Z'), longDay('2026-09-05T00:00:00Z')]).toEqual([
    'Sat, Sep 5',
    'Saturday, September 5',
  ])
})

test('what is no date is shown as it is', () => {
  expect([monthDay(''), fullDate('soon')]).toEqual(['', 'soon'])
})
