import { distanceText } from '@sojourn/contract/map/distance-text'
import type { DistanceUnit } from '@sojourn/contract/units/units'
import type { Point } from '@sojourn/contract/values/point'
import L from 'leaflet'
import { askLand } from '../../../base-map/land/land-client.ts'
import { detailAt } from '../../../base-map/land/land-messages.ts'
import { worldX, worldY } from '../../../base-map/land/rings.ts'
import type { PixelFrame } from '../../../base-map/pixel-frame.ts'
import { metresPerPxAtEquator } from '../../../base-map/round-distances.ts'
import { labelFrame, ringLabelAt } from './ring-label.ts'
import { ringRadii } from './ring-radii.ts'

const fromZoom = 8

/** Inland there is no coast to tell distances by: rings around the destination do, as far as the map shows. */
export class DistanceRings {
  readonly #map: L.Map
  #layer: L.LayerGroup | null = null
  #labels: L.LatLng[] = []
  #asked = 0
  unit: DistanceUnit = 'km'

  constructor(map: L.Map) {
    this.#map = map
    // Below the names, so that no ring crosses out its own distance.
    map.createPane('rings').style.zIndex = '240'
  }

  /** None where something else is to be seen. Their distances stand clear of what is taken. */
  async show(centre: Point | null, taken: () => readonly PixelFrame[]): Promise<void> {
    this.#asked += 1
    const asked = this.#asked
    const isBlank = centre !== null && this.#map.getZoom() >= fromZoom && !(await this.#hasCoast())
    // Asked again since, or the map was taken away.
    if (asked !== this.#asked || !this.#map.getPane('labels')) return
    this.#layer?.remove()
    this.#layer = null
    this.#labels = []
    if (!isBlank) return
    const { x: width, y: height } = this.#map.getSize()
    const metresPerPx =
      (metresPerPxAtEquator * Math.cos((centre.lat * Math.PI) / 180)) / 2 ** this.#map.getZoom()
    this.#layer = L.layerGroup().addTo(this.#map)
    const covered = [...taken()]
    for (const radius of ringRadii(metresPerPx, Math.max(width, height), this.unit)) {
      const look = { className: 'map-ring', pane: 'rings', interactive: false, fill: false }
      L.circle(centre, { radius, ...look }).addTo(this.#layer)
      const middle = this.#map.latLngToContainerPoint(centre)
      const label = ringLabelAt(middle, radius / metresPerPx, { width, height }, covered)
      if (!label) continue
      covered.push(labelFrame(label))
      const at = this.#map.containerPointToLatLng([label.x, label.y])
      this.#labels.push(at)
      labelMarker(at, distanceText(radius, this.unit)).addTo(this.#layer)
    }
  }

  /** Where its distances are written. */
  frames(): PixelFrame[] {
    return this.#labels.map((at) => labelFrame(this.#map.latLngToContainerPoint(at)))
  }

  async #hasCoast(): Promise<boolean> {
    const bounds = this.#map.getBounds()
    const zoom = this.#map.getZoom()
    const { hasCoast } = await askLand({
      detail: detailAt(zoom),
      box: {
        minX: worldX(bounds.getWest()),
        maxX: worldX(bounds.getEast()),
        minY: worldY(bounds.getNorth()),
        maxY: worldY(bounds.getSouth()),
      },
      pixel: 1 / (256 * 2 ** zoom),
    })
    return hasCoast
  }
}

function labelMarker(at: L.LatLng, text: string): L.Marker {
  const label = document.createElement('span')
  label.className = 'map-ring-label'
  label.textContent = text
  const icon = L.divIcon({ html: label, className: 'map-name-anchor', iconSize: [0, 0] })
  return L.marker(at, { icon, pane: 'labels', interactive: false, keyboard: false })
}
