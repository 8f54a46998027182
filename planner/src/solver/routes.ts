// The days of a plan as linked lists over typed arrays. For each stop the earliest and the latest moment at which its
// visit can begin are kept, so that whether a place fits between two stops is known in constant time.
import { endOf, startOf, type Problem } from './problem.ts'
import { strainOf } from './strain.ts'

export const nowhere = -1

/** Dinner without a table: it may be had where one sleeps. What is fixed has one time to begin. */
export function isMealAtHome(
  { floating, patient, open, close, size }: Problem,
  day: number,
  node: number,
): boolean {
  const at = day * size + node
  return floating[node] === 1 && patient[node] === 1 && close[at]! > open[at]!
}

export class TourMoves {
  readonly problem: Problem
  readonly next: Int32Array
  readonly previous: Int32Array
  /** The day a place is visited on, or `nowhere`. */
  readonly day: Int32Array
  readonly early: Int32Array
  readonly late: Int32Array
  /** The end of the visit when it begins at its earliest. */
  readonly leave: Int32Array
  /** Where one is during a stop: itself, but for a floating one the stop before. */
  readonly where: Int32Array
  /** Per day: what its stops count for, how many are shown, and how many places that are. */
  readonly count: Float64Array
  readonly shown: Int32Array
  readonly held: Int32Array
  readonly spent: Float64Array
  readonly dayTravel: Int32Array
  /** Per day: what waiting and visits outside their best time take off. */
  readonly strain: Float64Array
  worth = 0
  spentInAll = 0

  constructor(problem: Problem) {
    const { size, days } = problem
    this.problem = problem
    this.next = new Int32Array(size)
    this.previous = new Int32Array(size)
    this.day = new Int32Array(size).fill(nowhere)
    this.early = new Int32Array(size)
    this.late = new Int32Array(size)
    this.leave = new Int32Array(size)
    this.where = new Int32Array(size)
    this.count = new Float64Array(days)
    this.shown = new Int32Array(days)
    this.held = new Int32Array(days)
    this.spent = new Float64Array(days)
    this.dayTravel = new Int32Array(days)
    this.strain = new Float64Array(days)
    for (let day = 0; day < days; day++) {
      let last = startOf(problem, day)
      for (const node of [...(problem.fixed[day] ?? []), endOf(problem, day)]) {
        this.next[last] = node
        this.previous[node] = last
        this.day[node] = day
        last = node
      }
      this.refresh(day)
    }
  }

  copyFrom(other: TourMoves): void {
    this.next.set(other.next)
    this.previous.set(other.previous)
    this.day.set(other.day)
    this.early.set(other.early)
    this.late.set(other.late)
    this.leave.set(other.leave)
    this.where.set(other.where)
    this.count.set(other.count)
    this.shown.set(other.shown)
    this.held.set(other.held)
    this.spent.set(other.spent)
    this.dayTravel.set(other.dayTravel)
    this.strain.set(other.strain)
    this.worth = other.worth
    this.spentInAll = other.spentInAll
  }

  /** The first moment from `time` on at which the visit may begin, not looking at the closing time. */
  beginFrom(day: number, node: number, time: number): number {
    const { size, open, gapFrom, gapTo } = this.problem
    const at = day * size + node
    const begin = time < open[at]! ? open[at]! : time
    return begin > gapFrom[at]! && begin < gapTo[at]! ? gapTo[at]! : begin
  }

  /** Works out the times of a day anew; false when they cannot be kept. */
  refresh(day: number): boolean {
    const { problem, next, previous, early, late, leave, where } = this
    const { size, travel, visit, open, close, gapFrom, gapTo, floating } = problem
    const [start, end] = [startOf(problem, day), endOf(problem, day)]
    const base = day * size
    const isPriced = problem.idleWeight > 0
    let fits = true
    let way = 0
    let strain = 0
    early[start] = open[base + start]!
    leave[start] = early[start]! + visit[start]!
    where[start] = start
    for (let from = start; from !== end;) {
      const to = next[from]!
      const leg = travel[where[from]! * size + to]!
      const begin =
        to === end && isMealAtHome(problem, day, from)
          ? this.#homeAfter(day, from, leg)
          : this.beginFrom(day, to, leave[from]! + leg)
      if (begin > close[base + to]!) fits = false
      way += leg
      if (isPriced) strain += strainOf(problem, day, from, to, leg, leave[from]! + leg, begin)
      early[to] = begin
      leave[to] = begin + visit[to]!
      where[to] = floating[to] === 1 ? where[from]! : to
      from = to
    }
    this.dayTravel[day] = way
    this.strain[day] = strain
    late[end] = close[base + end]!
    for (let to = end; to !== start;) {
      const from = previous[to]!
      const at = base + from
      let begin = late[to]! - travel[where[from]! * size + to]! - visit[from]!
      if (begin > close[at]!) begin = close[at]!
      if (begin < gapTo[at]! && begin > gapFrom[at]!) begin = gapFrom[at]!
      late[from] = begin
      to = from
    }
    return fits
  }

  /** When the day's last meal is over at home: one eats there after the way, where that is sooner than before it. */
  #homeAfter(day: number, meal: number, way: number): number {
    const home = this.mealAtHome(day, meal, this.leave[this.previous[meal]!]! + way)
    return Math.min(home, this.leave[meal]! + way)
  }

  /** When a meal at home is over for who comes home at a time; never where that is too late for it. */
  mealAtHome(day: number, meal: number, home: number): number {
    const { size, close, visit } = this.problem
    if (home > close[day * size + meal]!) return Infinity
    return this.beginFrom(day, meal, home) + visit[meal]!
  }

  insert(node: number, after: number, day: number): void {
    const before = this.next[after]!
    this.next[after] = node
    this.previous[node] = after
    this.next[node] = before
    this.previous[before] = node
    this.day[node] = day
    this.#count(node, day, 1)
  }

  remove(node: number): void {
    const before = this.previous[node]!
    const after = this.next[node]!
    this.next[before] = after
    this.previous[after] = before
    this.#count(node, this.day[node]!, -1)
    this.day[node] = nowhere
  }

  #count(node: number, day: number, sign: 1 | -1): void {
    const { size, places, value, cost, evenness } = this.problem
    this.spent[day]! += sign * cost[node]!
    this.spentInAll += sign * cost[node]!
    // A meal is paid for and is no stop.
    if (node >= places) return
    const stops = this.problem.stops[node]!
    const before = sign === 1 ? this.count[day]! : this.count[day]! - stops
    this.worth += sign * (value[day * size + node]! - evenness * stops * (2 * before + stops))
    this.count[day]! += sign * stops
    this.shown[day]! += sign * this.problem.shown[node]!
    this.held[day]! += sign
  }

  /** The places of a day in their order, without what is fixed. */
  placesOf(day: number): number[] {
    const found: number[] = []
    const end = endOf(this.problem, day)
    for (let node = this.next[startOf(this.problem, day)]!; node !== end; node = this.next[node]!)
      if (node < this.problem.places) found.push(node)
    return found
  }
}
