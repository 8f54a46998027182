import { expect, test } from 'vitest'
import { estimatedMinutes, type Roads } from './travel.ts'
import { roadsOf } from '../guide/roads.ts'

const start = { latitude: 0, longitude: 100 }
const away = (km: number) => ({ latitude: km / 111.195, longitude: 100 })

test.each<[way: string, km: number, roads: Roads, least: number, most: number]>([
  ['a walk round the corner', 0.4, 'crowded', 5, 8],
  ['across the middle of Paris', 4, 'fast', 18, 30],
  ['from Paris to its suburbs', 15, 'fast', 35, 55],
  ['71 km of Bali', 71, 'crowded', 140, 220],
  ['71 km of the Rhine valley', 71, 'fast', 75, 110],
  ['30 km of a mountain road', 30, 'winding', 75, 110],
  ['from Giza to the middle of Cairo', 13, 'crowded', 35, 60],
])('%s (%d km) takes between the times a guide would say', (_, km, roads, least, most) => {
  const minutes = estimatedMinutes(start, away(km), roads)
  expect(minutes).toBeGreaterThanOrEqual(least)
  expect(minutes).toBeLessThanOrEqual(most)
})

test('a longer way never takes less', () => {
  const ways = Array.from({ length: 100 }, (_, km) => estimatedMinutes(start, away(2 + km), 'plain'))
  expect(ways).toEqual(ways.toSorted((a, b) => a - b))
})

test.each([
  ['ID', 'bali', 'crowded'],
  ['IT', 'amalfi', 'winding'],
  ['IT', 'rome', 'fast'],
  ['NO', 'lofoten', 'winding'],
  ['XX', null, 'plain'],
] as const)('the roads of %s, %s are %s', (country, guide, roads) => {
  expect(roadsOf(country, guide)).toBe(roads)
})
