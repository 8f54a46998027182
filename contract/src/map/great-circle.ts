import { distanceKm } from '../places/distance.ts'
import type { Point } from '../values/point.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

const kmPerPoint = 100
const mostPoints = 128

/** Round the globe from one place to another, as aircraft fly. Longitudes go on past 180° instead of jumping. */
export function greatCircle(from: Point, to: Point): Point[] {
  const steps = Math.min(mostPoints, Math.ceil(distanceKm(from, to) / kmPerPoint))
  const [a, b] = [onSphere(from), onSphere(to)]
  const angle = Math.acos(
    Math.max(
      -1,
      Math.min(
        1,
        a.reduce((sum, part, n) => sum + part * b[n]!, 0),
      ),
    ),
  )
  // On opposite ends of the Earth every way is as short; one over no place in between is none.
  if (steps < 2 || angle < 1e-6 || Math.PI - angle < 1e-6)
    return [from, { ...to, lng: near(to.lng, from.lng) }]
  const points: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const part = step / steps
    const [x, y, z] = a.map(
      (one, n) => (Math.sin((1 - part) * angle) * one + Math.sin(part * angle) * b[n]!) / Math.sin(angle),
    ) as [number, number, number]
    const lng = degrees(Math.atan2(y, x))
    points.push({
      lat: degrees(Math.atan2(z, Math.hypot(x, y))),
      lng: near(lng, points.at(-1)?.lng ?? from.lng),
    })
  }
  return points
}

const onSphere = ({ lat, lng }: Point): [number, number, number] => [
  Math.cos(radians(lat)) * Math.cos(radians(lng)),
  Math.cos(radians(lat)) * Math.sin(radians(lng)),
  Math.sin(radians(lat)),
]

const near = (lng: number, to: number): number => lng + 360 * Math.round((to - lng) / 360)
