import type { MapBox, Ring } from './rings.ts'

interface Edge {
  axis: 0 | 1
  limit: number
  /** The inside lies above the limit. */
  above: boolean
}

/** The part of a closed ring inside the box (Sutherland and Hodgman). Edges along the box are part of the answer. */
export function clipRing(ring: Ring, box: MapBox): Ring {
  const edges: Edge[] = [
    { axis: 0, limit: box.minX, above: true },
    { axis: 0, limit: box.maxX, above: false },
    { axis: 1, limit: box.minY, above: true },
    { axis: 1, limit: box.maxY, above: false },
  ]
  let points: ArrayLike<number> = ring
  for (const edge of edges) points = clipAt(points, edge)
  return Float64Array.from(points)
}

function clipAt(points: ArrayLike<number>, { axis, limit, above }: Edge): number[] {
  const kept: number[] = []
  const isInside = (at: number) => (above ? points[at + axis]! >= limit : points[at + axis]! <= limit)
  for (let at = 0; at < points.length; at += 2) {
    const before = at === 0 ? points.length - 2 : at - 2
    const [wasInside, inside] = [isInside(before), isInside(at)]
    if (wasInside !== inside) {
      const share = (limit - points[before + axis]!) / (points[at + axis]! - points[before + axis]!)
      const other = points[before + 1 - axis]! + share * (points[at + 1 - axis]! - points[before + 1 - axis]!)
      kept.push(axis === 0 ? limit : other, axis === 0 ? other : limit)
    }
    if (inside) kept.push(points[at]!, points[at + 1]!)
  }
  return kept
}

/** Whether the ring leaves the box anywhere but along its edges: then a coast runs through it. */
export function hasCoast(clipped: Ring, { minX, minY, maxX, maxY }: MapBox): boolean {
  for (let at = 0; at < clipped.length; at += 2) {
    const [x, y] = [clipped[at]!, clipped[at + 1]!]
    if (x > minX && x < maxX && y > minY && y < maxY) return true
  }
  return false
}
