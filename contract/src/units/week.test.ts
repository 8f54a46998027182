import { expect, test } from 'vitest'
import { startsWeek } from './week.ts'

test.each([
  ['2027-04-17', 'saturday'],
  ['2027-04-18', 'sunday'],
  ['2027-04-19', 'monday'],
  ['2027-04-20', null],
] as const)('%s begins the week of who starts it on %s', (date, weekStart) => {
  const starts = (['saturday', 'sunday', 'monday'] as const).filter((start) => startsWeek(date, start))
  expect(starts).toEqual(weekStart ? [weekStart] : [])
})
