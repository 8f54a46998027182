import { expect, test } from 'vitest'
import { itemsOfDay } from './item-order.ts'
import { isSameOrder, moveToDay, moveToEndOfDay } from './move-item.ts'

const day = '2027-04-18'
const next = '2027-04-19'
const items = [
  { id: 'train', date: day, time: '09:10', order: 0 },
  { id: 'palace', date: day, time: '10:30', order: 1 },
  { id: 'walk', date: day, time: null, order: 2 },
  { id: 'shop', date: day, time: null, order: 3 },
  { id: 'dinner', date: next, time: null, order: 0 },
]

test('an item put where its time forbids lands at the nearest allowed place', () => {
  expect(moveToDay(items, 'shop', day, 0)?.ids).toEqual(['train', 'palace', 'shop', 'walk'])
  expect(moveToDay(items, 'palace', day, 0)?.ids).toEqual(['train', 'palace', 'walk', 'shop'])
})

test('an item moves to another day, to the place where it was dropped', () => {
  expect(moveToDay(items, 'walk', next, 0)).toEqual({ date: next, ids: ['walk', 'dinner'] })
  expect(moveToEndOfDay(items, 'walk', next)).toEqual({ date: next, ids: ['dinner', 'walk'] })
  expect(moveToDay(items, 'train', next, 1)?.ids).toEqual(['train', 'dinner'])
  expect(moveToDay(items, 'missing', next, 0)).toBeNull()
})

test('a day whose items have their places of a move as their order is in the order it asked for', () => {
  const move = moveToDay(items, 'dinner', day, 2)!
  const moved = items.map((item) => {
    const order = move.ids.indexOf(item.id)
    return order === -1 ? item : { ...item, date: day, order }
  })
  expect(itemsOfDay(moved, day).map(({ id }) => id)).toEqual(move.ids)
  expect(isSameOrder(moved, move)).toBe(true)
  expect(isSameOrder(items, move)).toBe(false)
})
