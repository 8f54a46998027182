import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitView, onScreen, project, worldSize } from './projection.ts'

const frame = { width: 1108, height: 330, top: 80, side: 60, bottom: 90 }
const places = {
  lisbon: project(-9.14, 38.72),
  kyoto: project(135.77, 35.01),
  newYork: project(-74.01, 40.71),
}

test('the middle of the map is where equator and Greenwich meet, and its edges are the date line', () => {
  expect(project(0, 0)).toEqual({ x: 500, y: worldSize.height / 2 })
  expect(project(180, 0).x).toBeCloseTo(1000)
  expect(project(-180, 0).x).toBeCloseTo(0)
  expect(project(0, 90).y).toBeCloseTo(0, 0)
})

test('north is up and east is right', () => {
  expect(places.newYork.x).toBeLessThan(places.lisbon.x)
  expect(places.lisbon.x).toBeLessThan(places.kyoto.x)
  expect(project(0, 60).y).toBeLessThan(project(0, 10).y)
})

test('the trips of a traveller are in the picture, clear of its edges and of the legend', () => {
  const points = Object.values(places)
  const view = fitView(points, frame)
  for (const point of points) {
    const { x, y } = onScreen(point, view)
    expect(x).toBeGreaterThanOrEqual(frame.side - 1)
    expect(x).toBeLessThanOrEqual(frame.width - frame.side + 1)
    expect(y).toBeGreaterThanOrEqual(frame.top - 1)
    expect(y).toBeLessThanOrEqual(frame.height - frame.bottom + 1)
  }
})

const aPlace = fc.record({
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
})

test('wherever the trips go, no pin leaves the frame and its picture has room above it', () => {
  fc.assert(
    fc.property(
      fc.array(aPlace, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(frame, { width: 328, height: 184, top: 66, side: 36, bottom: 40 }),
      (anyPlaces, size) => {
        const points = anyPlaces.map(({ lng, lat }) => project(lng, lat))
        const view = fitView(points, size)
        for (const point of points) {
          const { x, y } = onScreen(point, view)
          expect(x).toBeGreaterThanOrEqual(-1)
          expect(x).toBeLessThanOrEqual(size.width + 1)
          expect(y).toBeGreaterThanOrEqual(size.top - 1)
          expect(y).toBeLessThanOrEqual(size.height + 1)
        }
      },
    ),
  )
})

test('trips close together are shown near, but never nearer than a map of countries', () => {
  const { scale } = fitView([project(-9.14, 38.72), project(-8.61, 41.15)], frame)
  expect(scale).toBeCloseTo((frame.width / worldSize.width) * 2.6)
})

test('without a trip the world fills the frame', () => {
  const { scale, x, y } = fitView([], frame)
  expect(scale).toBeCloseTo(frame.width / worldSize.width)
  expect(x).toBeCloseTo(0)
  expect(y).toBeLessThanOrEqual(0)
})
