import L from 'leaflet'
import type { PixelFrame } from '../../../map/town-labels.ts'
import { itemTypeColor } from '../../../ui/item-type.tsx'
import type { MapStop } from '../map-stop.ts'

const size = { quiet: 22, rest: 34, selected: 44 } as const
const tooClosePx = 20
const fanPx = 28

interface Placed {
  stop: MapStop
  marker: L.Marker
  face: HTMLElement
}

/** The numbered stops. The number, not the colour alone, tells which is which. */
export class StopMarkers {
  readonly #map: L.Map
  readonly #onSelect: (id: string) => void
  #placed = new Map<string, Placed>()

  constructor(map: L.Map, onSelect: (id: string) => void) {
    this.#map = map
    this.#onSelect = onSelect
  }

  show(stops: readonly MapStop[], quiet: readonly MapStop[]): void {
    for (const { marker } of this.#placed.values()) marker.remove()
    this.#placed = new Map([
      ...quiet.map((stop) => [stop.id, this.#place(stop, true)] as const),
      ...stops.map((stop) => [stop.id, this.#place(stop, false)] as const),
    ])
  }

  /** What the markers hide of the map. */
  frames(): PixelFrame[] {
    const half = size.rest / 2
    return [...this.#placed.values()].map(({ marker }) => {
      const { x, y } = this.#map.latLngToContainerPoint(marker.getLatLng())
      return { left: x - half, right: x + half, top: y - half, bottom: y + half }
    })
  }

  #place(stop: MapStop, isQuiet: boolean): Placed {
    const face = document.createElement('span')
    face.className = 'map-stop'
    face.textContent = String(stop.number)
    face.style.background = itemTypeColor(stop.type)
    face.toggleAttribute('data-quiet', isQuiet)
    const icon = L.divIcon({ html: face, className: 'map-stop-anchor', iconSize: [size.rest, size.rest] })
    const marker = L.marker([stop.lat, stop.lng], {
      icon,
      // The map is one tab stop; n and p step through the stops.
      keyboard: false,
      title: `${stop.number}. ${stop.title}`,
      riseOnHover: true,
      ...(isQuiet && { zIndexOffset: -1000 }),
    })
    marker.on('click', () => this.#onSelect(stop.id))
    marker.addTo(this.#map)
    marker.getElement()?.setAttribute('data-stop', stop.id)
    return { stop, marker, face }
  }

  /** Makes one stand out, and spreads those it would hide. */
  select(id: string | null): void {
    for (const { stop, marker, face } of this.#placed.values()) {
      face.toggleAttribute('data-selected', stop.id === id)
      face.style.translate = ''
      marker.setZIndexOffset(stop.id === id ? 1000 : face.hasAttribute('data-quiet') ? -1000 : 0)
    }
    const chosen = id === null ? undefined : this.#placed.get(id)
    if (chosen) this.#fanOut(chosen)
  }

  #fanOut(chosen: Placed): void {
    const middle = this.#map.latLngToLayerPoint(chosen.marker.getLatLng())
    const hidden = [...this.#placed.values()].filter(
      ({ stop, marker }) =>
        stop.id !== chosen.stop.id &&
        this.#map.latLngToLayerPoint(marker.getLatLng()).distanceTo(middle) < tooClosePx,
    )
    for (const [nth, { face }] of hidden.entries()) {
      const angle = -Math.PI / 2 + ((nth - (hidden.length - 1) / 2) * Math.PI) / 3.5
      const reach = fanPx + size.selected / 4
      face.style.translate = `${Math.round(Math.cos(angle) * reach)}px ${Math.round(Math.sin(angle) * reach)}px`
    }
  }
}
