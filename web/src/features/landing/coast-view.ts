/** The piece of the world the map card shows, and its size in the picture's own units. */
export const coastView = { width: 480, height: 380, west: -9.72, north: 38.96, unitsPerDegree: 770 }

/** A degree of longitude is this much shorter than one of latitude around Lisbon. */
const lonShare = Math.cos((38.74 * Math.PI) / 180)

export const toMap = (lat: number, lon: number): readonly [x: number, y: number] => [
  (lon - coastView.west) * lonShare * coastView.unitsPerDegree,
  (coastView.north - lat) * coastView.unitsPerDegree,
]
