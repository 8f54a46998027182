// The map under the pins of all trips. The page puts its own elements on it, so that pins are ordinary links and buttons.
import type { Point } from '@sojourn/contract/values/point'
import L from 'leaflet'
import { BaseMap, type MapFeed } from '../../../map/base-map.ts'
import type { PixelFrame } from '../../../map/town-labels.ts'
import './overview-map.css'
import { arcPoints, type Leg, type Pixel } from './pins.ts'

/** Room around the places, for the pictures above them and what lies over the map's edges. */
export interface Margins {
  top: number
  left: number
  right: number
  bottom: number
}

export interface Room extends Margins {
  /** What lies over the lower left corner, with the margin around it. */
  legend: { width: number; height: number }
}

/** What the map shows now. */
export interface View {
  zoom: number
  /** In view or not far from it. */
  holds: (point: Point) => boolean
}

export interface Dot extends Point {
  colour: string
}

/** A mild northern window: most land, and no trip asks for another. */
const restingCentre: L.LatLngTuple = [30, 10]
const restingZoom = 1.5
/** Near enough to tell countries apart, far enough to see where in the world one is. */
const nearestFit = 4
const smallPx = 640
const pinFrame = { half: 28, top: 64, bottom: 10 } as const

const paddingOf = ({ top, left, right, bottom }: Margins): L.FitBoundsOptions => ({
  paddingTopLeft: [left, top],
  paddingBottomRight: [right, bottom],
})

export class LeafletOverview {
  readonly base: BaseMap
  readonly #map: L.Map
  readonly #thread = L.layerGroup()
  readonly #pins = new Set<L.Marker>()

  constructor(container: HTMLElement, feed: MapFeed) {
    const isSmall = container.clientWidth < smallPx
    this.base = new BaseMap(container, feed, {
      center: restingCentre,
      zoom: restingZoom,
      minZoom: 0.5,
      zoomSnap: 0,
      // Pins may lie past the date line, and a jump would leave them behind.
      worldCopyJump: false,
      oneFinger: 'never',
      // On a small map the legend takes the lower edge.
      attributionAt: isSmall ? 'topleft' : 'bottomright',
      covered: () => [...this.#pins].map((pin) => this.#frameOf(pin)),
    })
    this.#map = this.base.leaflet
    this.#thread.addTo(this.#map)
  }

  /** Calls back when the map has moved, and when its frame has another size. Answers how to stop that. */
  watch(onView: (view: View) => void, onResize: () => void): () => void {
    const moved = () => {
      const bounds = this.#map.getBounds().pad(0.2)
      onView({ zoom: this.#map.getZoom(), holds: ({ lat, lng }) => bounds.contains([lat, lng]) })
    }
    this.#map.on('moveend', moved).on('resize', onResize)
    moved()
    return () => this.#map.off('moveend', moved).off('resize', onResize)
  }

  #frameOf(pin: L.Marker): PixelFrame {
    const { x, y } = this.#map.latLngToContainerPoint(pin.getLatLng())
    const { half, top, bottom } = pinFrame
    return { left: x - half, right: x + half, top: y - top, bottom: y + bottom }
  }

  /** All places in view, and none behind the legend in the lower left corner, if that can be. */
  fit(points: readonly Point[], room: Room): void {
    if (points.length === 0) return
    const { width, height } = room.legend
    for (const tried of [room, { ...room, bottom: height }, { ...room, left: width }]) {
      this.#fitInto(points, tried)
      if (!points.some((point) => this.#isCovered(point, room))) return
    }
  }

  #isCovered({ lat, lng }: Point, { legend }: Room): boolean {
    const { x, y } = this.#map.latLngToContainerPoint([lat, lng])
    return x < legend.width && y > this.#map.getSize().y - legend.height
  }

  #fitInto(points: readonly Point[], room: Margins): void {
    this.#map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
      ...paddingOf(room),
      maxZoom: nearestFit,
      animate: false,
    })
  }

  /** Where a place lies on the whole world's picture at a zoom. */
  pixelOf = ({ lat, lng }: Point, zoom: number): Pixel => this.#map.project([lat, lng], zoom)

  /** Pins an element to a place. Answers how to take it away. */
  pin(element: HTMLElement, { lat, lng }: Point): () => void {
    const icon = L.divIcon({ html: element, className: 'overview-pin', iconSize: [0, 0] })
    const marker = L.marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(this.#map)
    this.#pins.add(marker)
    // A press on a pin is for the pin: it neither drags nor zooms the map.
    L.DomEvent.disableClickPropagation(element)
    return () => {
      this.#pins.delete(marker)
      marker.remove()
    }
  }

  /** Moves the map just so far that a place is in view with room around it. */
  bringIntoView({ lat, lng }: Point, room: Margins): void {
    this.#map.panInside([lat, lng], { ...paddingOf(room), animate: false })
  }

  showThread(legs: readonly Leg[], dots: readonly Dot[]): void {
    this.#thread.clearLayers()
    for (const { from, to, isPast } of legs) {
      const points = arcPoints(this.pixelOf(from, 0), this.pixelOf(to, 0))
      L.polyline(
        points.map(({ x, y }) => this.#map.unproject([x, y], 0)),
        {
          className: 'overview-thread',
          weight: 1.8,
          interactive: false,
          ...(!isPast && { dashArray: '0.1 5' }),
        },
      ).addTo(this.#thread)
    }
    for (const { lat, lng, colour } of dots) {
      L.circleMarker([lat, lng], {
        className: 'overview-dot',
        radius: 5,
        weight: 2,
        fillColor: colour,
        fillOpacity: 1,
        interactive: false,
      }).addTo(this.#thread)
    }
  }
}
