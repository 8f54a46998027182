import type { Point } from '@sojourn/contract/values/point'
import L from 'leaflet'
import { nearestCopy } from './date-line.ts'
import { arrowTo, type LaidName, layNames } from './map-names.ts'
import type { MapNameKind } from './map-name-looks.ts'
import type { PixelFrame } from './pixel-frame.ts'

export interface NamedPlace extends Point {
  name: string
  kind: MapNameKind
}

export class NameLayer {
  readonly #map: L.Map
  readonly #layer = L.layerGroup()

  constructor(map: L.Map) {
    this.#map = map
    map.createPane('labels').style.zIndex = '250'
    map.getPane('labels')!.style.pointerEvents = 'none'
    this.#layer.addTo(map)
  }

  show(places: readonly NamedPlace[], covered: readonly PixelFrame[]): void {
    this.#layer.clearLayers()
    const { x: width, y: height } = this.#map.getSize()
    const centre = this.#map.getCenter().lng
    const names = places.map(({ name, kind, lat, lng }) => {
      const { x, y } = this.#map.latLngToContainerPoint([lat, nearestCopy(lng, centre)])
      return { text: name, kind, x, y }
    })
    for (const name of layNames(names, { width, height }, covered)) this.#add(name)
  }

  #add({ text, kind, x, y, dx, dy, isBeyond }: LaidName): void {
    const face = document.createElement('span')
    face.className = `map-name map-name-${kind}`
    face.dir = 'auto'
    face.textContent = isBeyond ? `${text} ${arrowTo(dx, dy)}` : text
    if (!isBeyond) face.style.translate = `${dx}px ${dy}px`
    const html = document.createElement('span')
    html.className = 'map-name-anchor'
    html.append(face)
    if (kind !== 'town' && !isBeyond) {
      const dot = document.createElement('span')
      dot.className = `map-dot map-dot-${kind}`
      html.append(dot)
    }
    const at = this.#map.containerPointToLatLng(isBeyond ? [x + dx, y + dy] : [x, y])
    const icon = L.divIcon({ html, className: 'map-name-anchor', iconSize: [0, 0] })
    L.marker(at, { icon, pane: 'labels', interactive: false, keyboard: false }).addTo(this.#layer)
  }
}
