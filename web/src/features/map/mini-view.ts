import type { Point } from '@sojourn/contract/values/point'
import { stretchOf } from '../../base-map/date-line.ts'
import { type MapBox, worldX, worldY } from '../../base-map/land/rings.ts'

export interface MiniStop extends Point {
  id: string
  number: number
  type: string
}

interface Size {
  width: number
  height: number
}

const paddingPx = 26
const closestZoom = 14
/** Around one stop alone there is something to see. */
const aloneZoom = 12
/** A place without a stop yet is shown with the towns around it. */
const placeZoom = 9
/** Nobody knows where it is: no other place stands in for it. */
const world = { lat: 20, lng: 0, zoom: 0 }

/** The frame in which all stops are seen, and where each one stands in it. */
export function miniView(given: readonly MiniStop[], centre: Point | null, { width, height }: Size) {
  const shownAt = stretchOf(given.map(({ lng }) => lng))
  const stops = given.map((stop) => ({ ...stop, lng: shownAt(stop.lng) }))
  const spots = (stops.length > 0 ? stops : [centre ?? world]).map(({ lat, lng }) => ({
    x: worldX(lng),
    y: worldY(lat),
  }))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const zoom = fittingZoom(
    (width - 2 * paddingPx) / (maxX - minX),
    (height - 2 * paddingPx) / (maxY - minY),
    stops.length > 1 ? closestZoom : stops.length === 1 ? aloneZoom : centre ? placeZoom : world.zoom,
  )
  const worldPx = 256 * 2 ** zoom
  const [left, top] = [(minX + maxX) / 2 - width / 2 / worldPx, (minY + maxY) / 2 - height / 2 / worldPx]
  const box: MapBox = { minX: left, minY: top, maxX: left + width / worldPx, maxY: top + height / worldPx }
  const frame = { box, zoom }
  return { ...frame, stops: stops.map((stop) => ({ ...stop, ...pixelIn(frame, stop) })) }
}

/** Where a point stands in the picture. */
export function pixelIn({ box, zoom }: { box: MapBox; zoom: number }, { lat, lng }: Point) {
  const worldPx = 256 * 2 ** zoom
  return { x: (worldX(lng) - box.minX) * worldPx, y: (worldY(lat) - box.minY) * worldPx }
}

const fittingZoom = (acrossPx: number, downPx: number, closest: number): number =>
  Math.max(0, Math.min(closest, Math.log2(Math.min(acrossPx, downPx) / 256)))
