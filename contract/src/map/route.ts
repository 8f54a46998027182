import { distanceKm } from '../places/distance.ts'
import type { Point } from '../values/point.ts'
import type { RouteProfile } from './route-profiles.ts'
import { travelEstimate } from './travel-estimate.ts'

export interface RouteLeg {
  distanceM: number
  durationS: number
}

/** A way through the points in their order. A road follows streets; an estimate is the straight, dashed line. */
export interface Route {
  kind: 'road' | 'estimate'
  profile: RouteProfile
  /** Longitude before latitude, as GeoJSON has it. */
  line: [lng: number, lat: number][]
  /** One fewer than there are points. */
  legs: RouteLeg[]
  distanceM: number
  durationS: number
}

export const metresBetween = (from: Point, to: Point): number => distanceKm(from, to) * 1000

/** Lengths and times as estimated between neighbours; of a profile, or of the likeliest way to go. */
export function estimatedLegs(points: readonly Point[], profile?: RouteProfile): RouteLeg[] {
  return points.slice(1).map((to, at) => {
    const { distanceM, durationS } = travelEstimate(metresBetween(points[at]!, to), profile)
    return { distanceM, durationS }
  })
}

export const sumOfLegs = (legs: readonly RouteLeg[]): RouteLeg => ({
  distanceM: legs.reduce((sum, leg) => sum + leg.distanceM, 0),
  durationS: legs.reduce((sum, leg) => sum + leg.durationS, 0),
})

/** The straight line that serves whenever there is no road route. */
export function straightRoute(points: readonly Point[], profile: RouteProfile): Route {
  const legs = estimatedLegs(points, profile)
  return {
    kind: 'estimate',
    profile,
    line: points.map(({ lat, lng }) => [lng, lat]),
    legs,
    ...sumOfLegs(legs),
  }
}
