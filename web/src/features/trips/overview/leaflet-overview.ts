// The map under the pins of all trips. The page puts its own elements on it, so that pins are ordinary links and buttons.
import type { Point } from '@sojourn/contract/values/point'
import L from 'leaflet'
import { BaseMap, type MapFeed } from '../../../base-map/base-map.ts'
import type { Pixel, PixelFrame, PixelSize } from '../../../base-map/pixel-frame.ts'
import { fitView, type FittedView, type Margins, type Room } from './fit-view.ts'
import { arcPoints, type Leg } from './pins.ts'

/** What the map shows now. */
export interface View {
  zoom: number
  /** In view or not far from it. */
  holds: (point: Point) => boolean
}

interface Dot extends Point {
  colour: string
}

/** A mild northern window: most land, while no trip asks for another. */
const resting = { center: [30, 10], zoom: 1.4 } satisfies L.MapOptions
const worldPx = 256
const pinFrame = { half: 28, top: 64, bottom: 10 } as const

const paddingOf = ({ top, left, right, bottom }: Margins): L.FitBoundsOptions => ({
  paddingTopLeft: [left, top],
  paddingBottomRight: [right, bottom],
})

const crs = L.CRS.EPSG3857

/** What is not shown at the moment has no size; it gets one, and is fitted, when it is. */
const viewOf = (points: readonly Point[], size: PixelSize, room: Room): FittedView | null =>
  points.length === 0 || size.width === 0 || size.height === 0
    ? null
    : fitView(
        points.map(({ lat, lng }) => crs.latLngToPoint(L.latLng(lat, lng), 0)),
        size,
        room,
      )

export class LeafletOverview {
  readonly base: BaseMap
  readonly #map: L.Map
  readonly #thread = L.layerGroup()
  readonly #beyond = L.layerGroup()
  readonly #pins = new Set<L.Marker>()

  /** Starts where its places are, so that no other land is drawn first. */
  constructor(container: HTMLElement, feed: MapFeed, points: readonly Point[], room: Room) {
    const { clientWidth: width, clientHeight: height } = container
    const view = viewOf(points, { width, height }, room)
    this.base = new BaseMap(container, feed, {
      // The land is drawn on this device, at once: fading it in would only make the page draw a dozen frames more.
      fadeAnimation: false,
      ...(view ? { center: crs.pointToLatLng(L.point(view.centre), 0), zoom: view.zoom } : resting),
      zoomSnap: 0,
      // Pins may lie past the date line, and a jump would leave them behind.
      worldCopyJump: false,
      oneFinger: 'never',
      covered: () => [...this.#pins].map((pin) => this.#frameOf(pin)),
    })
    this.#map = this.base.leaflet
    // Above the land, below thread and pins.
    this.#map.createPane('beyond').style.zIndex = '260'
    this.#beyond.addTo(this.#map)
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

  /** All places in view, on one world. */
  fit(points: readonly Point[], room: Room): void {
    const { x: width, y: height } = this.#map.getSize()
    const view = viewOf(points, { width, height }, room)
    if (!view) return
    // In this order: a least zoom above the map's own would start a movement that ends elsewhere.
    this.#map.setMinZoom(0)
    const centre = this.#map.unproject([view.centre.x, view.centre.y], 0)
    const isThere = this.#map.getZoom() === view.zoom && this.#map.getCenter().equals(centre)
    // It starts there, and Leaflet would lay everything out once more.
    if (!isThere) this.#map.setView(centre, view.zoom, { animate: false })
    this.#map.setMinZoom(view.leastZoom)
    this.#hideCopies(view)
  }

  /** Where the world is narrower than the frame, Leaflet would draw it again on both sides: there is sea instead. */
  #hideCopies({ isNarrow, west }: FittedView): void {
    this.#beyond.clearLayers()
    if (!isNarrow) return
    for (const [from, to] of [
      [west - worldPx, west],
      [west + worldPx, west + 2 * worldPx],
    ] as const)
      L.rectangle(L.latLngBounds(this.#map.unproject([from, 0], 0), this.#map.unproject([to, worldPx], 0)), {
        className: 'overview-beyond',
        pane: 'beyond',
        stroke: false,
        fillOpacity: 1,
        interactive: false,
      }).addTo(this.#beyond)
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
