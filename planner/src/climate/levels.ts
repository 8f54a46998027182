/**
 * How much it rains and how warm it is over the year at places between the anchors. The anchors tell how a year runs;
 * these tell its level, which a mountain or a coast changes within a hundred kilometres.
 */
import { distanceKm } from '@sojourn/contract/places/distance'
import type { Point } from '@sojourn/contract/values/point'
import { bands, east, eastRest, height, high, lat, rain, ranges } from './data/levels.ts'

export interface Level extends Point {
  elevationM: number
  rainMm: number
  highC: number
  lowC: number
}

/** The signs from '#' on, without the backslash; '!' stands for the quotation mark. */
function valueAt(column: string, index: number): number {
  const sign = column[index] === '!' ? 39 : column.charCodeAt(index)
  return sign - (sign > 92 ? 36 : 35)
}

/** Keeps the logarithm of what falls apart from nothing. */
export const rainOffsetMm = 20

function toLevel(index: number, degree: number, tenthsEast: number): Level {
  const elevationM = 0.65 * valueAt(height, index) ** 2
  const latitude = degree + (valueAt(lat, index) + 0.5) / 10
  const highC = 33 - 0.0072 * latitude ** 2 - (5.5 * elevationM) / 1000 - 18 + 0.4 * valueAt(high, index)
  return {
    lat: latitude,
    lng: tenthsEast / 10,
    elevationM,
    rainMm: rainOffsetMm * (Math.exp(0.07 * valueAt(rain, index)) - 1),
    highC,
    lowC: highC - 0.25 * valueAt(ranges, index),
  }
}

function readLevels(): Level[] {
  const found: Level[] = []
  for (const band of bands.split(' ')) {
    const [degree = 0, count = 0] = band.split(':').map(Number)
    let tenthsEast = -1800
    for (let left = count; left > 0; left--) {
      const index = found.length
      tenthsEast += 60 * valueAt(east, index) + valueAt(eastRest, index)
      found.push(toLevel(index, degree, tenthsEast))
    }
  }
  return found
}

let levels: Level[] | undefined

interface NearLevel {
  level: Level
  distanceKm: number
}

/** The nearest ones, the nearest first. */
export function nearestLevels(place: Point, count: number, withinKm: number): NearLevel[] {
  levels ??= readLevels()
  return levels
    .map((level) => ({ level, distanceKm: distanceKm(place, level) }))
    .filter((near) => near.distanceKm <= withinKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, count)
}
