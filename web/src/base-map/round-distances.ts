import type { DistanceUnit } from '@sojourn/contract/units/units'

/** At zoom 0. */
export const metresPerPxAtEquator = 156_543

const steps = [1, 2, 5]
const decades = [0.1, 1, 10, 100, 1000]
const unitM = { km: 1000, mi: 1609.344 } as const

/** Distances that are round in a unit, in metres, the shortest first. */
export const roundDistances = (unit: DistanceUnit): number[] =>
  decades.flatMap((decade) => steps.map((step) => step * decade * unitM[unit]))
