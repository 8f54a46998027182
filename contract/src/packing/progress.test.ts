import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formCategories, packingCategories } from './categories.ts'
import { packingCategoriesWords } from './words-categories.ts'
import { inPackingOrder, packingGroups, packingProgress } from './progress.ts'

const listOf = (packed: number, total: number) =>
  Array.from({ length: total }, (_, index) => ({ packed: index < packed }))

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [14, 23, 61],
  [199, 200, 99],
  [1, 1000, 1],
  [23, 23, 100],
])('PACK-07 %d of %d packed are %d%%', (packed, total, percent) => {
  expect(packingProgress(listOf(packed, total))).toEqual({ packed, total, unpacked: total - packed, percent })
})

test('PACK-07 only a full case is 100%, and only an untouched one is 0%', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(3000), (total, some) => {
      const packed = Math.min(some, total)
      const { percent } = packingProgress(listOf(packed, total))
      expect(percent === 100).toBe(packed === total)
      expect(percent === 0).toBe(packed === 0)
    }),
  )
})

const item = (id: string, name: string, essential = false) => ({ id, item: name, essential })

test('essential things come first, then by name', () => {
  const items = [
    item('1', 'umbrella'),
    item('2', 'Adapter 10'),
    item('3', 'Ticket', true),
    item('4', 'adapter 2'),
    item('5', 'Passport', true),
  ]
  expect(inPackingOrder(items).map(({ id }) => id)).toEqual(['5', '3', '4', '2', '1'])
})

test('groups follow the order of categories, and empty ones are left out', () => {
  const items = (['other', 'gear', 'clothing', 'gear'] as const).map((category, index) => ({
    ...item(String(index), `thing ${index}`),
    category,
  }))
  expect(packingGroups(items).map(({ category, items }) => [category, items.length])).toEqual([
    ['clothing', 1],
    ['gear', 2],
    ['other', 1],
  ])
})

test('PACK-09 PACK-10 PACK-11 nine categories, gear is shown as Travel Gear, the form offers seven', () => {
  expect(packingCategories).toEqual([
    'clothing',
    'documents',
    'electronics',
    'toiletries',
    'medical',
    'gear',
    'kids',
    'entertainment',
    'other',
  ])
  expect(packingCategoriesWords.gear).toBe('Travel Gear')
  expect(formCategories).toEqual([
    'clothing',
    'documents',
    'electronics',
    'toiletries',
    'medical',
    'kids',
    'other',
  ])
})
