import type { Point } from '../values/point.ts'

/** New York: where the map stands when nothing says better (C-111). */
export const defaultCentre: Point = { lat: 40.7128, lng: -74.006 }
export const defaultZoom = 13
export const maxZoom = 19

/** Points one route request may hold; beyond it the straight line serves (U-086). */
export const maxRoutePoints = 25

export const directionArrows = 3
