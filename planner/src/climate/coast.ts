import { kmPerDegree } from '@sojourn/contract/places/distance'
import type { Point } from '@sojourn/contract/values/point'
import { coastline } from './data/coast.ts'

/** `eastward` is 1 with the nearest sea due east, -1 due west, and fades out inland. */
interface Coast {
  distanceKm: number
  eastward: number
}

/** A stretch of coastline with its bounds, so that a search can pass over most of them unread. */
interface Stretch {
  south: number
  north: number
  west: number
  east: number
  /** lng, lat, lng, lat, … in degrees; longitudes run on past 180 where a ring does. */
  path: Float64Array
}

const fadeKm = 400
/** The Antarctic ring runs round the pole and has no inside. */
const antarcticLat = -60
const segmentsPerStretch = 16

let stretches: Stretch[] | undefined

export function coastOf(place: Point): Coast {
  stretches ??= coastline.split('|').flatMap(toStretches)
  const nearest = findNearest(stretches, place)
  if (!isLand(stretches, place)) return { distanceKm: 0, eastward: nearest.eastward }
  const { distanceKm } = nearest
  return { distanceKm, eastward: nearest.eastward * Math.exp(-distanceKm / fadeKm) }
}

function toStretches(ring: string): Stretch[] {
  const path = ring.split(' ').map(Number)
  for (let index = 2; index < path.length; index++) path[index]! += path[index - 2]!
  for (let index = 0; index < path.length; index++) path[index]! /= 100
  const closes = Math.abs(path.at(-2)! - path[0]!) < 180
  if (closes) path.push(path[0]!, path[1]!)
  const found: Stretch[] = []
  const stride = 2 * segmentsPerStretch
  for (let start = 0; start < path.length - 2; start += stride) {
    found.push(toStretch(path.slice(start, start + stride + 2)))
  }
  return found
}

function toStretch(path: number[]): Stretch {
  const lngs = path.filter((_, index) => index % 2 === 0)
  const lats = path.filter((_, index) => index % 2 === 1)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
    path: Float64Array.from(path),
  }
}

const wrapped = (degrees: number): number => degrees - 360 * Math.round(degrees / 360)

interface Shore {
  distanceKm: number
  eastKm: number
}

function findNearest(all: Stretch[], place: Point): Coast {
  const kmPerLng = kmPerDegree * Math.max(0.02, Math.cos((place.lat * Math.PI) / 180))
  const gaps = new Float64Array(all.length)
  let closest = 0
  for (let index = 0; index < gaps.length; index++) {
    gaps[index] = gapKm(all[index]!, place, kmPerLng)
    if (gaps[index]! < gaps[closest]!) closest = index
  }
  let best = shoreOf(all[closest]!, place, kmPerLng)
  for (let index = 0; index < gaps.length; index++) {
    if (gaps[index]! >= best.distanceKm) continue
    const shore = shoreOf(all[index]!, place, kmPerLng)
    if (shore.distanceKm < best.distanceKm) best = shore
  }
  const { distanceKm, eastKm } = best
  return { distanceKm, eastward: distanceKm > 0 ? eastKm / distanceKm : 0 }
}

/** No point of the stretch is nearer than this. */
function gapKm({ south, north, west, east }: Stretch, { lat, lng }: Point, kmPerLng: number): number {
  const gapLat = Math.max(0, south - lat, lat - north) * kmPerDegree
  const gapLng = Math.max(0, Math.abs(wrapped((west + east) / 2 - lng)) - (east - west) / 2) * kmPerLng
  return Math.sqrt(gapLat ** 2 + gapLng ** 2)
}

/** The nearest point of the stretch, on the plane that touches the earth at the place. */
function shoreOf({ path }: Stretch, { lat, lng }: Point, kmPerLng: number): Shore {
  const nearest = { distanceKm: Infinity, eastKm: 0 }
  for (let index = 0; index + 3 < path.length; index += 2) {
    const fromX = wrapped(path[index]! - lng) * kmPerLng
    const fromY = (path[index + 1]! - lat) * kmPerDegree
    const stepX = (path[index + 2]! - path[index]!) * kmPerLng
    const stepY = (path[index + 3]! - path[index + 1]!) * kmPerDegree
    const length2 = stepX ** 2 + stepY ** 2
    const along = length2 && Math.min(1, Math.max(0, -(fromX * stepX + fromY * stepY) / length2))
    const distanceKm = Math.sqrt((fromX + along * stepX) ** 2 + (fromY + along * stepY) ** 2)
    if (distanceKm >= nearest.distanceKm) continue
    nearest.distanceKm = distanceKm
    nearest.eastKm = fromX + along * stepX
  }
  return nearest
}

/** Counts the shores crossed going east along the parallel. */
function isLand(all: Stretch[], { lat, lng }: Point): boolean {
  if (lat < antarcticLat) return true
  let crossings = 0
  for (const { south, north, path } of all) {
    if (lat < south || lat > north) continue
    for (let index = 0; index + 3 < path.length; index += 2) {
      const fromLat = path[index + 1]!
      const toLat = path[index + 3]!
      if (fromLat > lat === toLat > lat) continue
      const crossing =
        path[index]! + ((lat - fromLat) / (toLat - fromLat)) * (path[index + 2]! - path[index]!)
      crossings += crossingsEast(crossing - lng)
    }
  }
  return crossings % 2 === 1
}

/** A ring may run on past 180 degrees, so the parallel is walked three times round. */
const crossingsEast = (offset: number): number => [-360, 0, 360].filter((turn) => offset > turn).length
