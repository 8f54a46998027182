// Ruin and recreate: a stretch of one or more days is taken out and filled again, and the result is kept by the rule
// of simulated annealing. Runs until the given time or number of rounds is over and returns the best plan met.
import { scoreOf } from './bonds.ts'
import { Insertion } from './insertion.ts'
import { endOf, startOf, type Problem } from './problem.ts'
import { Random } from './random.ts'
import { RoutePool } from './route-pool.ts'
import { TourMoves } from './routes.ts'

export interface Limits {
  seed: number
  /** Rounds at most; what is deterministic is bounded by this alone. */
  rounds?: number
  /** The share of the time that has gone, 1 when it is over. */
  progress?: () => number
}

const clockEvery = 4
/** Temperatures as shares of what a plan is worth. */
const hot = 0.015
const cold = 0.001
/** How much the liking for a place varies from round to round, and how shy what was just taken out can be. */
const whimSpread = 0.3
const mostShy = 0.8
/** The longest stretch taken out of a day, as a share of its places and as a number. */
const longestShare = 0.6
const longest = 20
/** How often more than one day is taken apart. */
const severalDays = 0.5
/** Days of plans at least this good are remembered, and so often put together anew. */
const worthKeeping = 0.95
const recombineEvery = 200
const powers = [1, 1.5, 2, 3]

export function search(problem: Problem, limits: Limits): TourMoves {
  const run = new Search(problem, limits.seed)
  let gone = 0
  for (let round = 0; gone < 1; round++) {
    if (round % clockEvery === 0) {
      gone = Math.max(limits.progress?.() ?? 0, limits.rounds === undefined ? 0 : round / limits.rounds)
      run.cool(gone)
    }
    run.step()
    if (problem.alike && problem.days > 1 && round % recombineEvery === recombineEvery - 1) run.recombine()
  }
  return run.best
}

class Search {
  readonly best: TourMoves
  readonly #problem: Problem
  readonly #random: Random
  readonly #current: TourMoves
  readonly #trial: TourMoves
  readonly #insertion: Insertion
  readonly #pool: RoutePool
  readonly #changed: Uint8Array
  readonly #removed: Uint8Array
  readonly #attractions: Float64Array[]
  readonly #scale: number
  #temperature = 0
  #currentScore: number
  #bestScore: number

  constructor(problem: Problem, seed: number) {
    this.#problem = problem
    this.#random = new Random(seed)
    this.best = new TourMoves(problem)
    this.#current = new TourMoves(problem)
    this.#trial = new TourMoves(problem)
    this.#insertion = new Insertion(problem, this.#trial)
    this.#pool = new RoutePool(problem)
    this.#changed = new Uint8Array(problem.days).fill(1)
    this.#removed = new Uint8Array(problem.places).fill(1)
    this.#attractions = powers.map((power) => problem.value.map((value) => value ** power))
    this.#insertion.fill(this.#changed, this.#removed)
    this.#current.copyFrom(this.#trial)
    this.best.copyFrom(this.#trial)
    this.#currentScore = scoreOf(this.#trial)
    this.#bestScore = this.#currentScore
    this.#scale = usualWorth(this.#trial)
  }

  cool(gone: number): void {
    this.#temperature = this.#scale * hot * (cold / hot) ** gone
  }

  step(): void {
    if (!this.#ruin()) {
      this.#trial.copyFrom(this.#current)
      return
    }
    this.#setWhims()
    this.#insertion.fill(this.#changed, this.#removed)
    const score = scoreOf(this.#trial)
    if (score <= this.#currentScore + this.#temperature * Math.log(this.#random.unit()))
      this.#trial.copyFrom(this.#current)
    else this.#accept(score)
  }

  #accept(score: number): void {
    this.#current.copyFrom(this.#trial)
    this.#currentScore = score
    if (this.#problem.alike && score > this.#bestScore * worthKeeping) {
      for (let day = 0; day < this.#problem.days; day++) this.#pool.add(this.#trial, day)
    }
    if (!this.#isBest(score)) return
    this.best.copyFrom(this.#trial)
    this.#bestScore = score
  }

  /** In the bare problem only the value counts in the end; the way only breaks ties. */
  #isBest(score: number): boolean {
    if (!this.#problem.alike || this.#trial.worth === this.best.worth) return score > this.#bestScore
    return this.#trial.worth > this.best.worth
  }

  /** Puts days of different plans together. */
  recombine(): void {
    const found = this.#pool.better(this.best, this.#random)
    if (!found) return
    const trial = this.#trial
    for (let node = 0; node < this.#problem.places; node++) if (trial.day[node]! >= 0) trial.remove(node)
    for (const [day, places] of found.entries()) {
      let last = startOf(this.#problem, day)
      for (let at = 0; at < places.length; at++) {
        trial.insert(places[at]!, last, day)
        last = places[at]!
      }
      trial.refresh(day)
    }
    this.#changed.fill(1)
    this.#removed.fill(1)
    this.#insertion.fill(this.#changed, this.#removed)
    this.#accept(scoreOf(trial))
  }

  /** What was just taken out is often made less attractive, or it would come straight back. */
  #setWhims(): void {
    const random = this.#random
    const { rates } = this.#insertion
    const { whim } = rates
    rates.attraction = this.#attractions[random.below(this.#attractions.length)]!
    for (let node = 0; node < whim.length; node++) whim[node] = 1 - whimSpread * random.unit()
    if (random.unit() < 0.5) return
    for (let node = 0; node < whim.length; node++)
      if (this.#removed[node] === 1) whim[node]! *= 1 - mostShy * random.unit()
  }

  /** False when the days cannot be kept without what was taken out: a way round can be quicker than the direct one. */
  #ruin(): boolean {
    const { days } = this.#problem
    const random = this.#random
    this.#changed.fill(0)
    this.#removed.fill(0)
    let fits = true
    const times = 1 + (random.unit() < severalDays ? random.below(days) : 0)
    for (let time = 0; time < times; time++) {
      const day = random.below(days)
      if (this.#changed[day] === 1 || this.#trial.held[day] === 0) continue
      this.#changed[day] = 1
      this.#takeOut(day)
      if (!this.#trial.refresh(day)) fits = false
    }
    return fits
  }

  /** Takes a stretch out of a day. */
  #takeOut(day: number): void {
    const trial = this.#trial
    const held = trial.held[day]!
    const length = 1 + this.#random.below(Math.min(longest, Math.ceil(held * longestShare)))
    let skip = this.#random.below(held - length + 1)
    let left = length
    const end = endOf(this.#problem, day)
    for (let node = trial.next[startOf(this.#problem, day)]!; node !== end && left > 0;) {
      const after = trial.next[node]!
      if (node < this.#problem.places && skip-- <= 0) {
        trial.remove(node)
        this.#removed[node] = 1
        left--
      }
      node = after
    }
  }
}

/** What the plan would be worth if no place stood out, as a locked one does. */
function usualWorth({ problem, day }: TourMoves): number {
  const values = [...problem.value].filter((value) => value > 0).toSorted((a, b) => a - b)
  const limit = 4 * (values[values.length >> 1] ?? 1)
  let worth = 0
  for (let node = 0; node < problem.places; node++)
    if (day[node]! >= 0) worth += Math.min(limit, problem.value[day[node]! * problem.size + node]!)
  return Math.max(1, worth)
}
