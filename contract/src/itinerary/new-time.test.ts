import { expect, test } from 'vitest'
import { inItemOrder } from './item-order.ts'
import { placeItemAt, stepBy } from './new-time.ts'
import { itineraryMovesWords } from './words-moves.ts'

const day = '2027-04-18'
const next = '2027-04-19'
const item = (id: string, time: string | null, endTime: string | null = null, date = day) => ({
  id,
  date,
  time,
  endTime,
  order: 0,
})

/** The times of the day, with the moved one last: it is put at a place among the others. */
const offered = (times: readonly (string | null)[], moved: string | null, at: number) => {
  const others = times.map((text, nth) => {
    const [time = null, endTime = null] = text?.split('–') ?? []
    return { ...item(`stop ${nth}`, time, endTime), order: nth }
  })
  const [time = null, endTime = null] = moved?.split('–') ?? []
  const placing = placeItemAt([...others, { ...item('moved', time, endTime), order: 99 }], 'moved', day, at)
  if (!placing || 'refusal' in placing) return placing?.refusal
  expect(placing.move.ids.indexOf('moved')).toBe(at)
  // With its new time the day stands in the order that was asked for.
  const all = [...others, item('moved', placing.time ?? time)].map((row) => ({
    ...row,
    order: placing.move.ids.indexOf(row.id),
  }))
  expect(inItemOrder(all).map(({ id }) => id)).toEqual(placing.move.ids)
  return placing.time
}

test.each([
  ['before the first, an hour earlier', ['09:10', '12:00'], '15:00', 0, '08:00'],
  ['before the first, as much earlier as it lasts', ['12:00'], '15:00–17:00', 0, '10:00'],
  ['before the first of the night, at midnight', ['00:20'], '15:00', 0, '00:00'],
  ['between two, in the middle', ['09:00', '12:00'], '15:00', 1, '10:30'],
  ['between two, when the one before is over', ['09:00–11:00', '12:00'], '15:00', 1, '11:30'],
  ['between two, so that it ends in time', ['09:00', '14:00'], '15:00–18:00', 1, '10:00'],
  ['between two, when it lasts longer', ['09:00', '10:00'], '15:00–18:00', 1, itineraryMovesWords.noRoom],
  [
    'between two, so that a round time does not run into the next',
    ['08:00–09:15', '10:25'],
    '15:00–16:00',
    1,
    '09:15',
  ],
  ['before the first, so that a round time does not run into it', ['09:20'], '15:00–16:00', 0, '08:15'],
  [
    'between two, at the time of the one before where just that is left',
    ['09:00', '10:00'],
    '15:00–16:00',
    1,
    '09:00',
  ],
  [
    'before the first of the night, when it lasts longer',
    ['00:20'],
    '15:00–16:00',
    0,
    itineraryMovesWords.noRoom,
  ],
  ['between two that leave ten minutes', ['10:00', '10:10'], '15:00', 1, '10:05'],
  ['between two that leave a minute', ['10:00', '10:02'], '15:00', 1, '10:01'],
  ['between two of one time, at that time', ['10:00', '10:00'], '15:00', 1, '10:00'],
  ['after the last, an hour later', ['09:10', '12:00'], '08:00', 2, '13:00'],
  ['after the last, when that is over', ['12:00–14:40'], '08:00', 1, '14:45'],
  ['after the last, late in the evening', ['23:30'], '08:00', 1, '23:45'],
  ['after the last minute of the day, at that minute', ['23:59'], '08:00', 1, '23:59'],
  ['where its time fits, it keeps it', ['09:00', '12:00'], '10:15', 1, null],
  ['beside one of the same time, it keeps it', ['10:00', '12:00'], '10:00', 0, null],
  ['without a time, between two that have one', ['09:00', '12:00', null], null, 1, '10:30'],
  ['without a time, before all', ['09:00', null], null, 0, '08:00'],
  ['without a time, among those without', ['09:00', null, null], null, 2, null],
  ['with a time, after those with one', ['09:00', null], '08:00', 1, '10:00'],
  ['with a time, behind one without', ['09:00', null], '08:00', 2, itineraryMovesWords.timedFirst],
])('an activity put %s', (_where, times, moved, at, expected) => {
  expect(offered(times, moved, at)).toBe(expected)
})

test('on another day it keeps its time where that fits, and is offered another where not', () => {
  const items = [
    item('train', '09:10'),
    item('lunch', '12:00', null, next),
    item('show', '20:00', null, next),
  ]
  expect(placeItemAt(items, 'train', next, 0)).toEqual({
    move: { date: next, ids: ['train', 'lunch', 'show'] },
    time: null,
  })
  expect(placeItemAt(items, 'train', next, 1)).toMatchObject({ time: '16:00' })
  expect(placeItemAt(items, 'missing', next, 1)).toBeNull()
})

test('a step up or down passes an activity with a time by taking another, and ends at the day’s edge', () => {
  const items = [item('train', '09:10'), item('palace', '10:30'), item('walk', null)]
  expect(stepBy(items, 'palace', -1)).toEqual({
    move: { date: day, ids: ['palace', 'train', 'walk'] },
    time: '08:00',
  })
  expect(stepBy(items, 'walk', -1)).toMatchObject({ time: '10:00' })
  expect(stepBy(items, 'palace', 1)).toEqual({ refusal: itineraryMovesWords.timedFirst })
  expect(stepBy(items, 'train', -1)).toBeNull()
  expect(stepBy(items, 'missing', 1)).toBeNull()
})
