// The town a point belongs to. The nearest town alone would call the Eiffel Tower a suburb, so distances count
// in units of the town's own radius, which grows with its population.
import { distanceKm, kmPerDegree } from '@sojourn/contract/places/distance'
import type { Point } from '@sojourn/contract/values/point'
import { loadGazetteer } from './load-gazetteer.ts'
import type { GazetteerPlace } from './place.ts'

const MAX_DISTANCE_KM = 300
const MIN_CANDIDATES = 20
const SURROUNDINGS_KM = 60
const RADIUS_OF_100K_KM = 3
const MIN_RADIUS_KM = 1
/** A sight or island stands for a point that has no town nearer than this. */
const WILDERNESS_KM = 30
const OUTDOOR_KINDS = new Set(['island', 'park', 'landmark'])

interface Candidate {
  place: GazetteerPlace
  distanceKm: number
}

interface Grid {
  towns: Map<number, GazetteerPlace[]>
  outdoors: GazetteerPlace[]
}

function cellOf(latCell: number, lngCell: number): number {
  return latCell * 360 + (((lngCell % 360) + 360) % 360)
}

function buildGrid(): Grid {
  const towns = new Map<number, GazetteerPlace[]>()
  const outdoors: GazetteerPlace[] = []
  for (const { place } of loadGazetteer()) {
    if (OUTDOOR_KINDS.has(place.kind)) outdoors.push(place)
    if (place.kind !== 'city') continue
    const cell = cellOf(Math.floor(place.lat), Math.floor(place.lng))
    const there = towns.get(cell)
    if (there) there.push(place)
    else towns.set(cell, [place])
  }
  return { towns, outdoors }
}

let grid: Grid | undefined

function radiusKm(place: GazetteerPlace): number {
  return Math.max(MIN_RADIUS_KM, RADIUS_OF_100K_KM * Math.sqrt(place.population / 100_000))
}

/** The towns of all grid cells that reach within `withinKm` of the point. */
function* townsAround({ towns }: Grid, point: Point, withinKm: number): Generator<GazetteerPlace> {
  const latReach = withinKm / kmPerDegree
  for (let lat = Math.floor(point.lat - latReach); lat <= Math.floor(point.lat + latReach); lat++) {
    // Degrees of longitude are shortest at the cell's edge nearer to the pole.
    const widest = Math.min(89, Math.max(Math.abs(lat), Math.abs(lat + 1)))
    const lngReach = Math.min(180, latReach / Math.cos((widest * Math.PI) / 180))
    const firstLng = Math.floor(point.lng - lngReach)
    const lastLng = Math.min(Math.floor(point.lng + lngReach), firstLng + 359)
    for (let lng = firstLng; lng <= lastLng; lng++) yield* towns.get(cellOf(lat, lng)) ?? []
  }
}

/** Nearest first. */
function townsWithin(from: Grid, point: Point, withinKm: number): Candidate[] {
  return [...townsAround(from, point, withinKm)]
    .map((place) => ({ place, distanceKm: distanceKm(point, place) }))
    .filter((candidate) => candidate.distanceKm <= withinKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
}

function candidatesAround(from: Grid, point: Point): Candidate[] {
  const near = townsWithin(from, point, SURROUNDINGS_KM)
  if (near.length >= MIN_CANDIDATES) return near
  return townsWithin(from, point, MAX_DISTANCE_KM).slice(0, MIN_CANDIDATES)
}

function relativeDistance(candidate: Candidate): number {
  return candidate.distanceKm / radiusKm(candidate.place)
}

/** A borough counts as the city it lies in: one of at least three times its size, in its inner half. */
function isAroundBorough(city: Candidate, borough: Candidate): boolean {
  return (
    city.place.countryCode === borough.place.countryCode &&
    city.place.population >= 3 * borough.place.population &&
    relativeDistance(city) < 0.5
  )
}

function nearestTown(from: Grid, point: Point): Candidate | null {
  const ranked = candidatesAround(from, point).toSorted((a, b) => relativeDistance(a) - relativeDistance(b))
  const [best] = ranked
  if (!best) return null
  return ranked.find((candidate) => isAroundBorough(candidate, best)) ?? best
}

function nearestOutdoors({ outdoors }: Grid, point: Point): Candidate | null {
  const [nearest] = outdoors
    .map((place) => ({ place, distanceKm: distanceKm(point, place) }))
    .filter((candidate) => candidate.distanceKm <= WILDERNESS_KM)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
  return nearest ?? null
}

/** The town (in the wild: the sight or island) a point belongs to; null at sea and wherever none is within 300 km. */
export function nearestPlace(lat: number, lng: number): { place: GazetteerPlace; distanceKm: number } | null {
  if (!(Math.abs(lat) <= 90 && Number.isFinite(lng))) return null
  grid ??= buildGrid()
  const point = { lat, lng: ((((lng + 180) % 360) + 360) % 360) - 180 }
  const town = nearestTown(grid, point)
  if (town && town.distanceKm <= WILDERNESS_KM) return town
  return nearestOutdoors(grid, point) ?? town
}
