import { distanceText } from '@sojourn/contract/map/distance-text'
import type { DistanceUnit } from '@sojourn/contract/units/units'
import type { Point } from '@sojourn/contract/values/point'
import L from 'leaflet'
import { askLand } from '../../../map/land/land-client.ts'
import { detailAt } from '../../../map/land/land-messages.ts'
import { worldX, worldY } from '../../../map/land/rings.ts'
import { frameAround, type PixelFrame } from '../../../map/pixel-frame.ts'
import { metresPerPxAtEquator } from '../../../map/round-distances.ts'
import { ringRadii } from './ring-radii.ts'

const metresPerDegree = 111_320
const fromZoom = 8

/** Inland there is no coast to tell distances by: rings around the destination do, as far as the map shows. */
export class DistanceRings {
  readonly #map: L.Map
  #layer: L.LayerGroup | null = null
  #labels: L.LatLngTuple[] = []
  #asked = 0
  unit: DistanceUnit = 'km'

  constructor(map: L.Map) {
    this.#map = map
    // Below the names, so that no ring crosses out its own distance.
    map.createPane('rings').style.zIndex = '240'
  }

  /** None where something else is to be seen. */
  async show(centre: Point | null): Promise<void> {
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
    const radii = ringRadii(metresPerPx, Math.max(width, height), this.unit)
    this.#labels = radii.map((radius) => [centre.lat + radius / metresPerDegree, centre.lng])
    this.#layer = L.layerGroup(
      radii.flatMap((radius, nth) => [
        L.circle(centre, { radius, className: 'map-ring', pane: 'rings', interactive: false, fill: false }),
        labelMarker(this.#labels[nth]!, distanceText(radius, this.unit)),
      ]),
    ).addTo(this.#map)
  }

  /** Where its distances are written. */
  frames(): PixelFrame[] {
    return this.#labels.map((at) => frameAround(this.#map.latLngToContainerPoint(at), 26, 11))
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

function labelMarker(at: L.LatLngTuple, text: string): L.Marker {
  const label = document.createElement('span')
  label.className = 'map-ring-label'
  label.textContent = text
  const icon = L.divIcon({ html: label, className: 'map-name-anchor', iconSize: [0, 0] })
  return L.marker(at, { icon, pane: 'labels', interactive: false, keyboard: false })
}
