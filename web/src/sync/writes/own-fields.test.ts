import { expect, test } from 'vitest'
import { ownMs, rememberOwn, takeLostFields } from './own-fields.ts'

const list = { tripId: 7, collection: 'itinerary' } as const

test('a value saved here that somebody else changes is lost, and told once', () => {
  rememberOwn(list, 'castle', { time: '10:00', title: 'Castle' }, 1000)
  const theirs = { id: 'castle', time: '11:00', title: 'Castle', notes: 'Bring water' }
  expect(takeLostFields('castle', theirs, 2000)).toEqual([
    { ...list, rowId: 'castle', field: 'time', value: '10:00', theirs: '11:00', at: 1000 },
  ])
  expect(takeLostFields('castle', theirs, 2000)).toEqual([])
})

test.each([
  ['the row of another', 'tower', { time: '11:00' }, 2000],
  ['another field of it', 'castle', { notes: 'Bring water' }, 2000],
  ['the same value', 'castle', { time: '10:00' }, 2000],
  ['the field long after', 'castle', { time: '11:00' }, 1001 + ownMs],
])('nothing is lost by a change of %s', (_what, rowId, row, now) => {
  rememberOwn(list, 'castle', { time: '10:00' }, 1000)
  expect(takeLostFields(rowId, row, now)).toEqual([])
})

test('a field that was emptied is not lost to one that is empty', () => {
  rememberOwn(list, 'castle', { time: '' }, 1000)
  expect(takeLostFields('castle', { time: null }, 2000)).toEqual([])
})

test('an amount that comes back with its cents is the same', () => {
  rememberOwn({ tripId: 7, collection: 'expenses' }, 'lunch', { amount: '65' }, 1000)
  expect(takeLostFields('lunch', { amount: '65.00', description: 'Lunch for two' }, 2000)).toEqual([])
  expect(takeLostFields('lunch', { amount: '66.00' }, 2000)).toHaveLength(1)
})
