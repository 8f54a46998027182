// Puts unvisited places into the days, the most rewarding for the time it takes first, until nothing fits.
import type { Problem } from './problem.ts'
import { InsertionRates } from './insertion-rates.ts'
import { nowhere, type TourMoves } from './routes.ts'

export class Insertion {
  readonly rates: InsertionRates
  readonly #problem: Problem
  readonly #routes: TourMoves
  readonly #waiting: Int32Array
  #waitingCount = 0

  constructor(problem: Problem, routes: TourMoves) {
    this.#problem = problem
    this.#routes = routes
    this.rates = new InsertionRates(problem, routes)
    this.#waiting = new Int32Array(problem.places)
  }

  /** `changed` says per day whether places were taken out; in other days only `removed` ones are tried. */
  fill(changed: Uint8Array, removed: Uint8Array): void {
    const { days, places } = this.#problem
    const { rates } = this
    this.#waitingCount = 0
    for (let node = 0; node < places; node++) {
      if (this.#routes.day[node] === nowhere) this.#waiting[this.#waitingCount++] = node
    }
    for (let day = 0; day < days; day++) {
      rates.clearTried()
      rates.noteCrowd(day)
      for (let at = 0; at < this.#waitingCount; at++) {
        const node = this.#waiting[at]!
        rates.forget(day, node)
        if ((changed[day] === 1 || removed[node] === 1) && this.#affordable(day, node)) rates.willTry(node)
      }
      rates.scanDay(day)
    }
    this.#dropWhatFitsNowhere()
    while (this.#insertBest()) continue
  }

  #dropWhatFitsNowhere(): void {
    const { days, size } = this.#problem
    let kept = 0
    for (let at = 0; at < this.#waitingCount; at++) {
      const node = this.#waiting[at]!
      let fits = false
      for (let day = 0; day < days; day++) if (this.rates.rate[day * size + node]! > 0) fits = true
      if (fits) this.#waiting[kept++] = node
    }
    this.#waitingCount = kept
  }

  /** A rate only gets worse as its day fills: the best one is rated anew until it is up to date. */
  #insertBest(): boolean {
    const { days, size } = this.#problem
    const { rate } = this.rates
    let best = 0
    let bestAt = -1
    let bestDay = 0
    for (let day = 0; day < days; day++) {
      for (let at = 0; at < this.#waitingCount; at++) {
        const found = rate[day * size + this.#waiting[at]!]!
        if (found > best) {
          best = found
          bestAt = at
          bestDay = day
        }
      }
    }
    if (bestAt === -1) return false
    const node = this.#waiting[bestAt]!
    if (!this.#affordable(bestDay, node)) rate[bestDay * size + node] = 0
    else if (this.rates.isUpToDate(bestDay, node)) {
      this.#waiting[bestAt] = this.#waiting[--this.#waitingCount]!
      this.#insert(bestDay, node)
    } else this.rates.rateAnew(bestDay, node)
    return true
  }

  #insert(day: number, node: number): void {
    const routes = this.#routes
    const { rates } = this
    const { size } = this.#problem
    const after = rates.after[day * size + node]!
    routes.insert(node, after, day)
    routes.refresh(day)
    rates.noteChange(day)
    // Next to the new stop there may be better positions than before; what did not fit at all still does not.
    rates.clearTried()
    for (let at = 0; at < this.#waitingCount; at++) {
      const other = this.#waiting[at]!
      if (rates.rate[day * size + other]! > 0) rates.willTry(other)
    }
    rates.scan(day, after, routes.next[node]!)
    if (this.#problem.together > 0) this.#rateNeighbours(node)
  }

  /** Where one of them is now draws or keeps off the others. */
  #rateNeighbours(node: number): void {
    const { near, days } = this.#problem
    for (const { node: other } of near[node] ?? []) {
      if (this.#routes.day[other] !== nowhere) continue
      for (let day = 0; day < days; day++) if (this.#affordable(day, other)) this.rates.rateAnew(day, other)
    }
  }

  #affordable(day: number, node: number): boolean {
    const { cost: costs, value, size, stops, shown, mostPerDay, mostShown, dayBudget, budget } = this.#problem
    const routes = this.#routes
    const cost = costs[node]!
    return (
      value[day * size + node]! > 0 &&
      routes.count[day]! + stops[node]! <= mostPerDay[day]! &&
      routes.shown[day]! + shown[node]! <= mostShown[day]! &&
      (cost === 0 || (routes.spent[day]! + cost <= dayBudget[day]! && routes.spentInAll + cost <= budget))
    )
  }
}
