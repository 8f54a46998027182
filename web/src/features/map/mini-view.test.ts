import { expect, test } from 'vitest'
import { miniView } from './mini-view.ts'

const size = { width: 340, height: 188 }
const stop = (id: string, lat: number, lng: number) => ({ id, number: 1, type: 'meal', lat, lng })

test('every stop lies inside the little picture, however far apart they are', () => {
  const far = [stop('a', 38.7, -9.1), stop('b', 35.7, 139.7), stop('c', -33.9, 151.2)]
  const near = [stop('a', 38.7, -9.1), stop('b', 38.7001, -9.1001)]
  for (const stops of [far, near, [far[0]!]]) {
    for (const { x, y } of miniView(stops, null, size).stops) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(320)
      expect(y).toBeGreaterThan(20)
      expect(y).toBeLessThan(168)
    }
  }
})

test('without stops the destination stands in the middle', () => {
  const { box, stops } = miniView([], { lat: 0, lng: 0 }, size)
  expect(stops).toEqual([])
  expect((box.minX + box.maxX) / 2).toBeCloseTo(0.5)
  expect((box.minY + box.maxY) / 2).toBeCloseTo(0.5)
})

test('without a known destination the picture shows the world, and no place in its stead', () => {
  const { zoom } = miniView([], null, size)
  expect(zoom).toBe(0)
})

test('stops on both sides of the date line stand close together', () => {
  const { zoom, box } = miniView([stop('suva', -18.1, 178.4), stop('apia', -13.8, -171.8)], null, size)
  expect(zoom).toBeGreaterThan(4)
  expect(box.maxX).toBeGreaterThan(1)
})
