import type { PackingCategory } from '@sojourn/contract/packing/categories'
import { expect, test } from 'vitest'
import { placeGroups } from './columns.ts'

const group = (category: PackingCategory, count: number) => ({
  category,
  items: Array.from({ length: count }, (_, index) => index),
})

const list = [
  group('clothing', 8),
  group('documents', 3),
  group('electronics', 2),
  group('toiletries', 1),
  group('medical', 2),
  group('kids', 4),
]

test('a long group stands alone while the short ones share the other columns', () => {
  expect(Object.fromEntries(placeGroups(list, 3))).toEqual({
    clothing: 0,
    documents: 1,
    electronics: 2,
    toiletries: 2,
    medical: 1,
    kids: 2,
  })
})

test('a group keeps its column when the list grows, and a new one goes where there is room', () => {
  const known = placeGroups(list, 3)
  const grown = list.map((one) => (one.category === 'medical' ? group('medical', 20) : one))
  const places = placeGroups([...grown, group('other', 1)], 3, known)
  expect([...known].every(([category, column]) => places.get(category) === column)).toBe(true)
  expect(places.get('other')).toBe(0)
})

test('on a phone all are in the one column', () => {
  expect(new Set(placeGroups(list, 1).values())).toEqual(new Set([0]))
})
