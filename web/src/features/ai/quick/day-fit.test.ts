import { expect, test } from 'vitest'
import { lisbonFigures } from '../../../../../contract/test/figures.ts'
import { dayWith, minutesOf, verdictOf } from './day-fit.ts'

const date = '2027-04-20'
const stop = (id: string, time: string | null, on = date) => ({
  id,
  title: `Stop ${id}`,
  date: on,
  time,
  order: 0,
})
const items = [stop('a', '10:00'), stop('b', '15:00'), stop('c', null), stop('d', '12:00', '2027-04-21')]
const dayAt = (time: string) => dayWith(items, { title: 'Ferry', date, time })

test('AIQ-05 the day is shown as it will be, the new stop where its time puts it', () => {
  expect(dayAt('12:00').map(({ title, isNew }) => [title, isNew])).toEqual([
    ['Stop a', false],
    ['Ferry', true],
    ['Stop b', false],
    ['Stop c', false],
  ])
})

test.each([
  ['3 h', 180],
  ['1.5 h', 90],
  ['2-3 hours', 180],
  ['1 h 30 min', 90],
  ['45 minutes', 45],
  ['a while', null],
  [{ code: 'ai-places.hoursMinutes', values: { hours: 1, minutes: 30 } }, 90],
  [{ code: 'ai-places.minutes', values: { minutes: 45 } }, 45],
])('"%s" takes %s minutes', (words, minutes) => {
  expect(minutesOf(words)).toBe(minutes)
})

test.each([
  ['12:00', '3 h', true],
  ['12:00', '4 h', false],
  ['15:00', '1 h', false],
  ['18:00', '3 h', true],
  ['', '3 h', true],
])('at %s for %s it fits: %s', (time, duration, fits) => {
  expect(verdictOf(dayAt(time), minutesOf(duration), lisbonFigures).fits).toBe(fits)
})

test('what is in the way is named', () => {
  expect(verdictOf(dayAt('12:00'), 240, lisbonFigures).text).toBe(
    'Tight: it takes until 16:00, and Stop b begins at 15:00.',
  )
  expect(verdictOf(dayAt('15:00'), 60, lisbonFigures).text).toBe('Stop b is planned for 15:00 as well.')
})
