// Puts unvisited places into the days, the most rewarding for the time it takes first, until nothing fits.
import { endOf, startOf, type Problem } from './problem.ts'
import { nowhere, type TourMoves } from './routes.ts'

const never = 0x7fffffff
const crowding = 0.25
/** However its neighbours lie, a place that fits comes in. */
const leastDrawn = 0.1

export class Insertion {
  readonly problem: Problem
  readonly routes: TourMoves
  /** Per day and place: the least time its visit takes there, the stop before it, and how rewarding that is. */
  readonly #least: Int32Array
  readonly #after: Int32Array
  readonly #rate: Float64Array
  /** How often a day was changed, and at which of these counts a place was last rated there. */
  readonly #version: Int32Array
  readonly #ratedAt: Int32Array
  /** A visit and the way on, by the stop one goes on to: what is read together lies side by side. */
  readonly #onward: Int32Array
  readonly #waiting: Int32Array
  #waitingCount = 0
  readonly #tried: Int32Array
  #triedCount = 0
  /** What a place in a day counts less for, the more the day holds already. */
  readonly #crowd: Float64Array
  readonly #hasGaps: boolean
  /** No place fits into less. */
  readonly #shortest: number
  /** A factor per place and round, so that no two rounds choose alike. */
  readonly whim: Float64Array
  /** The value per day and place, raised to the power in use. */
  attraction: Float64Array

  constructor(problem: Problem, routes: TourMoves) {
    const { days, size, places, travel, visit } = problem
    this.problem = problem
    this.routes = routes
    this.#least = new Int32Array(days * size)
    this.#after = new Int32Array(days * size)
    this.#rate = new Float64Array(days * size)
    this.#version = new Int32Array(days)
    this.#ratedAt = new Int32Array(days * size)
    this.#onward = new Int32Array(size * size)
    for (let from = 0; from < size; from++)
      for (let to = 0; to < size; to++)
        this.#onward[to * size + from] = visit[from]! + travel[from * size + to]!
    this.#waiting = new Int32Array(places)
    this.#tried = new Int32Array(places)
    this.#crowd = new Float64Array(days).fill(1)
    this.#hasGaps = problem.gapTo.some((time) => time > 0)
    // On a plane a way round is never shorter, but for what rounding takes off; in a city it can be quicker.
    this.#shortest = problem.alike
      ? visit.subarray(0, places).reduce((a, b) => Math.min(a, b), never) - 2
      : -never
    this.whim = new Float64Array(places).fill(1)
    this.attraction = problem.value
  }

