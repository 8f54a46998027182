// Which part of the world the map of all trips shows. Pixels are those of Leaflet's world at zoom 0, 256 wide.
import type { Pixel } from '../../../base-map/pixel-frame.ts'

interface Size {
  width: number
  height: number
}

/** Part of the frame, in pixels from its left and top edge. */
interface Box extends Size {
  left: number
  top: number
}

/** Room around the places, so that no picture above one is cut off. */
export interface Margins {
  top: number
  left: number
  right: number
  bottom: number
}

/** What a pin takes, and what lies over the map's corners. */
export interface Room extends Margins {
  /** Over the lower left corner, with the margin around it. */
  legend: Size
  /** Over the upper right corner, with the margin around it. */
  buttons: Size
}

export interface FittedView {
  zoom: number
  centre: Pixel
  /** The world is narrower than the frame. */
  isNarrow: boolean
  /** Where the one world that is shown begins, when it is narrower than the frame. */
  west: number
  /** Further out there is nothing more to see. */
  leastZoom: number
}

const worldPx = 256
/** Near enough to tell countries apart, far enough to see where in the world one is. */
const nearestFit = 4
/** Through the Bering Strait: the cut that parts no land. */
const beringStrait = ((180 - 169) / 360) * worldPx

const middle = (from: number, to: number): number => (from + to) / 2
const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** All places in view, as near as that allows, and where it can be none behind what lies over the corners. */
export function fitView(places: readonly Pixel[], frame: Size, room: Room): FittedView {
  const { legend, buttons } = room
  const tried = [room, { ...room, right: room.right + buttons.width }].flatMap((one) => [
    one,
    { ...one, bottom: room.bottom + legend.height },
    { ...one, left: room.left + legend.width },
  ])
  const views = tried
    .map((margins) => fitInto(places, frame, margins))
    .map((view) => ({ view, hidden: hiddenIn(view, places, frame, room) }))
    .toSorted((a, b) => a.hidden - b.hidden || b.view.zoom - a.view.zoom)
  return views[0]!.view
}

/** Margins of more than the frame would leave no room at all: a third of it is for the places. */
const shareOf = (length: number, before: number, after: number): number =>
  Math.max(length - before - after, length / 3)

function fitInto(places: readonly Pixel[], frame: Size, margins: Margins): FittedView {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    shareOf(frame.width, margins.left, margins.right) / (right - left),
    shareOf(frame.height, margins.top, margins.bottom) / (bottom - top),
    2 ** nearestFit,
  )
  const half = { x: frame.width / 2 / scale, y: frame.height / 2 / scale }
  const isNarrow = worldPx * scale < frame.width
  const isWhole = left >= beringStrait && right <= beringStrait + worldPx
  const west = isWhole ? beringStrait : middle(left, right) - worldPx / 2
  const inTheMiddle = middle(left - margins.left / scale, right + margins.right / scale)
  const x = isNarrow
    ? between(
        west + worldPx / 2,
        Math.min(inTheMiddle, right + margins.right / scale - half.x),
        Math.max(inTheMiddle, left - margins.left / scale + half.x),
      )
    : inTheMiddle
  const y = middle(top - margins.top / scale, bottom + margins.bottom / scale)
  const zoom = Math.log2(scale)
  const leastZoom = Math.min(zoom, Math.log2(frame.width / worldPx))
  return { zoom, centre: { x, y }, isNarrow, west, leastZoom }
}

/** How many pins lie behind what covers the corners. */
function hiddenIn({ zoom, centre }: FittedView, places: readonly Pixel[], frame: Size, room: Room): number {
  const { legend, buttons } = room
  const covers: Box[] = [
    { left: 0, top: frame.height - legend.height, ...legend },
    { left: frame.width - buttons.width, top: 0, ...buttons },
  ]
  const scale = 2 ** zoom
  return places.filter((place) => {
    const x = (place.x - centre.x) * scale + frame.width / 2
    const y = (place.y - centre.y) * scale + frame.height / 2
    return covers.some(
      ({ left, top, width, height }) =>
        x + room.right > left &&
        x - room.left < left + width &&
        y + room.bottom > top &&
        y - room.top < top + height,
    )
  }).length
}
