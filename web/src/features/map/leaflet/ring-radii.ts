import type { DistanceUnit } from '@sojourn/contract/units/units'

const nearestPx = 70
/** Of the map's longer side. */
const farthestPart = 0.55
const mostRings = 3
const steps = [1, 2, 5]
const decades = [0.1, 1, 10, 100]
const unitM = { km: 1000, mi: 1609.344 } as const

/** Distances, in metres, that are round in a unit and whose rings are seen on a map of that size. */
export const ringRadii = (metresPerPx: number, longerSidePx: number, unit: DistanceUnit): number[] =>
  decades
    .flatMap((decade) => steps.map((step) => step * decade * unitM[unit]))
    .filter((radius) => {
      const px = radius / metresPerPx
      return px >= nearestPx && px <= longerSidePx * farthestPart
    })
    .slice(-mostRings)
