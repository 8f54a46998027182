import type { MapLabel } from '@sojourn/contract/map/schema'
import L from 'leaflet'
import { nearestCopy } from './date-line.ts'

const mostShown = 14
/** A small map takes fewer names. */
const pxPerName = 22_000
const letterPx = 8.5
const heightPx = 20
const gapPx = 12

/** A part of the map, in pixels. */
export interface PixelFrame {
  left: number
  right: number
  top: number
  bottom: number
}

const meet = (a: PixelFrame, b: PixelFrame): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Names of towns, the bigger ones first, each only where it covers neither another nor what the map must show. */
export class TownLabels {
  readonly #map: L.Map
  readonly #layer = L.layerGroup()

  constructor(map: L.Map) {
    this.#map = map
    map.createPane('labels').style.zIndex = '250'
    map.getPane('labels')!.style.pointerEvents = 'none'
    this.#layer.addTo(map)
  }

  clear(): void {
    this.#layer.clearLayers()
  }

  show(towns: readonly MapLabel[], covered: readonly PixelFrame[]): void {
    this.clear()
    const { x: width, y: height } = this.#map.getSize()
    const most = Math.min(mostShown, Math.ceil((width * height) / pxPerName))
    const taken: PixelFrame[] = []
    const centre = this.#map.getCenter().lng
    for (const known of towns) {
      const town = { ...known, lng: nearestCopy(known.lng, centre) }
      if (taken.length >= most) return
      const { x, y } = this.#map.latLngToContainerPoint([town.lat, town.lng])
      const half = (town.name.length * letterPx) / 2 + gapPx / 2
      const frame = { left: x - half, right: x + half, top: y - heightPx, bottom: y + heightPx }
      if ([...covered, ...taken].some((other) => meet(frame, other))) continue
      taken.push(frame)
      this.#add(town, taken.length <= 1)
    }
  }

  #add({ name, lat, lng }: MapLabel, isBig: boolean): void {
    const text = document.createElement('span')
    text.className = isBig ? 'map-town map-town-big' : 'map-town'
    text.textContent = name
    const icon = L.divIcon({ html: text, className: 'map-town-anchor', iconSize: [0, 0] })
    L.marker([lat, lng], { icon, pane: 'labels', interactive: false, keyboard: false }).addTo(this.#layer)
  }
}
