// Which names stand on a map, and where. The destination always does; the others only where they are whole and cover
// neither another name nor what the map must show.
import { frameAround, isInside, meet, type Pixel, type PixelFrame, type PixelSize } from './pixel-frame.ts'
import { looks, type MapNameKind } from './map-name-looks.ts'

export interface MapName extends Pixel {
  text: string
  kind: MapNameKind
}

export interface LaidName extends MapName {
  /** From the place to the middle of its name. */
  dx: number
  dy: number
  /** Where the place itself is out of view, its name stands at the edge and points there. */
  isBeyond: boolean
}

const gapPx = 6
const edgePx = 14
const dotPx = 4

/** In the order given, the more important first. */
export function layNames(
  names: readonly MapName[],
  size: PixelSize,
  covered: readonly PixelFrame[],
): LaidName[] {
  const taken: PixelFrame[] = []
  const counts: Record<MapNameKind, number> = { destination: 0, town: 0, guide: 0 }
  return names.flatMap((name) => {
    const look = looks[name.kind]
    const most = Math.min(look.most, Math.ceil((size.width * size.height) / look.pxPerName))
    if (counts[name.kind] >= most) return []
    const found = placeOf(name, size, [...covered, ...taken])
    if (!found) return []
    counts[name.kind] += 1
    taken.push(found.frame, ...found.dot)
    return [found.laid]
  })
}

interface Found {
  laid: LaidName
  frame: PixelFrame
  /** What marks the place itself. */
  dot: PixelFrame[]
}

function placeOf(name: MapName, size: PixelSize, taken: readonly PixelFrame[]): Found | null {
  const { letterPx, halfPx, spots } = looks[name.kind]
  const half = (name.text.length * letterPx) / 2 + gapPx
  const at = ([dx, dy]: [number, number]): Found => ({
    laid: { ...name, dx, dy, isBeyond: false },
    frame: frameAround({ x: name.x + dx, y: name.y + dy }, half, halfPx),
    dot: name.kind === 'guide' ? [frameAround(name, dotPx)] : [],
  })
  const isFree = ({ frame, dot }: Found) =>
    isInside(frame, size) && !taken.some((other) => [frame, ...dot].some((one) => meet(one, other)))
  const isSeen = isInside(frameAround(name, 0), size)
  if (name.kind !== 'destination') return isSeen ? (spots(half).map(at).find(isFree) ?? null) : null
  if (isSeen) {
    const tried = spots(half).map(at)
    return tried.find(isFree) ?? tried.find(({ frame }) => isInside(frame, size)) ?? tried[0]!
  }
  const beyond = edgeSpots(name, size, half + gapPx, halfPx)
    .map(at)
    .find(isFree)
  return beyond ? { ...beyond, laid: { ...beyond.laid, isBeyond: true } } : null
}

/** Along the edge behind which a place lies, the nearest first. */
function edgeSpots(
  { x, y }: Pixel,
  { width, height }: PixelSize,
  half: number,
  halfHeight: number,
): [number, number][] {
  const clamp = (value: number, room: number, margin: number) =>
    Math.max(margin, Math.min(room - margin, value))
  const [nearX, nearY] = [clamp(x, width, half + edgePx), clamp(y, height, halfHeight + edgePx)]
  const steps = Array.from({ length: 24 }, (_, nth) => Math.ceil(nth / 2) * 20 * (nth % 2 === 0 ? 1 : -1))
  return steps.flatMap((step): [number, number][] => [
    [clamp(nearX + step, width, half + edgePx) - x, nearY - y],
    [nearX - x, clamp(nearY + step, height, halfHeight + edgePx) - y],
  ])
}

const arrows = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗']

/** Which way a place lies from where its name stands. */
export function arrowTo(dx: number, dy: number): string {
  const eighth = Math.round(Math.atan2(-dy, -dx) / (Math.PI / 4))
  return arrows[(eighth + 8) % 8]!
}
