import { expect, test } from 'vitest'
import { distanceKm } from '../places/distance.ts'
import { greatCircle } from './great-circle.ts'

const ord = { lat: 41.9786, lng: -87.9048 }
const fra = { lat: 50.0264, lng: 8.5431 }
const nrt = { lat: 35.7647, lng: 140.3864 }
const hnl = { lat: 21.3187, lng: -157.9225 }

const lengthOf = (line: { lat: number; lng: number }[]) =>
  line.slice(1).reduce((sum, at, n) => sum + distanceKm(line[n]!, at), 0)

test('a flight bows to the pole and is no longer than the way round the globe', () => {
  const line = greatCircle(ord, fra)
  expect(Math.max(...line.map(({ lat }) => lat))).toBeGreaterThan(55)
  expect(lengthOf(line)).toBeCloseTo(distanceKm(ord, fra), 0)
  expect(line[0]!.lat).toBeCloseTo(ord.lat)
  expect(line.at(-1)!.lng).toBeCloseTo(fra.lng)
})

test('over the date line it goes on and does not jump', () => {
  for (const line of [greatCircle(nrt, hnl), greatCircle(hnl, nrt)]) {
    for (const [n, at] of line.slice(1).entries()) expect(Math.abs(at.lng - line[n]!.lng)).toBeLessThan(10)
    expect(lengthOf(line)).toBeCloseTo(distanceKm(nrt, hnl), 0)
  }
})

test('one place, and two on opposite ends of the Earth, are a line all the same', () => {
  expect(greatCircle(ord, ord)).toEqual([ord, ord])
  for (const { lat, lng } of greatCircle({ lat: 0, lng: 0 }, { lat: 0, lng: 180 }))
    expect([Number.isFinite(lat), Number.isFinite(lng)]).toEqual([true, true])
})
