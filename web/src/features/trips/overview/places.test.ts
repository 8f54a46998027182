import type { Trip } from '@sojourn/contract/trips/schema'
import { expect, test } from 'vitest'
import { placeTrips, unplacedText } from './places.ts'

const trip = (title: string, latitude: number | null, longitude: number | null) =>
  ({ id: title.length, title, latitude, longitude }) as Trip

const lngsOf = (...lngs: number[]) =>
  placeTrips(lngs.map((lng) => trip('A', 10, lng))).placed.map(({ lng }) => lng)

test('a trip whose place is unknown is not on the map, and is not lost', () => {
  const { placed, unplaced } = placeTrips([trip('Lisbon', 38.7, -9.1), trip('Somewhere', null, null)])
  expect(placed.map(({ trip: { title } }) => title)).toEqual(['Lisbon'])
  expect(unplaced.map(({ title }) => title)).toEqual(['Somewhere'])
})

test('trips round the Pacific stand together across the date line, others as on any map', () => {
  expect(lngsOf(178.4, -172.1)).toEqual([178.4, 187.9])
  expect(lngsOf(139.7, -118.2, -9.1)).toEqual([139.7, -118.2, -9.1])
})

test.each([
  [0, null],
  [1, 'Not on the map, as its place is unknown: Trip 1.'],
  [2, 'Not on the map, as their places are unknown: Trip 1 and Trip 2.'],
  [3, 'Not on the map, as their places are unknown: Trip 1, Trip 2 and Trip 3.'],
  [9, 'Not on the map, as their places are unknown: Trip 1, Trip 2, Trip 3 and 6 more.'],
])('%d trips without a place are named', (count, text) => {
  const trips = Array.from({ length: count }, (_, n) => trip(`Trip ${n + 1}`, null, null))
  expect(unplacedText(trips)).toBe(text)
})
