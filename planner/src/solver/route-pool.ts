// Remembers good days met during the search and looks whether two or three days of a plan can be exchanged for
// better ones from different plans. Only for problems whose days are all alike.
import { Random } from './random.ts'
import { startOf, endOf, type Problem } from './problem.ts'
import type { TourMoves } from './routes.ts'

const most = 3000
const mostTried = 60_000

interface Remembered {
  places: Int16Array
  bits: Int32Array
  value: number
}

export class RoutePool {
  readonly #problem: Problem
  readonly #words: number
  readonly #marks: Float64Array
  #known = new Map<number, Remembered>()
  #tried = 0

  constructor(problem: Problem) {
    this.#problem = problem
    this.#words = Math.ceil(problem.places / 32)
    const random = new Random(1)
    this.#marks = Float64Array.from({ length: problem.places }, () => Math.floor(random.unit() * 2 ** 44))
  }

  add(routes: TourMoves, day: number): void {
    const end = endOf(this.#problem, day)
    let mark = 0
    let count = 0
    for (let node = routes.next[startOf(this.#problem, day)]!; node !== end; node = routes.next[node]!) {
      mark += this.#marks[node]!
      count++
    }
    if (count === 0 || this.#known.has(mark)) return
    if (this.#known.size >= most) this.#forget()
    this.#known.set(mark, this.#remember(routes.placesOf(day)))
  }

  #remember(list: readonly number[]): Remembered {
    const bits = new Int32Array(this.#words)
    for (const node of list) bits[node >> 5]! |= 1 << (node & 31)
    const value = list.reduce((sum, node) => sum + this.#problem.value[node]!, 0)
    return { places: Int16Array.from(list), bits, value }
  }

  /** Keeps the better half. */
  #forget(): void {
    const kept = [...this.#known].toSorted(([, a], [, b]) => b.value - a.value).slice(0, most / 2)
    this.#known = new Map(kept)
  }

  /** Days, in any order, that are worth more than those of `routes`; null when none were found. */
  better(routes: TourMoves, random: Random): readonly ArrayLike<number>[] | null {
    const { days } = this.#problem
    const own = Array.from({ length: days }, (_, day) => this.#remember(routes.placesOf(day)))
    const order = [...own.keys()]
    for (let at = days - 1; at > 0; at--) {
      const other = random.below(at + 1)
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    const exchanged = Math.min(days, days > 2 && random.unit() < 0.5 ? 3 : 2)
    const kept = order.slice(exchanged).map((day) => own[day]!)
    const worth = order.slice(0, exchanged).reduce((sum, day) => sum + own[day]!.value, 0)
    const taken = new Int32Array(this.#words)
    for (const { bits } of kept) for (let word = 0; word < taken.length; word++) taken[word]! |= bits[word]!
    const free = [...this.#known.values()]
      .filter(({ bits }) => isApart(bits, taken))
      .toSorted((a, b) => b.value - a.value)
    this.#tried = 0
    const found = this.#choose(free, 0, taken, exchanged, worth)
    return found && [...found, ...kept].map(({ places }) => places)
  }

  /** The first choice of `count` days apart from each other that is worth more than `worth`. */
  #choose(
    free: readonly Remembered[],
    first: number,
    taken: Int32Array,
    count: number,
    worth: number,
  ): Remembered[] | null {
    for (let at = first; at < free.length; at++) {
      const one = free[at]!
      if (one.value * count <= worth || this.#tried++ > mostTried) return null
      if (!isApart(one.bits, taken)) continue
      if (count === 1) return [one]
      const both = taken.map((word, index) => word | one.bits[index]!)
      const rest = this.#choose(free, at + 1, both, count - 1, worth - one.value)
      if (rest) return [one, ...rest]
    }
    return null
  }
}

function isApart(a: Int32Array, b: Int32Array): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & b[word]!) !== 0) return false
  return true
}
