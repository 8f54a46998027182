import { expect, test } from 'vitest'
import { overlapsOf } from './overlap.ts'

const item = (id: string, time: string | null, endTime: string | null = null, date = '2027-04-21') => ({
  id,
  date,
  time,
  endTime,
  order: 0,
})

test.each([
  ['one after the other', [item('a', '09:00', '10:00'), item('b', '10:00', '11:00')], []],
  ['one into the next', [item('a', '09:00', '10:30'), item('b', '10:00')], [['b', 'a']]],
  ['both at the same time', [item('a', '09:00', '10:00'), item('b', '09:00', '09:30')], [['b', 'a']]],
  [
    'a long one over two short ones',
    [item('a', '09:00', '12:00'), item('b', '10:00', '10:30'), item('c', '11:00')],
    [
      ['b', 'a'],
      ['c', 'a'],
    ],
  ],
  ['nobody knows the end', [item('a', '09:00'), item('b', '09:00')], []],
  ['no time at all', [item('a', '09:00', '12:00'), item('b', null)], []],
  [
    'a night that goes on into the next day',
    [item('a', '22:00', '02:00'), item('b', '01:30', null, '2027-04-22')],
    [['b', 'a']],
  ],
  [
    'a night that was over',
    [
      item('a', '22:00', '02:00'),
      item('b', '02:00', null, '2027-04-22'),
      item('c', '23:00', null, '2027-04-22'),
    ],
    [],
  ],
  ['another day', [item('a', '09:00', '12:00'), item('b', '10:00', null, '2027-04-22')], []],
])('%s', (_name, items, pairs) => {
  expect([...overlapsOf(items)].map(([id, other]) => [id, other.id])).toEqual(pairs)
})
