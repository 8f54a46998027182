// The town a point belongs to. The nearest town alone would call the Eiffel Tower a suburb, so distances count
// in units of the town's own radius, which grows with its population.
import { distanceKm, kmPerDegree } from '@sojourn/contract/places/distance'
import type { Point } from '@sojourn/contract/values/point'
import { loadGazetteer, gazetteerPlaceAt, pointAt } from './load-gazetteer.ts'
import type { GazetteerPlace } from './place.ts'
import { type Grid, buildGrid, cellOf } from './town-grid.ts'

const MAX_DISTANCE_KM = 300
const MIN_CANDIDATES = 20
const SURROUNDINGS_KM = 60
const RADIUS_OF_100K_KM = 3
const MIN_RADIUS_KM = 1
/** A sight or island stands for a point that has no town nearer than this. */
const WILDERNESS_KM = 30

interface Candidate {
  /** The place's position in the gazetteer. */
  at: number
  distanceKm: number
}

let grid: Grid | undefined

function radiusKm(at: number): number {
  return Math.max(MIN_RADIUS_KM, RADIUS_OF_100K_KM * Math.sqrt(loadGazetteer().populations[at]! / 100_000))
}

/** The towns of all grid cells that reach within `withinKm` of the point. */
function* townsAround({ starts, towns }: Grid, point: Point, withinKm: number): Generator<number> {
  const latReach = withinKm / kmPerDegree
  for (let lat = Math.floor(point.lat - latReach); lat <= Math.floor(point.lat + latReach); lat++) {
    // Degrees of longitude are shortest at the cell's edge nearer to the pole.
    const widest = Math.min(89, Math.max(Math.abs(lat), Math.abs(lat + 1)))
    const lngReach = Math.min(180, latReach / Math.cos((widest * Math.PI) / 180))
    const firstLng = Math.floor(point.lng - lngReach)
    const lastLng = Math.min(Math.floor(point.lng + lngReach), firstLng + 359)
    if (lat < -90 || lat >= 90) continue
    for (let lng = firstLng; lng <= lastLng; lng++) {
      const cell = cellOf(lat, lng)
      yield* towns.subarray(starts[cell], starts[cell + 1])
    }
  }
}

/** Nearest first. */
function townsWithin(from: Grid, point: Point, withinKm: number): Candidate[] {
  return [...townsAround(from, point, withinKm)]
    .map((at) => ({ at, distanceKm: distanceKm(point, pointAt(loadGazetteer(), at)) }))
    .filter((candidate) => candidate.distanceKm <= withinKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
}

function candidatesAround(from: Grid, point: Point): Candidate[] {
  const near = townsWithin(from, point, SURROUNDINGS_KM)
  if (near.length >= MIN_CANDIDATES) return near
  return townsWithin(from, point, MAX_DISTANCE_KM).slice(0, MIN_CANDIDATES)
}

function relativeDistance(candidate: Candidate): number {
  return candidate.distanceKm / radiusKm(candidate.at)
}

/** A borough counts as the city it lies in: one of three times its size in its inner half, a far bigger one anywhere. */
function isAroundBorough(city: Candidate, borough: Candidate): boolean {
  const { countries, populations } = loadGazetteer()
  const timesAsBig = populations[city.at]! / Math.max(1, populations[borough.at]!)
  const reach = timesAsBig >= 20 ? 1.15 : 0.5
  return countries[city.at] === countries[borough.at] && timesAsBig >= 3 && relativeDistance(city) < reach
}

function nearestTown(from: Grid, point: Point): Candidate | null {
  const ranked = candidatesAround(from, point).toSorted((a, b) => relativeDistance(a) - relativeDistance(b))
  const [best] = ranked
  if (!best) return null
  return ranked.find((candidate) => isAroundBorough(candidate, best)) ?? best
}

function nearestOutdoors({ outdoors }: Grid, point: Point): Candidate | null {
  const [nearest] = outdoors
    .map((at) => ({ at, distanceKm: distanceKm(point, pointAt(loadGazetteer(), at)) }))
    .filter((candidate) => candidate.distanceKm <= WILDERNESS_KM)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
  return nearest ?? null
}

/** The town (in the wild: the sight or island) a point belongs to; null at sea and wherever none is within 300 km. */
export function nearestPlace(lat: number, lng: number): { place: GazetteerPlace; distanceKm: number } | null {
  if (!(Math.abs(lat) <= 90 && Number.isFinite(lng))) return null
  const gazetteer = loadGazetteer()
  grid ??= buildGrid(gazetteer)
  const point = { lat, lng: ((((lng + 180) % 360) + 360) % 360) - 180 }
  const town = nearestTown(grid, point)
  const isInTown = town !== null && town.distanceKm <= WILDERNESS_KM
  const found = isInTown ? town : (nearestOutdoors(grid, point) ?? town)
  return found && { place: gazetteerPlaceAt(gazetteer, found.at), distanceKm: found.distanceKm }
}
