import type { Trip } from '@sojourn/contract/trips/schema'
import { expect, test } from 'vitest'
import { arcPoints, fanOut, travelThread } from './pins.ts'

const place = (id: number, lng: number, lat: number, startDate = '2026-01-01') => ({
  lng,
  lat,
  trip: { id, startDate: `${startDate}T00:00:00.000Z` } as Trip,
})

test('a stack opens on a circle', () => {
  expect(fanOut(2, 40)).toEqual([
    { x: 0, y: -40 },
    { x: 0, y: 40 },
  ])
})

test('the thread runs by date: solid as far as the traveller has come, dotted beyond', () => {
  const places = [
    place(1, 300, 50, '2026-05-01'),
    place(2, 0, 50, '2025-11-14'),
    place(3, 100, 50, '2026-03-08'),
  ]
  const thread = travelThread(places, '2026-03-12')
  expect(thread.map(({ from, to, isPast }) => [from.trip.id, to.trip.id, isPast])).toEqual([
    [2, 3, true],
    [3, 1, false],
  ])
})

test('two trips to the same place need no thread between them, and one trip has none', () => {
  expect(travelThread([place(1, 5, 5), place(2, 5, 5, '2027-01-01')], '2026-03-12')).toEqual([])
  expect(travelThread([place(1, 5, 5)], '2026-03-12')).toEqual([])
})

test('a thread of very many trips keeps to those around today', () => {
  const places = Array.from({ length: 500 }, (_, n) => place(n, n, 0, `20${10 + Math.floor(n / 10)}-01-01`))
  expect(travelThread(places, '2030-06-01')).toHaveLength(39)
})

test('an arc begins and ends at its places and rises by a fifth of its length in between', () => {
  const points = arcPoints({ x: 0, y: 50 }, { x: 100, y: 50 })
  expect(points.at(0)).toEqual({ x: 0, y: 50 })
  expect(points.at(-1)).toEqual({ x: 100, y: 50 })
  expect(points[12]).toEqual({ x: 50, y: 40 })
})
