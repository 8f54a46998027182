/**
 * The climate of any place on earth from the anchors whose normals are known. A place next to an anchor takes its
 * numbers. Anywhere else gets the baseline, corrected by what the baseline gets wrong at the anchors around
 * (simple kriging: an anchor counts for more the nearer it is and the more its height and its distance and
 * direction to the sea are alike; anchors that stand close together share their say). The level of the year is then
 * corrected by the places between the anchors (`level-correction.ts`).
 */
import { distanceKm } from '@sojourn/contract/places/distance'
import { anchors, type Anchor, type MonthlyClimate } from './anchors.ts'
import { fitBaseline, settingOf, toRow, type ClimateRow, type Setting } from './baseline.ts'
import { correctionFrom } from './level-correction.ts'
import { addScaled, solveSymmetric } from './linear-solve.ts'

export interface ClimateNormals extends MonthlyClimate {
  /** The anchor the numbers are taken from; null when they are estimated from several. */
  anchor: string | null
  /** To the nearest anchor. */
  distanceKm: number
}

interface TypicalDay {
  highC: number
  lowC: number
  /** Percent, 0 to 100. */
  rainChance: number
  /** 1 to 12. */
  month: number
}

export interface ClimatePlace {
  lat: number
  lng: number
  elevationM: number | null
}

type Estimator = (place: ClimatePlace) => ClimateNormals

const besideKm = 15
const besideM = 150
const lapsePerKmC = 6
const neighbourCount = 24
/** How far apart two places may be, in each respect, before their anomalies part. */
const reach = { distanceKm: 2000, heightKm: 3, inland: 5, eastward: 16 }
/** What a station shares with nobody: its own street, its own valley. */
const nugget = 0.04
const shoreKm = 10

/** Mean length: a February of 28.25 days. */
const daysInMonth = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

interface Neighbour {
  anchor: Anchor
  setting: Setting
  normals: ClimateRow
  /** Normals less baseline. */
  anomaly: ClimateRow
  distanceKm: number
}

const likeness = (a: Setting, b: Setting, apartKm: number): number =>
  Math.exp(
    -apartKm / reach.distanceKm -
      Math.abs(a.heightKm - b.heightKm) / reach.heightKm -
      Math.abs(Math.log1p(a.coastKm / 15) - Math.log1p(b.coastKm / 15)) / reach.inland -
      Math.abs(a.eastward - b.eastward) / reach.eastward,
  )

/** No place is given more rain, or less, than every anchor around. */
function keepRainWithin(row: ClimateRow, neighbours: Neighbour[]): void {
  for (let index = 24; index < 48; index++) {
    const known = neighbours.map(({ normals }) => normals[index]!)
    row[index] = Math.min(Math.max(row[index]!, Math.min(...known)), Math.max(...known))
  }
}

/** What the anchors around say on top of the baseline. */
function anomalyAt(setting: Setting, neighbours: Neighbour[]): ClimateRow {
  const covariance = neighbours.map((one, row) => {
    const likenesses = new Float64Array(neighbours.length)
    for (const [column, { setting: other }] of neighbours.slice(0, row).entries()) {
      likenesses[column] = likeness(one.setting, other, distanceKm(one.setting, other))
    }
    likenesses[row] = 1 + nugget
    return likenesses
  })
  const toPlace = neighbours.map((one) => Float64Array.of(likeness(setting, one.setting, one.distanceKm)))
  const weights = solveSymmetric(covariance, toPlace)
  const anomaly = new Float64Array(48)
  for (const [index, one] of neighbours.entries()) addScaled(anomaly, one.anomaly, weights[index]![0]!)
  return anomaly
}

/** A town by the sea lies at sea level; elsewhere the country around is the best guess. */
function likelyElevationM(coastKm: number, neighbours: Neighbour[]): number {
  const [nearest] = neighbours
  if (!nearest) return 0
  if (nearest.distanceKm <= besideKm) return nearest.anchor.elevationM
  if (coastKm < shoreKm) return 0
  const around = neighbours.slice(0, 4).map(({ anchor, distanceKm }) => ({ anchor, weight: 1 / distanceKm }))
  const total = around.reduce((sum, { weight }) => sum + weight, 0)
  return around.reduce((sum, { anchor, weight }) => sum + (anchor.elevationM * weight) / total, 0)
}

const toTenths = (value: number): number => Math.round(value * 10) / 10

function toClimate(row: ClimateRow): MonthlyClimate {
  const part = (index: number) => [...row.subarray(12 * index, 12 * index + 12)]
  const lowC = part(1).map(toTenths)
  return {
    highC: part(0).map((high, month) => toTenths(Math.max(high, lowC[month]! + 1))),
    lowC,
    rainMm: part(2).map((root) => Math.round(Math.max(0, root) ** 2)),
    wetDays: part(3).map((days, month) => toTenths(Math.min(daysInMonth[month]!, Math.max(0, days)))),
  }
}

