import { expect, test } from 'vitest'
import { coastOf } from './coast.ts'

test.each([
  ['Barcelona', 41.39, 2.17, 0, 25],
  ['Madrid', 40.42, -3.7, 280, 350],
  ['Vienna', 48.21, 16.37, 270, 400],
  ['Denver', 39.74, -104.99, 1100, 1300],
  ['Ulaanbaatar', 47.92, 106.92, 1100, 1400],
  ['Ürümqi', 43.83, 87.62, 2100, 2500],
  ['Yakutsk', 62.03, 129.73, 600, 900],
  ['Nadi', -17.76, 177.44, 0, 25],
  ['Anadyr', 64.73, 177.51, 0, 30],
  ['the South Pole', -90, 0, 300, 1400],
])('%s, at %d, %d, is as far from the sea as the map says', (_name, lat, lng, least, most) => {
  const { distanceKm } = coastOf({ lat, lng })
  expect(distanceKm).toBeGreaterThanOrEqual(least)
  expect(distanceKm).toBeLessThanOrEqual(most)
})

test.each([
  ['the middle of the Pacific', 0, -150],
  ['Norfolk Island, too small for the map', -29.03, 167.95],
  ['an atoll of the Maldives', 4.18, 73.51],
  ['the Bering Sea', 58, 180],
])('%s is at the sea', (_name, lat, lng) => {
  expect(coastOf({ lat, lng }).distanceKm).toBeLessThan(5)
})

test('the ocean lies west of Santiago and east of Boston, and far inland it hardly matters', () => {
  expect(coastOf({ lat: -33.45, lng: -70.67 }).eastward).toBeLessThan(-0.5)
  expect(coastOf({ lat: 42.5, lng: -71.4 }).eastward).toBeGreaterThan(0.5)
  expect(Math.abs(coastOf({ lat: 47.92, lng: 106.92 }).eastward)).toBeLessThan(0.1)
})
