// Coastlines as rings of points in the square of the web map: x and y from 0 to 1, y downwards.

/** x and y in turn. */
export type Ring = Float64Array

export interface MapBox {
  minX: number
  minY: number
  maxX: number
  maxY: number
}

const steepest = 85.051_128_78

export const worldX = (lng: number): number => lng / 360 + 0.5

export function worldY(lat: number): number {
  const within = Math.max(-steepest, Math.min(steepest, lat))
  const sine = Math.sin((within * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

function toRing(coordinates: readonly (readonly number[])[]): Ring {
  const ring = new Float64Array(coordinates.length * 2)
  for (const [at, [lng = 0, lat = 0]] of coordinates.entries()) {
    ring[at * 2] = worldX(lng)
    ring[at * 2 + 1] = worldY(lat)
  }
  return ring
}

type Position = readonly number[]

/** Longitudes counted on past the date line, so that a ring across it stays in one piece; round the pole it is closed beyond it. */
function unwrapped(coordinates: readonly Position[]): Position[] {
  let turn = 0
  let before = coordinates[0]?.[0] ?? 0
  const points = coordinates.map(([lng = 0, lat = 0]) => {
    if (Math.abs(lng - before) > 180) turn += lng < before ? 360 : -360
    before = lng
    return [lng + turn, lat]
  })
  const [first = 0, last = 0] = [points[0]?.[0], points.at(-1)?.[0]]
  return Math.abs(last - first) > 180 ? [...points, [last, -90], [first, -90]] : points
}

/** A coast or border as it lies on the map, once more at the other edge when it crosses the date line. */
export function toRings(coordinates: readonly Position[]): Ring[] {
  const ring = toRing(unwrapped(coordinates))
  const { minX, maxX } = boxOf(ring)
  const shifts = [0, ...(maxX > 1 ? [-1] : []), ...(minX < 0 ? [1] : [])]
  return shifts.map((shift) => shifted(ring, shift))
}

/** The ring so many worlds further east. */
export const shifted = (ring: Ring, worlds: number): Ring =>
  worlds === 0 ? ring : ring.map((value, at) => (at % 2 === 0 ? value + worlds : value))

export function boxOf(ring: Ring): MapBox {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at]!, ring[at + 1]!]
    box.minX = Math.min(box.minX, x)
    box.maxX = Math.max(box.maxX, x)
    box.minY = Math.min(box.minY, y)
    box.maxY = Math.max(box.maxY, y)
  }
  return box
}

export const overlaps = (a: MapBox, b: MapBox): boolean =>
  a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY

/** Leaves out points that no one could tell from the one before. */
export function thinned(ring: Ring, nearest: number): Ring {
  const kept: number[] = []
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at]!, ring[at + 1]!]
    const [beforeX, beforeY] = [kept.at(-2), kept.at(-1)]
    if (beforeX !== undefined && Math.abs(x - beforeX) < nearest && Math.abs(y - beforeY!) < nearest) continue
    kept.push(x, y)
  }
  return Float64Array.from(kept)
}

/** Cuts the corners of a closed ring, so that a coarse coast looks drawn by hand. */
export function rounded(ring: Ring, passes: number): Ring {
  let from = ring
  for (let pass = 0; pass < passes; pass++) {
    const to = new Float64Array(from.length * 2)
    for (let at = 0; at < from.length; at += 2) {
      const next = (at + 2) % from.length
      for (const axis of [0, 1]) {
        to[at * 2 + axis] = from[at + axis]! * 0.75 + from[next + axis]! * 0.25
        to[at * 2 + 2 + axis] = from[at + axis]! * 0.25 + from[next + axis]! * 0.75
      }
    }
    from = to
  }
  return from
}