function takenFrom({ anchor, distanceKm }: Neighbour, elevationM: number): ClimateNormals {
  const warmerC = ((anchor.elevationM - elevationM) / 1000) * lapsePerKmC
  return {
    highC: anchor.highC.map((high) => toTenths(high + warmerC)),
    lowC: anchor.lowC.map((low) => toTenths(low + warmerC)),
    rainMm: [...anchor.rainMm],
    wetDays: [...anchor.wetDays],
    anchor: anchor.name,
    distanceKm,
  }
}

function nearestOf(stations: Omit<Neighbour, 'distanceKm'>[], place: ClimatePlace): Neighbour[] {
  const distances = new Float64Array(stations.length)
  for (let index = 0; index < distances.length; index++) {
    distances[index] = distanceKm(place, stations[index]!.anchor)
  }
  const farthest = distances.toSorted()[neighbourCount - 1] ?? Infinity
  const near: Neighbour[] = []
  for (const [index, station] of stations.entries()) {
    const apartKm = distances[index]!
    if (apartKm <= farthest) near.push({ ...station, distanceKm: apartKm })
  }
  return near.toSorted((a, b) => a.distanceKm - b.distanceKm)
}

/** Fits once over the anchors given, then answers for any place. */
export function estimatorFrom(known: readonly Anchor[]): Estimator {
  const settings = known.map(settingOf)
  const baseline = fitBaseline(known, settings)
  const stations = known.map((anchor, index) => {
    const setting = settings[index]!
    const normals = toRow(anchor)
    const anomaly = Float64Array.from(normals)
    addScaled(anomaly, baseline(setting), -1)
    return { anchor, setting, normals, anomaly }
  })
  const rowAt = (place: KnownGround, neighbours = nearestOf(stations, place)): ClimateRow =>
    rowFrom(baseline, place, neighbours)
  const correct = correctionFrom(rowAt)
  return (place) => {
    const neighbours = nearestOf(stations, place)
    const nearest = neighbours[0]!
    const { coastKm } = settingOf({ ...place, elevationM: 0 })
    const elevationM = place.elevationM ?? likelyElevationM(coastKm, neighbours)
    const isBeside =
      nearest.distanceKm <= besideKm && Math.abs(nearest.anchor.elevationM - elevationM) <= besideM
    if (isBeside) return takenFrom(nearest, elevationM)
    const ground = { ...place, elevationM }
    const row = rowAt(ground, neighbours)
    correct(
      row,
      ground,
      neighbours.map(({ anchor }) => anchor),
    )
    return { ...toClimate(row), anchor: null, distanceKm: nearest.distanceKm }
  }
}

interface KnownGround extends ClimatePlace {
  elevationM: number
}

/** The baseline with what the anchors around say on top. */
function rowFrom(
  baseline: (setting: Setting) => ClimateRow,
  place: KnownGround,
  neighbours: Neighbour[],
): ClimateRow {
  const { elevationM } = place
  const knownM = Math.min(elevationM, Math.max(...neighbours.map(({ anchor }) => anchor.elevationM)))
  const setting = settingOf({ ...place, elevationM: knownM })
  const row = baseline(setting)
  addScaled(row, anomalyAt(setting, neighbours), 1)
  // Above every anchor around, the regression would run wild: free air cools evenly.
  const coolerC = ((elevationM - knownM) / 1000) * lapsePerKmC
  for (let index = 0; index < 24; index++) row[index]! -= coolerC
  keepRainWithin(row, neighbours)
  return row
}

let estimator: Estimator | undefined

export function climateNormals(place: ClimatePlace): ClimateNormals {
  estimator ??= estimatorFrom(anchors)
  return estimator(place)
}

let latest: { key: string; normals: ClimateNormals } | undefined

/** The last place is remembered: a trip asks for the same one day after day, and an estimate takes a millisecond. */
function rememberedNormals(place: ClimatePlace): ClimateNormals {
  const key = `${place.lat},${place.lng},${place.elevationM}`
  if (latest?.key !== key) latest = { key, normals: climateNormals(place) }
  return latest.normals
}

/** The day the normals lead one to expect, between the middles of two months. Never a forecast. */
export function typicalDay(place: ClimatePlace, date: string): TypicalDay {
  const normals = rememberedNormals(place)
  const month = Number(date.slice(5, 7))
  const past = (Number(date.slice(8, 10)) - 0.5) / daysInMonth[month - 1]! - 0.5
  const other = (month - 1 + (past < 0 ? 11 : 1)) % 12
  const between = (values: number[]): number =>
    values[month - 1]! + Math.abs(past) * (values[other]! - values[month - 1]!)
  const wetShare = normals.wetDays.map((days, index) => days / daysInMonth[index]!)
  return {
    highC: toTenths(between(normals.highC)),
    lowC: toTenths(between(normals.lowC)),
    rainChance: Math.min(100, Math.max(0, Math.round(100 * between(wetShare)))),
    month,
  }
}
