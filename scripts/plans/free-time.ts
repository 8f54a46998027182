import type { Judged } from './bars.ts'
import { isFullDay } from './judge-fullness.ts'
import { type JudgedDay, stopsOf } from './stops.ts'
import { saidMinutes } from './ways.ts'

const [dayFrom, dayUntil] = [9.5 * 60, 21 * 60]

/** Minutes of a day out and about for which nothing is planned: no stop, no meal, no way. */
function freeMinutes({ stops }: JudgedDay): number {
  const busy = stops.reduce((sum, { from, until, way }) => {
    const within = Math.min(until, dayUntil) - Math.max(from - (saidMinutes(way) ?? 0), dayFrom)
    return sum + Math.max(0, within)
  }, 0)
  return Math.max(0, dayUntil - dayFrom - busy)
}

/** Of each full day. */
export const freeTimes = ({ trip, days, places }: Judged): number[] =>
  days
    .map((day): JudgedDay => ({ date: day.date, stops: stopsOf(day, places) }))
    .filter((day) => isFullDay(day, trip))
    .map(freeMinutes)

/** The value that so large a part does not exceed. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
