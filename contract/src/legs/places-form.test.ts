import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../values/plain-date.ts'
import {
  datesOf,
  draftsOf,
  movedEdge,
  movedPlace,
  nightsLeft,
  nightsMeet,
  tripNights,
  withBefore,
  withNights,
  withoutPlace,
  withPlace,
  withTotal,
} from './places-form.ts'

const start = '2026-06-12'
const draft = (name: string, nights: number, before = 0) => ({ name, nights, before })
const italy = [draft('Rome', 4, 1), draft('Florence', 3), draft('Venice', 2)]
const shown = (drafts: readonly { name: string; nights: number; before: number }[]) =>
  drafts.map(({ name, nights, before }) => `${before ? `+${before} ` : ''}${name} ${nights}`).join(', ')

test('nights say when one arrives and leaves', () => {
  expect(datesOf(start, italy)).toEqual([
    { arriveDate: '2026-06-13', leaveDate: '2026-06-17' },
    { arriveDate: '2026-06-17', leaveDate: '2026-06-20' },
    { arriveDate: '2026-06-20', leaveDate: '2026-06-22' },
  ])
  expect(nightsLeft(10, italy)).toBe(0)
  expect(tripNights({ startDate: start, endDate: '2026-06-22' })).toBe(10)
  expect([
    tripNights({ startDate: '', endDate: start }),
    tripNights({ startDate: start, endDate: '2026-06-01' }),
  ]).toEqual([null, null])
})

test('an edge that moves takes from the neighbour, and leaves each a night', () => {
  expect(shown(movedEdge(italy, 0, 2))).toBe('+1 Rome 6, Florence 1, Venice 2')
  expect(shown(movedEdge(italy, 0, 9))).toBe('+1 Rome 6, Florence 1, Venice 2')
  expect(shown(movedEdge(italy, 1, -9))).toBe('+1 Rome 4, Florence 1, Venice 4')
  expect(shown(movedEdge(italy, 2, 1))).toBe(shown(italy))
})

test('a place that moves takes its nights along, the way there stays at the beginning', () => {
  expect(shown(movedPlace(italy, 2, 0))).toBe('+1 Venice 2, Rome 4, Florence 3')
  expect(shown(movedPlace(italy, 0, 1))).toBe('+1 Florence 3, Rome 4, Venice 2')
})

test('a place that goes leaves its nights to the one before it', () => {
  expect(shown(withoutPlace(italy, 1))).toBe('+1 Rome 7, Venice 2')
  expect(shown(withoutPlace(italy, 0))).toBe('+1 Florence 7, Venice 2')
})

test('one more takes what is left, else half of the longest', () => {
  const bern = { name: 'Bern' }
  expect(shown(withPlace([draft('Rome', 4)], bern, 10))).toBe('Rome 4, Bern 6')
  expect(shown(withPlace(italy, bern, 10))).toBe('+1 Rome 2, Florence 3, Venice 2, Bern 2')
  expect(shown(withPlace([draft('Rome', 1)], bern, 1))).toBe('Rome 1, Bern 1')
  expect(shown(withPlace([draft('Rome', 4)], bern, null))).toBe('Rome 4, Bern 2')
})

test('no place has fewer nights than one, and no way fewer than none', () => {
  expect(shown(withNights(italy, 2, 0))).toBe('+1 Rome 4, Florence 3, Venice 1')
  expect(shown(withBefore(italy, 0, -1))).toBe('Rome 4, Florence 3, Venice 2')
})

const someDrafts = fc.array(
  fc.record({
    name: fc.string(),
    nights: fc.integer({ min: 1, max: 30 }),
    before: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 2, maxLength: 10 },
)

test('whatever is moved or taken away, neighbours meet and no night is lost', () => {
  fc.assert(
    fc.property(someDrafts, fc.nat(9), fc.nat(9), fc.integer({ min: -9, max: 9 }), (drafts, a, b, by) => {
      const [from, to] = [a % drafts.length, b % drafts.length]
      for (const next of [
        movedPlace(drafts, from, to),
        withoutPlace(drafts, from),
        movedEdge(drafts, from, by),
      ]) {
        expect(nightsLeft(400, next)).toBe(nightsLeft(400, drafts))
        const dates = datesOf(start, next)
        for (const { arriveDate, leaveDate } of dates)
          expect(daysBetween(arriveDate, leaveDate)).toBeGreaterThan(0)
        const stored = dates.map((dated, order) => ({ ...dated, id: String(order), order }))
        expect(datesOf(start, draftsOf(start, stored))).toEqual(dates)
      }
    }),
    { numRuns: 300 },
  )
})

test.each([
  [10, italy, true],
  [9, italy, false],
  [11, italy, false],
  [10, [draft('Rome', 4, 1), draft('Florence', 3, 1), draft('Venice', 1)], false],
])('of %i nights every one has its place or not', (total, drafts, meet) => {
  expect(nightsMeet(total, drafts)).toBe(meet)
})

test.each([
  [10, '+1 Rome 4, Florence 3, Venice 2'],
  [20, '+1 Rome 8, Florence 6, Venice 5'],
  [4, '+1 Rome 1, Florence 1, Venice 1'],
  [3, '+1 Rome 4, Florence 3, Venice 2'],
])('over %i nights each place has its share', (total, text) => {
  expect(shown(withTotal(italy, total))).toBe(text)
})

test('whatever the nights, those that are shared out are all there, and each place has one', () => {
  const many = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(many, fc.integer({ min: 8, max: 90 }), (nights, total) => {
      const shared = withTotal(
        nights.map((count, index) => draft(String(index), count)),
        total,
      )
      expect(nightsLeft(total, shared)).toBe(0)
      expect(Math.min(...shared.map((place) => place.nights))).toBeGreaterThan(0)
    }),
  )
})
