import type { Point } from '../values/point.ts'

const earthRadiusKm = 6371
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Of latitude. */
export const kmPerDegree = toRadians(earthRadiusKm)

/** As the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const halfLat = Math.sin(toRadians(to.lat - from.lat) / 2)
  const halfLng = Math.sin(toRadians(to.lng - from.lng) / 2)
  const chord = halfLat ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * halfLng ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
