import { expect, test } from 'vitest'
import { itemsOfDay } from './item-order.ts'
import { canMove, isSameOrder, moveBy, moveToDay, moveToEndOfDay } from './move-item.ts'

const day = '2027-04-18'
const next = '2027-04-19'
const items = [
  { id: 'train', date: day, time: '09:10', order: 0 },
  { id: 'palace', date: day, time: '10:30', order: 1 },
  { id: 'walk', date: day, time: null, order: 2 },
  { id: 'shop', date: day, time: null, order: 3 },
  { id: 'dinner', date: next, time: null, order: 0 },
]

test('an item without a time moves up and down among the others without one', () => {
  expect(moveBy(items, 'shop', -1)).toEqual({ date: day, ids: ['train', 'palace', 'shop', 'walk'] })
  expect(moveBy(items, 'walk', 1)).toEqual({ date: day, ids: ['train', 'palace', 'shop', 'walk'] })
})

test('times decide: a timed item does not pass another, and nothing leaves its day by moving up or down', () => {
  expect(canMove(items, 'palace', -1)).toBe(false)
  expect(canMove(items, 'walk', -1)).toBe(false)
  expect(canMove(items, 'train', -1)).toBe(false)
  expect(canMove(items, 'shop', 1)).toBe(false)
  expect(canMove(items, 'missing', 1)).toBe(false)
})

test('an item dropped where its time forbids lands at the nearest allowed place', () => {
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
