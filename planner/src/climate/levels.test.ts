import { expect, test } from 'vitest'
import { climateNormals } from './estimate.ts'
import { nearestLevels } from './levels.ts'

const everywhere = nearestLevels({ lat: 0, lng: 0 }, Infinity, Infinity).map(({ level }) => level)

test('the levels between the anchors are read whole, and lie on the earth', () => {
  expect(everywhere).toHaveLength(2600)
  const odd = everywhere.filter(
    ({ lat, lng, elevationM, rainMm, highC, lowC }) =>
      Math.abs(lat) > 75 ||
      Math.abs(lng) > 180 ||
      elevationM > 5000 ||
      rainMm > 9000 ||
      highC > 40 ||
      lowC < -35 ||
      lowC >= highC,
  )
  expect(odd).toEqual([])
})

test('they come nearest first, and none from beyond the reach asked for', () => {
  const near = nearestLevels({ lat: 46, lng: 8 }, 5, 300)
  const distances = near.map(({ distanceKm }) => distanceKm)
  expect(near).toHaveLength(5)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(nearestLevels({ lat: -50, lng: 90 }, 5, 300)).toEqual([])
})

test('a place of the table is estimated at its own level', () => {
  const off = everywhere
    .filter((_level, index) => index % 26 === 0)
    .map((level) => {
      const { rainMm } = climateNormals(level)
      const year = rainMm.reduce((sum, value) => sum + value, 0)
      return Math.abs(year - level.rainMm) / Math.max(level.rainMm, 80)
    })
  expect(off.toSorted((a, b) => a - b)[90]).toBeLessThan(0.25)
})
