/** How the pack keeps heights and positions in whole numbers. */
export const noElevation = -32_768

const UNITS_PER_DEGREE = 1000

export const toUnits = (degrees: number): number => Math.round(degrees * UNITS_PER_DEGREE)
export const toDegrees = (units: number): number => units / UNITS_PER_DEGREE

/** Neighbours in the pack lie close to each other, so their differences are small and pack well. */
export const toDifferences = (values: Int32Array): Int32Array =>
  values.map((value, at) => value - (at === 0 ? 0 : values[at - 1]!))

export function fromDifferences(differences: Int32Array): Int32Array {
  for (let at = 1; at < differences.length; at++) differences[at]! += differences[at - 1]!
  return differences
}
