/**
 * What latitude, height and the sea alone say about a climate: a ridge regression over the anchors. Its year
 * starts in January in the north and in July in the south; near the equator the two halves are mixed, or a place
 * at 1° S would get the opposite season of its neighbour at 1° N.
 */
import type { Anchor, MonthlyClimate } from './anchors.ts'
import { coastOf } from './coast.ts'
import { addScaled, solveSymmetric } from './linear-solve.ts'

/** 12 highs, 12 lows, 12 square roots of the rain, 12 wet-day counts. */
export type ClimateRow = Float64Array

/** Where a place stands, as far as its climate cares. */
export interface Setting {
  lat: number
  lng: number
  heightKm: number
  coastKm: number
  /** See `Coast`. */
  eastward: number
}

type Baseline = (setting: Setting) => ClimateRow

const columns = 48
const ridge = 1
/** Within these degrees of the equator the seasons of both halves are mixed. */
const tropicsDegrees = 12
/** Anchors on the equator still count for the level, hardly for the season. */
const equatorWeight = 0.15

export function settingOf(place: { lat: number; lng: number; elevationM: number }): Setting {
  const coast = coastOf(place)
  return {
    lat: place.lat,
    lng: place.lng,
    heightKm: place.elevationM / 1000,
    coastKm: coast.distanceKm,
    eastward: coast.eastward,
  }
}

export const toRow = (climate: MonthlyClimate): ClimateRow =>
  Float64Array.from([...climate.highC, ...climate.lowC, ...climate.rainMm.map(Math.sqrt), ...climate.wetDays])

const northShare = (lat: number): number => 0.5 + 0.5 * Math.min(1, Math.max(-1, lat / tropicsDegrees))

function featuresOf(setting: Setting): Float64Array {
  const { heightKm, eastward } = setting
  const lat = Math.abs(setting.lat) / 90
  const inland = Math.log1p(setting.coastKm / 10)
  const south = 1 - northShare(setting.lat)
  const powers = [lat, lat ** 2, lat ** 3]
  const plain = [heightKm, inland, eastward, south]
  const crossed = [
    inland * lat,
    inland * lat ** 2,
    heightKm * lat,
    heightKm * inland,
    eastward * lat,
    south * lat,
  ]
  return Float64Array.from([1, ...powers, ...plain, ...crossed])
}

/** Turns a northern year into a southern one, and back. */
const yearStartsInJuly = (row: ClimateRow): ClimateRow =>
  row.map((_, index) => row[index - (index % 12) + ((index + 6) % 12)]!)

function mixed(northern: ClimateRow, lat: number): ClimateRow {
  const share = northShare(lat)
  const southern = yearStartsInJuly(northern)
  return northern.map((value, index) => share * value + (1 - share) * southern[index]!)
}

interface Scale {
  mean: Float64Array
  spread: Float64Array
}

function scaleOf(features: Float64Array[]): Scale {
  const count = features.length
  const size = features[0]!.length
  const mean = new Float64Array(size)
  const spread = new Float64Array(size)
  for (const row of features) addScaled(mean, row, 1 / count)
  for (const row of features) {
    const squares = row.map((value, index) => (value - mean[index]!) ** 2)
    addScaled(spread, squares, 1 / count)
  }
  mean[0] = 0
  spread[0] = 1
  return { mean, spread: spread.map(Math.sqrt) }
}

const standardized = (row: Float64Array, { mean, spread }: Scale): Float64Array =>
  row.map((value, index) => (value - mean[index]!) / spread[index]!)

/** One row of weights per feature, 48 each. */
function fitWeights(features: Float64Array[], settings: Setting[], rows: ClimateRow[]): Float64Array[] {
  const size = features[0]!.length
  const gram = Array.from({ length: size }, () => new Float64Array(size))
  const right = Array.from({ length: size }, () => new Float64Array(columns))
  for (const [index, row] of features.entries()) {
    const { lat } = settings[index]!
    const target = lat < 0 ? yearStartsInJuly(rows[index]!) : rows[index]!
    const weight = Math.abs(2 * northShare(lat) - 1) + equatorWeight
    for (let feature = 0; feature < size; feature++) {
      addScaled(gram[feature]!, row, weight * row[feature]!)
      addScaled(right[feature]!, target, weight * row[feature]!)
    }
  }
  for (let feature = 1; feature < size; feature++) gram[feature]![feature]! += ridge
  return solveSymmetric(gram, right)
}

export function fitBaseline(known: readonly Anchor[], settings: Setting[]): Baseline {
  const raw = settings.map(featuresOf)
  const scale = scaleOf(raw)
  const weights = fitWeights(
    raw.map((row) => standardized(row, scale)),
    settings,
    known.map(toRow),
  )
  return (setting) => {
    const northern = new Float64Array(columns)
    for (const [feature, value] of standardized(featuresOf(setting), scale).entries()) {
      addScaled(northern, weights[feature]!, value)
    }
    return mixed(northern, setting.lat)
  }
}
