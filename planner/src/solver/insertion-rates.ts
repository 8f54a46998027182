// How rewarding it is to put a place into a day: its worth there by the time it takes at the best position.
import { pullOf } from './bonds.ts'
import { endOf, startOf, type Problem } from './problem.ts'
import { isMealAtHome, type TourMoves } from './routes.ts'
import { minutesOff, tollOf } from './strain.ts'

const never = 0x7fffffff
const crowding = 0.25
/** However its neighbours lie, a place that fits comes in. */
const leastDrawn = 0.1

export class InsertionRates {
  readonly #problem: Problem
  readonly #routes: TourMoves
  /** Per day and place: the least time its visit takes there, the stop before it, and how rewarding that is. */
  readonly #least: Int32Array
  readonly after: Int32Array
  readonly rate: Float64Array
  /** How often a day was changed, and at which of these counts a place was last rated there. */
  readonly #version: Int32Array
  readonly #ratedAt: Int32Array
  /** A visit and the way on, by the stop one goes on to: what is read together lies side by side. */
  readonly #onward: Int32Array
  readonly #tried: Int32Array
  #triedCount = 0
  /** What a place in a day counts less for, the more the day holds already. */
  readonly #crowd: Float64Array
  readonly #hasGaps: boolean
  /** What a unit outside the best time counts for in units of time. */
  readonly #offRate: number
  /** Per pair of nodes: how much worse the way is than its minutes; nothing where the hour does not matter either. */
  readonly #toll: Float64Array
  /** No place fits into less. */
  readonly #shortest: number
  /** A factor per place and round, so that no two rounds choose alike. */
  readonly whim: Float64Array
  /** The value per day and place, raised to the power in use. */
  attraction: Float64Array

  constructor(problem: Problem, routes: TourMoves) {
    const { days, size, places, travel, visit } = problem
    this.#problem = problem
    this.#routes = routes
    this.#least = new Int32Array(days * size)
    this.after = new Int32Array(days * size)
    this.rate = new Float64Array(days * size)
    this.#version = new Int32Array(days)
    this.#ratedAt = new Int32Array(days * size)
    this.#onward = new Int32Array(size * size)
    for (let from = 0; from < size; from++)
      for (let to = 0; to < size; to++)
        this.#onward[to * size + from] = visit[from]! + travel[from * size + to]!
    this.#tried = new Int32Array(places)
    this.#crowd = new Float64Array(days).fill(1)
    this.#hasGaps = problem.gapTo.some((time) => time > 0)
    this.#offRate = problem.offWeight / problem.travelWeight
    this.#toll = this.#offRate > 0 ? Float64Array.from(travel, tollOf) : new Float64Array(0)
    // On a plane a way round is never shorter, but for what rounding takes off; in a city it can be quicker.
    this.#shortest = problem.alike
      ? visit.subarray(0, places).reduce((a, b) => Math.min(a, b), never) - 2
      : -never
    this.whim = new Float64Array(places).fill(1)
    this.attraction = problem.value
  }

  isUpToDate(day: number, node: number): boolean {
    return this.#ratedAt[day * this.#problem.size + node] === this.#version[day]
  }

  /** Forgets what is known of a place on a day; it fits nowhere until it is tried. */
  forget(day: number, node: number): void {
    const at = day * this.#problem.size + node
    this.rate[at] = 0
    this.#least[at] = never
  }

  clearTried(): void {
    this.#triedCount = 0
  }

  willTry(node: number): void {
    this.#tried[this.#triedCount++] = node
  }

  rateAnew(day: number, node: number): void {
    this.forget(day, node)
    this.clearTried()
    this.willTry(node)
    this.scanDay(day)
  }

  noteChange(day: number): void {
    this.noteCrowd(day)
    this.#version[day]!++
  }

  noteCrowd(day: number): void {
    if (this.#problem.evenness > 0) this.#crowd[day] = 1 + crowding * this.#routes.count[day]!
  }

  scanDay(day: number): void {
    this.scan(day, startOf(this.#problem, day), endOf(this.#problem, day))
  }

  /** Tries all places that are to be tried after each stop from `first` on, up to `until`. */
  scan(day: number, first: number, until: number): void {
    const routes = this.#routes
    const count = this.#triedCount
    const { size, travel, visit, open, close, floating } = this.#problem
    const { next, late, early, leave, where } = routes
    const onward = this.#onward
    const shortest = this.#shortest
    const tried = this.#tried
    const leastOf = this.#least
    const hasGaps = this.#hasGaps
    const offRate = this.#offRate
    const toll = this.#toll
    const base = day * size
    for (let from = first; from !== until; from = next[from]!) {
      const to = next[from]!
      const left = leave[from]!
      const latest = late[to]!
      const there = where[from]! * size
      const direct = travel[there + to]!
      const room = latest - left
      if (room - direct < shortest) continue
      const earliest = early[to]!
      const carries = floating[to] === 1
      for (let at = 0; at < count; at++) {
        const node = tried[at]!
        const way = travel[there + node]!
        const rest = onward[to * size + node]!
        if (way + rest > room) continue
        let begin = Math.max(left + way, open[base + node]!)
        if (hasGaps) begin = routes.beginFrom(day, node, begin)
        if (begin > close[base + node]!) continue
        const arrive = begin + rest
        if (arrive > latest) continue
        let taken = way + rest - direct + Math.max(0, arrive - earliest)
        if (offRate > 0)
          taken += Math.round(
            offRate * minutesOff(this.#problem, base + node, begin) +
              toll[there + node]! +
              toll[node * size + to]! -
              toll[there + to]!,
          )
        if (taken >= leastOf[base + node]!) continue
        if (carries && !this.#fitsBeforeFloating(day, node, begin + visit[node]!, to)) continue
        this.#note(day, node, from, taken)
      }
    }
  }

  #note(day: number, node: number, from: number, taken: number): void {
    const at = day * this.#problem.size + node
    this.#least[at] = taken
    this.after[at] = from
    const liked = this.attraction[at]! * this.whim[node]! * this.#drawn(day, node)
    this.rate[at] = liked / ((taken > 1 ? taken : 1) * this.#crowd[day]!)
    this.#ratedAt[at] = this.#version[day]!
  }

  /** How much of its worth a place has on a day with its neighbours where they are. */
  #drawn(day: number, node: number): number {
    const { together, value, size } = this.#problem
    if (together === 0) return 1
    return Math.max(leastDrawn, 1 + pullOf(this.#routes, node, day) / value[day * size + node]!)
  }

  /** Whatever floats is carried along to the new place: the way on starts there. */
  #fitsBeforeFloating(day: number, node: number, leaving: number, floating: number): boolean {
    const routes = this.#routes
    const { size, travel, visit, floating: floats } = this.#problem
    let [time, free] = [leaving, leaving]
    let to = floating
    for (; floats[to] === 1; to = routes.next[to]!) {
      free = time
      time = routes.beginFrom(day, to, time) + visit[to]!
    }
    const way = travel[node * size + to]!
    if (time + way <= routes.late[to]!) return true
    const last = routes.previous[to]!
    return (
      to === endOf(this.#problem, day) &&
      isMealAtHome(this.#problem, day, last) &&
      routes.mealAtHome(day, last, free + way) <= routes.late[to]!
    )
  }
}
