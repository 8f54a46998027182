import { expect, test } from 'vitest'
import { destinations } from './data/destinations.ts'
import { distanceKm } from './distance.ts'

test.each([
  ['Paris', 'London', destinations.paris, destinations.london, 344],
  ['New York', 'Tokyo', destinations['new-york'], destinations.tokyo, 10_850],
  ['Auckland', 'Bora Bora, across the date line', destinations.auckland, destinations['bora-bora'], 4050],
])('from %s to %s it is %d km', (_from, _to, from, to, km) => {
  expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(km * 0.02)
  expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 6)
})

test('a place is nowhere from itself', () => {
  expect(distanceKm(destinations.rome, destinations.rome)).toBe(0)
})
