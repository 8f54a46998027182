import type { MapLabel } from '@sojourn/contract/map/schema'
import L from 'leaflet'
import { nearestCopy } from './date-line.ts'

const mostShown = 14
/** A small map takes fewer names. */
const pxPerName = 22_000
const letterPx = 8.5
const heightPx = 20
const gapPx = 12
/** The biggest town keeps its name above or below what stands on it, near enough that this is still the town. */
const asidePx = [0, -36, 36]
const asideFromZoom = 9

/** A part of the map, in pixels. */
export interface PixelFrame {
  left: number
  right: number
  top: number
  bottom: number
}

const meet = (a: PixelFrame, b: PixelFrame): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const around = (x: number, y: number, half: number): PixelFrame => ({
  left: x - half,
  right: x + half,
  top: y - heightPx,
  bottom: y + heightPx,
})

/** Names of towns, the bigger ones first, each only where it is whole and covers neither another nor what the map must show. */
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
      const tried = taken.length === 0 && this.#map.getZoom() >= asideFromZoom ? asidePx : [0]
      const free = tried
        .map((aside) => ({ aside, ...around(x, y + aside, half) }))
        .find(
          (frame) =>
            frame.left >= 0 &&
            frame.right <= width &&
            frame.top >= 0 &&
            frame.bottom <= height &&
            ![...covered, ...taken].some((other) => meet(frame, other)),
        )
      if (!free) continue
      taken.push(free)
      this.#add(town, taken.length <= 1, free.aside)
    }
  }

  #add({ name, lat, lng }: MapLabel, isBig: boolean, aside: number): void {
    const text = document.createElement('span')
    text.className = isBig ? 'map-town map-town-big' : 'map-town'
    text.textContent = name
    text.style.translate = `0 ${aside}px`
    const icon = L.divIcon({ html: text, className: 'map-town-anchor', iconSize: [0, 0] })
    L.marker([lat, lng], { icon, pane: 'labels', interactive: false, keyboard: false }).addTo(this.#layer)
  }
}
