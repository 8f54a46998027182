/** Another order of the world is worth it when the places then take less than this part of the room. */
const worthPart = 0.75

type Longitude = (lng: number) => number
const asItIs: Longitude = (lng) => lng

/**
 * How to count longitudes so that these places stand close together: on past 180° from the middle of the widest stretch
 * without any of them, or as on any map when that brings little.
 */
export function stretchOf(lngs: readonly number[]): Longitude {
  const sorted = lngs.toSorted((a, b) => a - b)
  const span = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
  let [widest, cut] = [360 - span, -180]
  for (const [at, lng] of sorted.slice(1).entries()) {
    const gap = lng - sorted[at]!
    if (gap > widest) [widest, cut] = [gap, lng - gap / 2]
  }
  return 360 - widest < span * worthPart ? (lng) => (lng < cut ? lng + 360 : lng) : asItIs
}

/** The longitude's copy of the world that lies nearest to another longitude. */
export const nearestCopy = (lng: number, to: number): number => lng + 360 * Math.round((to - lng) / 360)

type Position = [lng: number, lat: number]

/** A line in pieces: where the short way leads over the map's edge, it leaves there and comes in at the other. */
export function overTheEdge(line: readonly Position[]): Position[][] {
  const pieces: Position[][] = [[]]
  for (const [at, [lng, lat]] of line.entries()) {
    const before = line[at - 1]
    const near = before ? nearestCopy(lng, before[0]) : lng
    if (before && near !== lng) {
      pieces.at(-1)!.push([near, lat])
      pieces.push([[before[0] + lng - near, before[1]]])
    }
    pieces.at(-1)!.push([lng, lat])
  }
  return pieces
}
