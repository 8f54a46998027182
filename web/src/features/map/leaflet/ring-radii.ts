import type { DistanceUnit } from '@sojourn/contract/units/units'
import { roundDistances } from '../../../base-map/round-distances.ts'

const nearestPx = 70
/** Of the map's longer side. */
const farthestPart = 0.55
const mostRings = 3

/** Distances, in metres, that are round in a unit and whose rings are seen on a map of that size. */
export const ringRadii = (metresPerPx: number, longerSidePx: number, unit: DistanceUnit): number[] =>
  roundDistances(unit)
    .filter((radius) => {
      const px = radius / metresPerPx
      return px >= nearestPx && px <= longerSidePx * farthestPart
    })
    .slice(-mostRings)
