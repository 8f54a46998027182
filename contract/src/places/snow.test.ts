import { expect, test } from 'vitest'
import { isSnowMonth, showsSnow } from './snow.ts'

test.each([
  [1.9, true],
  [2, false],
  [-12, true],
  [9.5, false],
])('with a mean of %d °C a month has snow: %s', (meanC, snows) => {
  expect(isSnowMonth(meanC)).toBe(snows)
})

test.each([
  ['lisbon', 12, false],
  ['rome', 1, false],
  ['london', 1, false],
  ['paris', 1, false],
  ['vienna', 1, true],
  ['vienna', 12, false],
  ['oslo', 2, true],
  ['oslo', 7, false],
  ['patagonia', 7, true],
  ['sydney', 7, false],
] as const)('over %s in month %i there is snow: %s', (id, month, snows) => {
  expect(showsSnow(id, null, month)).toBe(snows)
})

test.each([
  ['Porto', { lat: 41.15, lng: -8.61, elevationM: 95, coastal: true }, 12, false],
  ['Bordeaux', { lat: 44.84, lng: -0.58, elevationM: 16, coastal: false }, 1, false],
  ['Izmir', { lat: 38.42, lng: 27.14, elevationM: 30, coastal: true }, 1, false],
  ['Charleston', { lat: 32.78, lng: -79.93, elevationM: 4, coastal: true }, 1, false],
  ['Fukuoka', { lat: 33.59, lng: 130.4, elevationM: 11, coastal: true }, 1, false],
  ['Hobart', { lat: -42.88, lng: 147.33, elevationM: 51, coastal: true }, 7, false],
  ['Tampere', { lat: 61.5, lng: 23.79, elevationM: 114, coastal: false }, 1, true],
  ['Minneapolis', { lat: 44.98, lng: -93.27, elevationM: 253, coastal: false }, 12, true],
  ['Ulaanbaatar', { lat: 47.91, lng: 106.88, elevationM: 1300, coastal: false }, 2, true],
  ['Ulaanbaatar', { lat: 47.91, lng: 106.88, elevationM: 1300, coastal: false }, 7, false],
] as const)('over %s, which is not in the table, by its place', (_name, place, month, snows) => {
  expect(showsSnow(null, place, month)).toBe(snows)
})

test('where nothing is known of a place, no snow falls', () => {
  expect(showsSnow(null, null, 1)).toBe(false)
})
