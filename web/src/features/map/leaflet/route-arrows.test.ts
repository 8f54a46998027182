import { directionArrows } from '@sojourn/contract/map/defaults'
import { describe, expect, test } from 'vitest'
import { routeArrows } from './route-arrows.ts'

describe('direction arrows', () => {
  test('MAP-09 three stand evenly on the way and point along it', () => {
    const arrows = routeArrows(
      [
        [0, 0],
        [0, 1],
        [0, 4],
      ],
      directionArrows,
    )
    expect(arrows.map(({ lat }) => lat)).toEqual([1, 2, 3])
    expect(arrows.every(({ bearing, lng }) => bearing === 0 && lng === 0)).toBe(true)
  })

  test.each([
    [[1, 0], 90],
    [[0, -1], 180],
    [[-1, 0], 270],
  ] as const)('towards %j they point to %s degrees', (to, bearing) => {
    expect(routeArrows([[0, 0], [...to]], 1)[0]?.bearing).toBeCloseTo(bearing)
  })

  test('a way of no length has none', () => {
    expect(
      routeArrows(
        [
          [0, 0],
          [0, 0],
        ],
        3,
      ),
    ).toEqual([])
    expect(routeArrows([], 3)).toEqual([])
  })
})
