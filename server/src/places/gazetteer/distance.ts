const EARTH_RADIUS_KM = 6371
/** Of latitude. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

export interface Point {
  lat: number
  lng: number
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Great-circle distance. */
export function distanceKm(a: Point, b: Point): number {
  const sinLat = Math.sin(toRadians(b.lat - a.lat) / 2)
  const sinLng = Math.sin(toRadians(b.lng - a.lng) / 2)
  const h = sinLat ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * sinLng ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
