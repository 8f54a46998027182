import type { MapColours } from './land-messages.ts'
import type { MapBox, Ring } from './rings.ts'

/** The land inside a box. */
export interface Land {
  rings: Ring[]
  borders: Ring[]
  hasCoast: boolean
}

interface Picture {
  context: OffscreenCanvasRenderingContext2D
  /** The part of the map's square that the picture shows. */
  box: MapBox
  width: number
  height: number
  zoom: number
  colours: MapColours
}

/** Room around a picture for strokes whose middle lies outside of it. */
const bleedPx = 32

export const withBleed = (box: MapBox, pixel: number): MapBox => ({
  minX: box.minX - bleedPx * pixel,
  minY: box.minY - bleedPx * pixel,
  maxX: box.maxX + bleedPx * pixel,
  maxY: box.maxY + bleedPx * pixel,
})

const ripples = [
  { share: 1, alpha: 0.3 },
  { share: 0.62, alpha: 0.45 },
  { share: 0.3, alpha: 0.7 },
] as const

const ripplePx = (zoom: number): number => (zoom < 5 ? 10 : zoom < 8 ? 26 : 52)

/** Water, three ripples along the shore, land, borders, and a grid of degrees over all of it. */
export function drawLand(picture: Picture, land: Land): void {
  const { context, width, height, colours, zoom } = picture
  context.fillStyle = colours.water
  context.fillRect(0, 0, width, height)
  const coast = pathOf(picture, land.rings, true)
  context.lineJoin = 'round'
  context.strokeStyle = colours.ripple
  for (const { share, alpha } of ripples) {
    context.globalAlpha = alpha
    context.lineWidth = ripplePx(zoom) * share
    context.stroke(coast)
  }
  context.globalAlpha = 1
  context.fillStyle = colours.land
  context.fill(coast, 'evenodd')
  context.strokeStyle = colours.border
  context.lineWidth = 1.2
  context.stroke(coast)
  if (land.borders.length > 0) {
    context.lineWidth = 0.8
    context.stroke(pathOf(picture, land.borders, false))
  }
  drawGrid(picture)
}

function pathOf({ box, width, height }: Picture, rings: readonly Ring[], closed: boolean): Path2D {
  const path = new Path2D()
  const [scaleX, scaleY] = [width / (box.maxX - box.minX), height / (box.maxY - box.minY)]
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = [(ring[at]! - box.minX) * scaleX, (ring[at + 1]! - box.minY) * scaleY]
      if (at === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    if (closed) path.closePath()
  }
  return path
}

const gridSteps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01] as const
const gridEveryPx = 70

const lngOf = (x: number): number => (x - 0.5) * 360
const latOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
const xOf = (lng: number): number => lng / 360 + 0.5
const yOf = (lat: number): number => 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)

function drawGrid({ context, box, width, height, zoom, colours }: Picture): void {
  const degreePx = (256 * 2 ** zoom) / 360
  const step = gridSteps.findLast((size) => size * degreePx >= gridEveryPx) ?? gridSteps[0]
  context.strokeStyle = colours.grid
  context.lineWidth = 1
  context.globalAlpha = 0.55
  context.beginPath()
  const [west, east] = [lngOf(box.minX), lngOf(box.maxX)]
  for (let lng = Math.ceil(west / step) * step; lng <= east; lng += step) {
    const x = Math.round(((xOf(lng) - box.minX) / (box.maxX - box.minX)) * width) + 0.5
    context.moveTo(x, 0)
    context.lineTo(x, height)
  }
  const [south, north] = [latOf(box.maxY), latOf(box.minY)]
  for (let lat = Math.ceil(south / step) * step; lat <= north; lat += step) {
    const y = Math.round(((yOf(lat) - box.minY) / (box.maxY - box.minY)) * height) + 0.5
    context.moveTo(0, y)
    context.lineTo(width, y)
  }
  context.stroke()
  context.globalAlpha = 1
}
