import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inItemOrder, itemsOfDay, numbered } from './item-order.ts'

const item = (id: string, date: string, time: string | null = null, order = 0) => ({ id, date, time, order })

test('MAP-06 stops are ordered by date, then by time, those without a time last, then by hand and id', () => {
  const mixed = [
    item('d', '2027-04-19', null, 1),
    item('c', '2027-04-19', null, 0),
    item('b', '2027-04-19', '09:10'),
    item('a', '2027-04-18', '23:00'),
    item('f', '2027-04-19', null, 1),
    item('e', '2027-04-19', '10:30'),
  ]
  expect(inItemOrder(mixed).map(({ id }) => id)).toEqual(['a', 'b', 'e', 'c', 'd', 'f'])
})

test('the order does not depend on how the items arrive', () => {
  const days = ['2027-04-18', '2027-04-19']
  const items = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      date: fc.constantFrom(...days),
      time: fc.constantFrom(null, '09:00', '10:00'),
      order: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  fc.assert(
    fc.property(items, fc.infiniteStream(fc.nat()), (given, seeds) => {
      const shuffled = given
        .map((one) => ({ one, key: seeds.next().value }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one)
      expect(inItemOrder(shuffled)).toEqual(inItemOrder(given))
    }),
  )
})

test('a number belongs to the whole trip, so that list, timeline and map agree', () => {
  const items = [item('b', '2027-04-19'), item('a', '2027-04-18')]
  expect(numbered(items).map(({ number, item: { id } }) => [number, id])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
  expect(itemsOfDay(items, '2027-04-19').map(({ id }) => id)).toEqual(['b'])
})
