import { directionArrows } from '@sojourn/contract/map/defaults'
import type { Route } from '@sojourn/contract/map/route'
import L from 'leaflet'
import { overTheEdge } from '../../../base-map/date-line.ts'
import { frameAround, type PixelFrame } from '../../../base-map/pixel-frame.ts'
import { type Arrow, routeArrows } from './route-arrows.ts'

const halfLinePx = 5
const stepPx = 12
const mostSteps = 200

/** The way on the map: a road is solid and has arrows, a straight line is dashed and has none. */
export class RouteLine {
  readonly #map: L.Map
  #layer: L.LayerGroup | null = null
  #pieces: readonly L.LatLngTuple[][] = []

  constructor(map: L.Map) {
    this.#map = map
  }

  /** Where the line lies in view, piece by piece. */
  frames(): PixelFrame[] {
    const { x: width, y: height } = this.#map.getSize()
    return this.#pieces
      .flatMap((piece) => spread(piece.map((at) => this.#map.latLngToContainerPoint(at))))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
      .map((at) => frameAround(at, halfLinePx))
  }

  show(route: Route | null, { draws }: { draws: boolean }): void {
    this.#layer?.remove()
    this.#layer = null
    this.#pieces = []
    if (!route || route.line.length < 2) return
    const points = overTheEdge(route.line).map((piece) =>
      piece.map(([lng, lat]): L.LatLngTuple => [lat, lng]),
    )
    this.#pieces = points
    const isRoad = route.kind === 'road'
    const drawing = isRoad && draws ? ' map-route-drawing' : ''
    const casing = L.polyline(points, { className: 'map-route-casing', weight: 8, interactive: false })
    const line = L.polyline(points, {
      className: (isRoad ? 'map-route map-route-road' : 'map-route map-route-estimate') + drawing,
      weight: 3.5,
      interactive: false,
      ...(!isRoad && { dashArray: '2 8' }),
    })
    const arrows = isRoad ? routeArrows(route.line, directionArrows) : []
    this.#layer = L.layerGroup([casing, line, ...arrows.map(arrowMarker)]).addTo(this.#map)
    // The line is drawn from its start: its whole length counts as 1.
    if (drawing) line.getElement()?.setAttribute('pathLength', '1')
  }
}

/** Points on a line, about a step apart, however near or far those it is made of are. */
function spread([first, ...rest]: readonly L.Point[]): L.Point[] {
  if (!first) return []
  const points = [first]
  for (const to of rest) {
    const from = points.at(-1)!
    const steps = Math.min(mostSteps, Math.floor(from.distanceTo(to) / stepPx))
    for (let nth = 1; nth <= steps; nth++) points.push(from.add(to.subtract(from).multiplyBy(nth / steps)))
  }
  return points
}

function arrowMarker({ lat, lng, bearing }: Arrow): L.Marker {
  const face = document.createElement('span')
  face.className = 'map-arrow'
  face.style.rotate = `${bearing}deg`
  const icon = L.divIcon({ html: face, className: 'map-arrow-anchor', iconSize: [18, 18] })
  return L.marker([lat, lng], { icon, interactive: false, keyboard: false })
}
