import type { Trip } from '@sojourn/contract/trips/schema'
import { expect, test } from 'vitest'
import { fanOut, mostInFan, stackPins, travelThread } from './pins.ts'

const pin = (id: number, x: number, y: number, startDate = '2026-01-01') => ({
  x,
  y,
  trip: { id, startDate: `${startDate}T00:00:00.000Z` } as Trip,
})

test('pins nearer than 36 px share a stack, others stand alone', () => {
  const stacks = stackPins([pin(1, 100, 100), pin(2, 120, 110), pin(3, 136.1, 100), pin(4, 400, 100)], 36)
  expect(stacks.map(({ pins }) => pins.map(({ trip }) => trip.id))).toEqual([[1, 2], [3], [4]])
})

test('a stack opens on a circle, and no more than eight at once', () => {
  expect(fanOut(2, 40)).toEqual([
    { x: 0, y: -40 },
    { x: 0, y: 40 },
  ])
  expect(fanOut(50, 40)).toHaveLength(mostInFan)
})

test('the thread runs by date: solid as far as the traveller has come, dotted beyond', () => {
  const pins = [pin(1, 300, 50, '2026-05-01'), pin(2, 0, 50, '2025-11-14'), pin(3, 100, 50, '2026-03-08')]
  expect(travelThread(pins, '2026-03-12')).toEqual([
    { path: 'M0.0 50.0Q50.0 30.0 100.0 50.0', isPast: true },
    { path: 'M100.0 50.0Q200.0 10.0 300.0 50.0', isPast: false },
  ])
})

test('two trips to the same place need no thread between them, and one trip has none', () => {
  expect(travelThread([pin(1, 5, 5), pin(2, 5, 5, '2027-01-01')], '2026-03-12')).toEqual([])
  expect(travelThread([pin(1, 5, 5)], '2026-03-12')).toEqual([])
})

test('hundreds of trips make a thread of the forty around today', () => {
  const many = Array.from({ length: 500 }, (_, n) =>
    pin(n, n * 5, 0, new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)),
  )
  expect(travelThread(many, '2025-09-01')).toHaveLength(39)
})
