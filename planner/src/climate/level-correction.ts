/**
 * By how much an estimate of the anchors misses the level of the year, told by the places around whose level is known
 * (simple kriging again, over what the anchors get wrong there; at an anchor they get nothing wrong).
 */
import { distanceKm } from '@sojourn/contract/places/distance'
import type { Point } from '@sojourn/contract/values/point'
import type { ClimateRow } from './baseline.ts'
import { type Level, nearestLevels, rainOffsetMm } from './levels.ts'
import { addScaled, solveSymmetric } from './linear-solve.ts'

interface Ground extends Point {
  elevationM: number
}

/** The logarithm of the rain, then the highs and lows in degrees. */
type Missed = Float64Array

const mostLevels = 8
const mostAnchors = 4
const withinKm = 500
const reach = { distanceKm: 200, heightKm: 1 }
/** A value of the table is less sure than an anchor. */
const nugget = 0.15
/** Twice the rain comes on rather more days, and more of it on each. */
const wetDaysGrow = 0.5

const mean = (row: ClimateRow, from: number): number =>
  row.subarray(from, from + 12).reduce((sum, value) => sum + value, 0) / 12

const rainOf = (row: ClimateRow): number =>
  row.subarray(24, 36).reduce((sum, root) => sum + Math.max(0, root) ** 2, 0)

const likeness = (a: Ground, b: Ground): number =>
  Math.exp(
    -distanceKm(a, b) / reach.distanceKm - Math.abs(a.elevationM - b.elevationM) / 1000 / reach.heightKm,
  )

const nothing: Missed = new Float64Array(3)

function missedAt(level: Level, row: ClimateRow): Missed {
  const rain = Math.log((level.rainMm + rainOffsetMm) / (rainOf(row) + rainOffsetMm))
  return Float64Array.of(rain, level.highC - mean(row, 0), level.lowC - mean(row, 12))
}

function shift(row: ClimateRow, [rain = 0, high = 0, low = 0]: Missed): void {
  const known = rainOf(row)
  const wanted = Math.max(0, (known + rainOffsetMm) * Math.exp(rain) - rainOffsetMm)
  const share = known > 0 ? wanted / known : 1
  for (let month = 0; month < 12; month++) {
    row[month]! += high
    row[12 + month]! += low
    row[24 + month]! *= Math.sqrt(share)
    row[36 + month]! *= share ** wetDaysGrow
  }
}

/** `rowAt` is what the anchors alone say; the answer changes a row of theirs in place. */
export function correctionFrom(
  rowAt: (place: Ground) => ClimateRow,
): (row: ClimateRow, place: Ground, anchors: readonly Ground[]) => void {
  const missed = new Map<Level, Missed>()
  const missedBy = (level: Level): Missed => {
    const known = missed.get(level) ?? missedAt(level, rowAt(level))
    missed.set(level, known)
    return known
  }
  return (row, place, anchors) => {
    const near = nearestLevels(place, mostLevels, withinKm)
    if (near.length === 0) return
    const around = [
      ...near.map(({ level }) => ({ at: level as Ground, missed: missedBy(level) })),
      ...anchors.slice(0, mostAnchors).map((at) => ({ at, missed: nothing })),
    ]
    const covariance = around.map(({ at }, index) => {
      const likenesses = new Float64Array(around.length)
      for (let other = 0; other < index; other++) likenesses[other] = likeness(at, around[other]!.at)
      likenesses[index] = 1 + nugget
      return likenesses
    })
    const weights = solveSymmetric(
      covariance,
      around.map(({ at }) => Float64Array.of(likeness(place, at))),
    )
    const total = new Float64Array(3)
    for (const [index, one] of around.entries()) addScaled(total, one.missed, weights[index]![0]!)
    shift(row, total)
  }
}
