// The bare problem, as it is measured in public: every day starts and ends at one point, places lie on a plane, the
// way between two takes their distance rounded down to a tenth, and who comes early waits.
import { emptyTables, endOf, startOf, type Problem } from './problem.ts'

interface Spot {
  x: number
  y: number
  open: number
  close: number
}

export interface TourStop extends Spot {
  id: string | number
  value: number
  visit: number
}

export interface Instance {
  days: number
  start: Spot
  places: readonly TourStop[]
  timeLimitMs?: number
}

const slack = 1e-7
/** Of the mean value, per tenth. */
const travelShare = 7e-5

/** So much is never reached, and sums of it still fit the tables. */
const endless = 5e8

/** Tenths, rounded down; what is a whole number but for the error of floating point counts as one. */
const tenthsDown = (value: number): number => Math.min(endless, Math.floor(value * 10 + slack))
const tenthsUp = (value: number): number => Math.ceil(value * 10 - slack)

export const travelTenths = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  tenthsDown(Math.hypot(from.x - to.x, from.y - to.y))

const boundless = (days: number): number[] => Array.from({ length: days }, () => Infinity)

export function problemOf({ days, start, places }: Instance): Problem {
  const tables = emptyTables(days, places.length, 0)
  const { size } = tables
  const mean = places.reduce((sum, { value }) => sum + value, 0) / Math.max(1, places.length)
  const problem: Problem = {
    ...tables,
    days,
    places: places.length,
    dayBudget: boundless(days),
    budget: Infinity,
    mostPerDay: boundless(days),
    mostShown: boundless(days),
    evenness: 0,
    travelWeight: mean * travelShare,
    offWeight: 0,
    idleWeight: 0,
    near: [],
    together: 0,
    alike: true,
    fixed: [],
  }
  const spots: Spot[] = [...places, ...Array.from({ length: 2 * days }, () => start)]
  for (const [from, a] of spots.entries()) {
    for (const [to, b] of spots.entries()) tables.travel[from * size + to] = travelTenths(a, b)
    for (let day = 0; day < days; day++) {
      tables.open[day * size + from] = tenthsUp(a.open)
      tables.close[day * size + from] = tenthsDown(a.close)
    }
  }
  for (const [node, { value, visit }] of places.entries()) {
    tables.visit[node] = tenthsUp(visit)
    for (let day = 0; day < days; day++) tables.value[day * size + node] = value
  }
  for (let day = 0; day < days; day++) {
    tables.close[day * size + startOf(problem, day)] = tenthsDown(start.close)
    tables.close[day * size + endOf(problem, day)] = tenthsDown(start.close)
  }
  return problem
}
