import { describe, expect, test } from 'vitest'
import { boxOf, overlaps, rounded, thinned, toRings, worldX, worldY } from './rings.ts'
import { clipRing, hasCoast } from './clip-ring.ts'

const box = { minX: 0, minY: 0, maxX: 1, maxY: 1 }
const ring = (...points: number[]) => Float64Array.from(points)

describe('the square of the map', () => {
  test('has Greenwich and the equator in its middle, and ends before the poles', () => {
    expect([worldX(0), worldY(0)]).toEqual([0.5, 0.5])
    expect([worldX(-180), worldX(180)]).toEqual([0, 1])
    expect(worldY(85.051_128_78)).toBeCloseTo(0)
    expect(worldY(90)).toBe(worldY(85.051_128_78))
    expect(worldY(-90)).toBeCloseTo(1)
  })

  test('holds a coast as a ring with its frame', () => {
    const [coast = ring()] = toRings([
      [-180, 0],
      [0, 0],
      [0, 45],
    ])
    expect(boxOf(coast)).toMatchObject({ minX: 0, maxX: 0.5, maxY: 0.5 })
    expect(overlaps(boxOf(coast), box)).toBe(true)
    expect(overlaps(boxOf(coast), { ...box, minX: 0.6 })).toBe(false)
  })
})

describe('across the date line', () => {
  test('an island lies whole at both edges of the map, and no line runs around the world', () => {
    const island = toRings([
      [178, -16],
      [-179, -16],
      [-179, -18],
      [178, -18],
    ])
    const edges = island.map(boxOf).map(({ minX, maxX }) => [minX * 360 - 180, maxX * 360 - 180])
    expect(edges).toEqual([
      [expect.closeTo(178), expect.closeTo(181)],
      [expect.closeTo(-182), expect.closeTo(-179)],
    ])
  })

  test('land round the pole reaches down to it', () => {
    const [antarctica = ring()] = toRings([
      [-180, -78],
      [-60, -64],
      [60, -66],
      [179, -78],
      [-180, -78],
    ])
    expect(boxOf(antarctica)).toMatchObject({ minX: 0, maxX: 1 })
    expect(boxOf(antarctica).maxY).toBeCloseTo(1)
  })
})

describe('clipping', () => {
  test('leaves a ring inside as it is', () => {
    const inside = ring(0.2, 0.2, 0.8, 0.2, 0.5, 0.8)
    expect(clipRing(inside, box)).toEqual(inside)
    expect(hasCoast(inside, box)).toBe(true)
  })

  test('cuts what sticks out', () => {
    const clipped = boxOf(clipRing(ring(0.5, 0.5, 3, 0.5, 3, 3, 0.5, 3), box))
    expect(clipped).toEqual({ minX: 0.5, minY: 0.5, maxX: 1, maxY: 1 })
  })

  test('of land all around gives the whole frame, and no coast', () => {
    const around = clipRing(ring(-1, -1, 2, -1, 2, 2, -1, 2), box)
    expect(boxOf(around)).toEqual(box)
    expect(hasCoast(around, box)).toBe(false)
  })

  test('of land elsewhere gives nothing', () => {
    expect(clipRing(ring(2, 2, 3, 2, 3, 3), box)).toHaveLength(0)
  })
})

test('points closer than the eye can see are left out', () => {
  expect(thinned(ring(0, 0, 0.001, 0, 0.5, 0, 0.5, 0.5), 0.01)).toEqual(ring(0, 0, 0.5, 0, 0.5, 0.5))
})

test('rounding doubles the points and stays within the corners', () => {
  const square = ring(0, 0, 1, 0, 1, 1, 0, 1)
  const soft = rounded(square, 1)
  expect(soft).toEqual(ring(0.25, 0, 0.75, 0, 1, 0.25, 1, 0.75, 0.75, 1, 0.25, 1, 0, 0.75, 0, 0.25))
  expect(rounded(square, 3)).toHaveLength(square.length * 8)
  expect(rounded(ring(), 2)).toHaveLength(0)
})
