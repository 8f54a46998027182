import L from 'leaflet'
import { frameAround, type PixelFrame } from '../../../base-map/pixel-frame.ts'
import type { BookedPin } from '../booked-pins.tsx'

const facePx = 34

function cardOf({ title, facts }: BookedPin): HTMLElement {
  const card = document.createElement('div')
  for (const [nth, text] of [title, ...facts].entries()) {
    const line = document.createElement('p')
    line.className = nth === 0 ? 'font-bold text-body leading-snug' : 'text-muted-foreground'
    line.textContent = text
    card.append(line)
  }
  return card
}

/** What is booked: squares in their place, and how one gets from one to another, dotted and neutral. */
export class BookedLayer {
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
  show(pins: readonly BookedPin[], lng: (lng: number) => number): void {
    this.#layer?.remove()
    const shift = ({ line: [first], at }: BookedPin) => {
      const start = (first ?? at).lng
      return lng(start) - start
    }
    this.#marks = pins.map((pin) => markerOf(pin, shift(pin)))
    const lines = pins.filter(({ line }) => line.length > 1).flatMap((pin) => wayOf(pin, shift(pin)))
    this.#layer = L.layerGroup([...lines, ...this.#marks]).addTo(this.#map)
  }
}

function markerOf(pin: BookedPin, shift: number): L.Marker {
  const icon = L.divIcon({ html: pin.face, className: 'map-stop-anchor', iconSize: [facePx, facePx] })
  pin.face.className = 'map-booked'
  const marker = L.marker([pin.at.lat, pin.at.lng + shift], {
    icon,
    keyboard: false,
    title: pin.title,
    riseOnHover: true,
    zIndexOffset: -200,
  }).bindPopup(() => cardOf(pin), { closeButton: false, className: 'map-popup', offset: [0, -14] })
  if (pin.label && pin.line.length > 1)
    marker.bindTooltip(pin.label, {
      permanent: true,
      direction: 'right',
      offset: [16, 0],
      className: 'map-booked-label',
    })
  marker.on('add', () => {
    const element = marker.getElement()
    element?.setAttribute('data-booking', pin.id)
    element?.setAttribute('dir', 'auto')
  })
  return marker
}

function wayOf({ kind, line }: BookedPin, shift: number): L.Layer[] {
  const points = line.map(({ lat, lng }): L.LatLngTuple => [lat, lng + shift])
  const [first, last] = [points[0]!, points.at(-1)!]
  const shared = { interactive: false } as const
  return [
    L.polyline(points, { ...shared, className: 'map-route-casing', weight: 6 }),
    L.polyline(points, {
      ...shared,
      className: kind === 'flight' ? 'map-flight' : 'map-ride',
      weight: 3,
      dashArray: kind === 'flight' ? '1 7' : '10 5',
    }),
    // A dot where one leaves, a ring where one arrives.
    L.circleMarker(first, { ...shared, className: 'map-leave', radius: 5 }),
    L.circleMarker(last, { ...shared, className: 'map-arrive', radius: 5 }),
  ]
}
