import L from 'leaflet'
import { frameAround, type PixelFrame } from '../../../base-map/pixel-frame.ts'
import type { IdeaPin } from '../idea-pins.tsx'

const facePx = 32

/** Ideas in their places, below the stops and what is booked. */
export class IdeaLayer {
  readonly #map: L.Map
  #layer: L.LayerGroup | null = null
  #marks: readonly L.Marker[] = []

  constructor(map: L.Map) {
    this.#map = map
  }

  frames(): PixelFrame[] {
    return this.#marks.map((mark) =>
      frameAround(this.#map.latLngToContainerPoint(mark.getLatLng()), facePx / 2),
    )
  }

  /** `lng` says which copy of the world the stops stand in. */
  show(pins: readonly IdeaPin[], lng: (lng: number) => number): void {
    this.#layer?.remove()
    this.#marks = pins.map((pin) => markerOf(pin, lng(pin.at.lng)))
    this.#layer = L.layerGroup([...this.#marks]).addTo(this.#map)
  }
}

function markerOf({ id, title, at, face, card }: IdeaPin, lng: number): L.Marker {
  face.className = 'map-idea'
  const icon = L.divIcon({ html: face, className: 'map-stop-anchor', iconSize: [facePx, facePx] })
  const marker = L.marker([at.lat, lng], {
    icon,
    keyboard: false,
    title,
    riseOnHover: true,
    zIndexOffset: -400,
  }).bindPopup(card, { closeButton: false, className: 'map-popup', offset: [0, -14], maxWidth: 280 })
  marker.on('popupopen', () => face.setAttribute('data-selected', ''))
  marker.on('popupclose', () => face.removeAttribute('data-selected'))
  marker.on('add', () => {
    const element = marker.getElement()
    element?.setAttribute('data-idea', id)
    element?.setAttribute('dir', 'auto')
  })
  return marker
}
