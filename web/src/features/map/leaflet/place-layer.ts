import L from 'leaflet'
import type { PixelFrame } from '../../../base-map/pixel-frame.ts'
import type { PlacePin } from '../journey/use-journey.ts'

const facePx = 56
/** What stands beside the picture. */
export const labelPx = 120
/** What a pin takes on one side. */
const placeReachPx = facePx / 2 + labelPx

/** The places of a journey: a picture each, and a ring round what belongs to it. */
export class PlaceLayer {
  readonly #map: L.Map
  #layer: L.LayerGroup | null = null
  #marks: readonly L.Marker[] = []

  constructor(map: L.Map) {
    this.#map = map
    map.on('moveend', this.#turn)
  }

  /** A label that would be cut off stands on the other side. */
  readonly #turn = (): void => {
    const { x: width } = this.#map.getSize()
    for (const mark of this.#marks) {
      const { x } = this.#map.latLngToContainerPoint(mark.getLatLng())
      mark.getElement()?.firstElementChild?.toggleAttribute('data-turned', x + placeReachPx > width)
    }
  }

  frames(): PixelFrame[] {
    return this.#marks.map((mark) => {
      const { x, y } = this.#map.latLngToContainerPoint(mark.getLatLng())
      const half = facePx / 2
      const isTurned = mark.getElement()?.firstElementChild?.hasAttribute('data-turned')
      const [left, right] = isTurned ? [placeReachPx, half] : [half, placeReachPx]
      return { left: x - left, right: x + right, top: y - half, bottom: y + half }
    })
  }

  /** `lng` says which copy of the world the stops stand in. */
  show(pins: readonly PlacePin[], lng: (lng: number) => number): void {
    this.#layer?.remove()
    this.#marks = pins.map((pin) => markerOf(pin, lng(pin.at.lng)))
    const rings = pins.map((pin) => ringOf(pin, lng(pin.at.lng)))
    this.#layer = L.layerGroup([...rings, ...this.#marks]).addTo(this.#map)
    this.#turn()
  }
}

function markerOf({ face, at, id }: PlacePin, lng: number): L.Marker {
  face.className = 'map-place'
  const icon = L.divIcon({ html: face, className: 'map-place-anchor', iconSize: [facePx, facePx] })
  // The button in it is what one presses and reaches by key.
  const marker = L.marker([at.lat, lng], { icon, keyboard: false, riseOnHover: true, zIndexOffset: 200 })
  marker.on('add', () => marker.getElement()?.setAttribute('data-place', id))
  return marker
}

function ringOf({ at, ink, reachKm }: PlacePin, lng: number): L.Circle {
  const ring = L.circle([at.lat, lng], {
    radius: reachKm * 1000,
    className: 'map-place-ring',
    interactive: false,
  })
  ring.on('add', () => ring.getElement()?.setAttribute('data-ink', ink))
  return ring
}
