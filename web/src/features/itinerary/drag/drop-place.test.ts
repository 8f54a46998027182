import { expect, test } from 'vitest'
import { moveToPlace } from './drop-place.ts'

const item = (id: string, date: string, order: number) => ({ id, date, time: null, order })
const items = [item('a', '2027-04-18', 0), item('b', '2027-04-18', 1), item('c', '2027-04-19', 0)]

test.each([
  ['above the first', 'b', { kind: 'beside', id: 'a', date: '2027-04-18', after: false }, ['b', 'a']],
  ['below the last', 'a', { kind: 'beside', id: 'b', date: '2027-04-18', after: true }, ['b', 'a']],
  [
    'beside one of another day',
    'a',
    { kind: 'beside', id: 'c', date: '2027-04-19', after: true },
    ['c', 'a'],
  ],
  ['on the heading of a day', 'a', { kind: 'first', date: '2027-04-19' }, ['a', 'c']],
  ['on the card of a day', 'a', { kind: 'last', date: '2027-04-19' }, ['c', 'a']],
  ['on the card of an empty day', 'a', { kind: 'last', date: '2027-04-20' }, ['a']],
] as const)('an activity dropped %s lands there', (_where, id, place, ids) => {
  expect(moveToPlace(items, id, place)?.ids).toEqual(ids)
})

test('an activity dropped on itself stays', () => {
  expect(moveToPlace(items, 'a', { kind: 'beside', id: 'a', date: '2027-04-18', after: true })).toBeNull()
})
