/** Round the Pacific: wider than this seen from Greenwich, narrower than that across the date line. */
const wideDegrees = 180
const narrowDegrees = 120

const spanOf = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), -Infinity) -
  values.reduce((least, value) => Math.min(least, value), Infinity)

/** A longitude counted on past 180°, so that neighbours across the date line stay together. */
export const eastward = (lng: number): number => (lng < 0 ? lng + 360 : lng)

/** Whether these places lie round the Pacific, so that the map should too. */
export const isRoundPacific = (lngs: readonly number[]): boolean =>
  spanOf(lngs) > wideDegrees && spanOf(lngs.map(eastward)) < narrowDegrees
