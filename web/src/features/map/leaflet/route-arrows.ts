import type { Route } from '@sojourn/contract/map/route'

export interface Arrow {
  lat: number
  lng: number
  /** Degrees clockwise from north. */
  bearing: number
}

type Line = Route['line']

const lengthOf = ([fromX, fromY]: Line[number], [toX, toY]: Line[number]): number =>
  // East–west degrees shrink towards the poles; exactness does not matter for placing an arrow.
  Math.hypot((toX - fromX) * Math.cos((((fromY + toY) / 2) * Math.PI) / 180), toY - fromY)

function bearingOf([fromX, fromY]: Line[number], [toX, toY]: Line[number]): number {
  const east = (toX - fromX) * Math.cos((((fromY + toY) / 2) * Math.PI) / 180)
  return (Math.atan2(east, toY - fromY) * (180 / Math.PI) + 360) % 360
}

/** Evenly spread over the way: three arrows stand at a quarter, half and three quarters. */
export function routeArrows(line: Line, count: number): Arrow[] {
  const lengths = line.slice(1).map((to, at) => lengthOf(line[at]!, to))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  if (total === 0) return []
  return Array.from({ length: count }, (_, nth) => arrowAt(line, lengths, (total * (nth + 1)) / (count + 1)))
}

function arrowAt(line: Line, lengths: number[], distance: number): Arrow {
  let left = distance
  const found = lengths.findIndex((length) => {
    if (left <= length) return true
    left -= length
    return false
  })
  const at = found === -1 ? lengths.length - 1 : found
  const [from, to, length] = [line[at]!, line[at + 1]!, lengths[at]!]
  const share = length === 0 ? 0 : Math.min(1, left / length)
  return {
    lng: from[0] + (to[0] - from[0]) * share,
    lat: from[1] + (to[1] - from[1]) * share,
    bearing: bearingOf(from, to),
  }
}
