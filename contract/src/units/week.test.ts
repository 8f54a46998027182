import { expect, test } from 'vitest'
import { byWeek, startsWeek } from './week.ts'

test.each([
  ['2027-04-17', 'saturday'],
  ['2027-04-18', 'sunday'],
  ['2027-04-19', 'monday'],
  ['2027-04-20', null],
] as const)('%s begins the week of who starts it on %s', (date, weekStart) => {
  const starts = (['saturday', 'sunday', 'monday'] as const).filter((start) => startsWeek(date, start))
  expect(starts).toEqual(weekStart ? [weekStart] : [])
})

test.each([
  ['monday', [2, 3]],
  ['sunday', [1, 4]],
  ['saturday', [5]],
] as const)('five days from a Saturday on, for who starts the week on %s', (weekStart, lengths) => {
  const days = ['17', '18', '19', '20', '21'].map((day) => ({ date: `2027-04-${day}` }))
  expect(byWeek(days, weekStart).map(({ length }) => length)).toEqual(lengths)
})
