import { distanceText } from '@sojourn/contract/map/distance-text'
import type { DistanceUnit } from '@sojourn/contract/units/units'
import type { Point } from '@sojourn/contract/values/point'
import L from 'leaflet'

const metresPerDegree = 111_320

/** A dashed circle with its radius written at its top. */
export function distanceRing({ lat, lng }: Point, radius: number, unit: DistanceUnit): L.Layer[] {
  const text = document.createElement('span')
  text.className = 'map-ring-label'
  text.textContent = distanceText(radius, unit)
  const icon = L.divIcon({ html: text, className: 'map-town-anchor', iconSize: [0, 0] })
  return [
    L.circle([lat, lng], { radius, className: 'map-ring', interactive: false, fill: false }),
    L.marker([lat + radius / metresPerDegree, lng], {
      icon,
      pane: 'labels',
      interactive: false,
      keyboard: false,
    }),
  ]
}