  /** `changed` says per day whether places were taken out; in other days only `removed` ones are tried. */
  fill(changed: Uint8Array, removed: Uint8Array): void {
    const { days, places, size } = this.problem
    this.#waitingCount = 0
    for (let node = 0; node < places; node++) {
      if (this.routes.day[node] === nowhere) this.#waiting[this.#waitingCount++] = node
    }
    for (let day = 0; day < days; day++) {
      this.#triedCount = 0
      this.#noteCrowd(day)
      for (let at = 0; at < this.#waitingCount; at++) {
        const node = this.#waiting[at]!
        this.#rate[day * size + node] = 0
        this.#least[day * size + node] = never
        if ((changed[day] === 1 || removed[node] === 1) && this.#affordable(day, node))
          this.#tried[this.#triedCount++] = node
      }
      if (this.#triedCount > 0) this.#scanDay(day)
    }
    this.#dropWhatFitsNowhere()
    while (this.#insertBest()) continue
  }

  #dropWhatFitsNowhere(): void {
    const { days, size } = this.problem
    let kept = 0
    for (let at = 0; at < this.#waitingCount; at++) {
      const node = this.#waiting[at]!
      let fits = false
      for (let day = 0; day < days; day++) if (this.#rate[day * size + node]! > 0) fits = true
      if (fits) this.#waiting[kept++] = node
    }
    this.#waitingCount = kept
  }

  /** A rate only gets worse as its day fills: the best one is rated anew until it is up to date. */
  #insertBest(): boolean {
    const { days, size } = this.problem
    let best = 0
    let bestAt = -1
    let bestDay = 0
    for (let day = 0; day < days; day++) {
      for (let at = 0; at < this.#waitingCount; at++) {
        const rate = this.#rate[day * size + this.#waiting[at]!]!
        if (rate > best) {
          best = rate
          bestAt = at
          bestDay = day
        }
      }
    }
    if (bestAt === -1) return false
    const node = this.#waiting[bestAt]!
    if (!this.#affordable(bestDay, node)) this.#rate[bestDay * size + node] = 0
    else if (this.#ratedAt[bestDay * size + node] === this.#version[bestDay]) {
      this.#waiting[bestAt] = this.#waiting[--this.#waitingCount]!
      this.#insert(bestDay, node)
    } else this.#rateAnew(bestDay, node)
    return true
  }

  #rateAnew(day: number, node: number): void {
    const at = day * this.problem.size + node
    this.#rate[at] = 0
    this.#least[at] = never
    this.#tried[0] = node
    this.#triedCount = 1
    this.#scanDay(day)
  }

  #insert(day: number, node: number): void {
    const { routes } = this
    const { size } = this.problem
    const after = this.#after[day * size + node]!
    routes.insert(node, after, day)
    routes.refresh(day)
    this.#noteCrowd(day)
    this.#version[day]!++
    // Next to the new stop there may be better positions than before; what did not fit at all still does not.
    this.#triedCount = 0
    for (let at = 0; at < this.#waitingCount; at++) {
      const other = this.#waiting[at]!
      if (this.#rate[day * size + other]! > 0) this.#tried[this.#triedCount++] = other
    }
    if (this.#triedCount > 0) this.#scan(day, after, routes.next[node]!)
    if (this.problem.together > 0) this.#rateNeighbours(node)
  }

  /** Where one of them is now draws or keeps off the others. */
  #rateNeighbours(node: number): void {
    const { near, days } = this.problem
    for (const { node: other } of near[node] ?? []) {
      if (this.routes.day[other] !== nowhere) continue
      for (let day = 0; day < days; day++) if (this.#affordable(day, other)) this.#rateAnew(day, other)
    }
  }

  #noteCrowd(day: number): void {
    if (this.problem.evenness > 0) this.#crowd[day] = 1 + crowding * this.routes.count[day]!
  }

  #affordable(day: number, node: number): boolean {
    const { problem, routes } = this
    const cost = problem.cost[node]!
    return (
      problem.value[day * problem.size + node]! > 0 &&
      routes.count[day]! + problem.stops[node]! <= problem.mostPerDay[day]! &&
      (cost === 0 ||
        (routes.spent[day]! + cost <= problem.dayBudget[day]! && routes.spentInAll + cost <= problem.budget))
    )
  }

  #scanDay(day: number): void {
    this.#scan(day, startOf(this.problem, day), endOf(this.problem, day))
  }

  /** Tries all places that are to be tried after each stop from `first` on, up to `until`. */
  #scan(day: number, first: number, until: number): void {
    const { routes } = this
    const { size, travel, visit, open, close, floating } = this.problem
    const { next, late, early, leave, where } = routes
    const onward = this.#onward
    const shortest = this.#shortest
    const tried = this.#tried
    const count = this.#triedCount
    const leastOf = this.#least
    const hasGaps = this.#hasGaps
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
        const taken = way + rest - direct + Math.max(0, arrive - earliest)
        if (taken >= leastOf[base + node]!) continue
        if (carries && !this.#fitsBeforeFloating(day, node, begin + visit[node]!, to)) continue
        this.#note(day, node, from, taken)
      }
    }
  }

  #note(day: number, node: number, from: number, taken: number): void {
    const at = day * this.problem.size + node
    this.#least[at] = taken
    this.#after[at] = from
    const liked = this.attraction[at]! * this.whim[node]! * this.#drawn(day, node)
    this.#rate[at] = liked / ((taken > 1 ? taken : 1) * this.#crowd[day]!)
    this.#ratedAt[at] = this.#version[day]!
  }

  /** How much of its worth a place has on a day with its neighbours where they are. */
  #drawn(day: number, node: number): number {
    const { together, value, size } = this.problem
    if (together === 0) return 1
    return Math.max(
      leastDrawn,
      1 + this.routes.pull(node, day, this.routes.count[day]!) / value[day * size + node]!,
    )
  }

  /** Whatever floats is carried along to the new place: the way on starts there. */
  #fitsBeforeFloating(day: number, node: number, leaving: number, floating: number): boolean {
    const { problem, routes } = this
    const { size, travel, visit } = problem
    let time = leaving
    let to = floating
    for (; problem.floating[to] === 1; to = routes.next[to]!)
      time = routes.beginFrom(day, to, time) + visit[to]!
    return time + travel[node * size + to]! <= routes.late[to]!
  }
}
