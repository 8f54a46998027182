import { describe, expect, test } from 'vitest'
import type { DaySuggestion } from './day-suggestion.ts'
import {
  itemCount,
  dayNumber,
  itemsOutside,
  neighbourDay,
  presetDay,
  timelineDays,
  timelineSummary,
} from './timeline.ts'

const trip = { startDate: '2027-04-18T00:00:00.000Z', endDate: '2027-04-25T00:00:00.000Z' }
const item = (id: string, date: string, type = 'activity') => ({ id, date, time: null, order: 0, type })
const suggestion = (date: string): DaySuggestion => ({
  id: 's1',
  date,
  type: 'sightseeing',
  title: 'Sunset at Cabo da Roca',
  priority: 'medium',
  estimatedCost: 0,
  description: null,
  duration: '1 h',
  location: 'Colares',
  timeOfDay: 'Evening',
  tips: ['Bring a layer, it is windy.'],
})

describe('the timeline', () => {
  test('TIME-05 has one day for every date from start to end, both included', () => {
    const days = timelineDays(trip, [])
    expect(days.map(({ number, date }) => `${number} ${date}`)).toEqual([
      '1 2027-04-18',
      '2 2027-04-19',
      '3 2027-04-20',
      '4 2027-04-21',
      '5 2027-04-22',
      '6 2027-04-23',
      '7 2027-04-24',
      '8 2027-04-25',
    ])
    expect(timelineDays({ startDate: '2027-04-18', endDate: '2027-04-18' }, [])).toHaveLength(1)
  })

  test('TIME-02 says how many days, one in the singular', () => {
    expect(timelineSummary(8, false)).toBe('8 days planned • Click to expand travel dates')
    expect(timelineSummary(1, false)).toBe('1 day planned • Click to expand travel dates')
    expect(timelineSummary(8, true)).toBe('8 days planned • Click to collapse travel dates')
  })

  test('TIME-07 counts suggestions and own activities together', () => {
    const [first] = timelineDays(trip, [item('a', '2027-04-18')], [suggestion('2027-04-18')])
    expect(first).toMatchObject({ count: 2, icons: ['activity', 'sightseeing'], hasMore: false })
    expect([itemCount(0), itemCount(1), itemCount(2)]).toEqual(['0 activities', '1 activity', '2 activities'])
  })

  test('TIME-08 shows the icons of the first two and a plus for more', () => {
    const three = [
      item('a', '2027-04-18', 'flight'),
      item('b', '2027-04-18', 'hotel'),
      item('c', '2027-04-18', 'meal'),
    ]
    const [first] = timelineDays(trip, three)
    expect(first).toMatchObject({ icons: ['flight', 'hotel'], hasMore: true })
    expect(timelineDays(trip, three.slice(0, 2))[0]).toMatchObject({ hasMore: false })
  })

  test('items outside the trip’s dates are told apart, not lost', () => {
    const items = [item('early', '2027-04-17'), item('in', '2027-04-18'), item('late', '2027-04-26')]
    expect(itemsOutside(trip, items).map(({ id }) => id)).toEqual(['early', 'late'])
    expect(timelineDays(trip, items).flatMap(({ items: own }) => own.map(({ id }) => id))).toEqual(['in'])
  })
})

test.each([
  ['2027-01-01', '2027-04-18'],
  ['2027-04-18', '2027-04-18'],
  ['2027-04-20', '2027-04-20'],
  ['2027-04-25', '2027-04-25'],
  ['2027-04-26', '2027-04-18'],
])('on %s a new activity starts on %s', (today, date) => {
  expect(presetDay(trip, today)).toBe(date)
})

test.each([
  ['2027-04-17', null],
  ['2027-04-18', 1],
  ['2027-04-25', 8],
  ['2027-04-26', null],
])('%s is day %s of the trip', (date, number) => {
  expect(dayNumber(trip, date)).toBe(number)
})

test.each([
  ['2027-04-20', -1, '2027-04-19'],
  ['2027-04-20', 1, '2027-04-21'],
  ['2027-04-18', -1, null],
  ['2027-04-25', 1, null],
  ['2027-04-28', -1, '2027-04-25'],
  ['2027-04-28', 1, null],
  ['2027-04-10', 1, '2027-04-18'],
  ['2027-04-10', -1, null],
] as const)(
  'an activity on %s that goes a day by %i lands on %s, also from outside a shortened trip',
  (date, by, day) => {
    expect(neighbourDay(trip, date, by)).toBe(day)
  },
)
