import type L from 'leaflet'
import type { PixelFrame } from './pixel-frame.ts'
import type { Frame } from './queries.ts'

const clampLat = (lat: number): number => Math.max(-90, Math.min(90, lat))
const wrapLng = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

const escaped = (text: string): string => {
  const element = document.createElement('span')
  element.textContent = text
  return element.innerHTML
}

/** OpenStreetMap wants its credit to lead to its terms. */
export const creditHtml = (text: string): string =>
  escaped(text).replace(
    'OpenStreetMap',
    '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>',
  )

/** Zoomed far out the frame goes round the world more than once. */
export const frameOf = (bounds: L.LatLngBounds): Frame => {
  const goesRound = bounds.getEast() - bounds.getWest() >= 360
  return {
    south: clampLat(bounds.getSouth()),
    north: clampLat(bounds.getNorth()),
    west: goesRound ? -180 : wrapLng(bounds.getWest()),
    east: goesRound ? 180 : wrapLng(bounds.getEast()),
  }
}

/** The legend and the buttons that lie on the map, beside it in the page, and its scale and credits. */
export const overlays = (container: HTMLElement): PixelFrame[] => {
  const map = container.getBoundingClientRect()
  const beside = [...(container.parentElement?.children ?? [])].filter((element) => element !== container)
  return [...beside, ...container.querySelectorAll('.leaflet-control')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 1 && width < map.width)
    .map(({ left, right, top, bottom }) => ({
      left: left - map.left,
      right: right - map.left,
      top: top - map.top,
      bottom: bottom - map.top,
    }))
}
