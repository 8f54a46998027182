// The shortest way through all stops, from a fixed start to a fixed end where there is one. Up to ten stops exactly,
// by dynamic programming over the sets of stops already seen; above that from several nearest-neighbour tours,
// improved by reversing (2-opt) and moving (Or-opt) parts until nothing gets shorter; never longer
// than the given order. Lengths are the same both ways.

export interface PathProblem {
  count: number
  /** Length between two stops. */
  between: (from: number, to: number) => number
  /** Length from the fixed start to a stop; absent when the way may start anywhere. */
  fromStart?: (to: number) => number
  /** Length from a stop to the fixed end. */
  toEnd?: (from: number) => number
}

const exactUpTo = 10
const none = () => 0

export function pathLength(
  { between, fromStart = none, toEnd = none }: PathProblem,
  order: readonly number[],
): number {
  const [first, last] = [order[0], order.at(-1)]
  if (first === undefined || last === undefined) return 0
  let length = fromStart(first) + toEnd(last)
  for (let at = 1; at < order.length; at++) length += between(order[at - 1]!, order[at]!)
  return length
}

export function shortestPath(problem: PathProblem): number[] {
  if (problem.count <= 1) return Array.from({ length: problem.count }, (_, at) => at)
  return problem.count <= exactUpTo ? exactPath(problem) : improvedPath(problem)
}

/** best[set][last]: the shortest way over `set` that ends at `last`. */
function exactPath({ count, between, fromStart = none, toEnd = none }: PathProblem): number[] {
  const sets = 1 << count
  const best = new Float64Array(sets * count).fill(Number.POSITIVE_INFINITY)
  const before = new Int8Array(sets * count).fill(-1)
  for (let stop = 0; stop < count; stop++) best[(1 << stop) * count + stop] = fromStart(stop)
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < count; last++) {
      const length = best[set * count + last]!
      if (length === Number.POSITIVE_INFINITY) continue
      extend(set, last, length)
    }
  }

  function extend(set: number, last: number, length: number): void {
    for (let next = 0; next < count; next++) {
      if (set & (1 << next)) continue
      const at = (set | (1 << next)) * count + next
      const longer = length + between(last, next)
      if (longer >= best[at]!) continue
      best[at] = longer
      before[at] = last
    }
  }

  const all = sets - 1
  let last = 0
  for (let stop = 1; stop < count; stop++) {
    if (best[all * count + stop]! + toEnd(stop) < best[all * count + last]! + toEnd(last)) last = stop
  }
  const order: number[] = []
  for (let set = all; last !== -1;) {
    order.unshift(last)
    const previous = before[set * count + last]!
    set &= ~(1 << last)
    last = previous
  }
  return order
}

const maxStarts = 12
const shortEnough = 1e-6
const longestMoved = 3
/** A bound for days that nobody plans; far beyond what thirty stops need. */
const maxRounds = 400

function improvedPath(problem: PathProblem): number[] {
  const starts = problem.count > 100 ? 2 : maxStarts
  const step = Math.ceil(problem.count / starts)
  let best: number[] = []
  let bestLength = Number.POSITIVE_INFINITY
  for (let first = 0; first < problem.count; first += step) {
    const order = improved(problem, nearestNeighbour(problem, first))
    const length = pathLength(problem, order)
    if (length < bestLength) [best, bestLength] = [order, length]
  }
  const given = Array.from({ length: problem.count }, (_, at) => at)
  return pathLength(problem, given) <= bestLength ? improved(problem, given) : best
}

function improved(problem: PathProblem, order: number[]): number[] {
  for (let round = 0; round < maxRounds && improveOnce(problem, order); round++);
  return order
}

function nearestNeighbour({ count, between }: PathProblem, first: number): number[] {
  const order = [first]
  const left = new Set(Array.from({ length: count }, (_, at) => at))
  left.delete(first)
  while (left.size > 0) {
    const here = order.at(-1)!
    const next = [...left].reduce((near, stop) => (between(here, stop) < between(here, near) ? stop : near))
    order.push(next)
    left.delete(next)
  }
  return order
}

type Link = (from: number | undefined, to: number | undefined) => number

/** The length between neighbours of the way, its fixed ends included. */
const linkOf =
  ({ between, fromStart = none, toEnd = none }: PathProblem): Link =>
  (from, to) => {
    if (from === undefined) return to === undefined ? 0 : fromStart(to)
    return to === undefined ? toEnd(from) : between(from, to)
  }

const improveOnce = (problem: PathProblem, order: number[]): boolean => {
  const link = linkOf(problem)
  const reversed = reverseParts(order, link)
  return moveParts(order, link) || reversed
}

/** 2-opt: turns parts of the way round where that makes it shorter. */
function reverseParts(order: number[], link: Link): boolean {
  let improved = false
  for (let from = 0; from < order.length - 1; from++) {
    for (let to = from + 1; to < order.length; to++) {
      const [before, first, last, after] = [order[from - 1], order[from], order[to], order[to + 1]]
      const saved = link(before, first) + link(last, after) - link(before, last) - link(first, after)
      if (saved <= shortEnough) continue
      order.splice(from, to - from + 1, ...order.slice(from, to + 1).toReversed())
      improved = true
    }
  }
  return improved
}

/** Or-opt: carries up to three stops in a row to a better place. */
function moveParts(order: number[], link: Link): boolean {
  let improved = false
  for (let size = 1; size <= longestMoved; size++) {
    for (let from = 0; from + size <= order.length; from++) {
      const part = order.slice(from, from + size)
      const rest = order.toSpliced(from, size)
      const [first, last] = [part[0], part.at(-1)]
      const removed = link(rest[from - 1], first) + link(last, rest[from]) - link(rest[from - 1], rest[from])
      const to = bestPlace(rest, part, removed - shortEnough, link)
      if (to === null) continue
      order.splice(0, order.length, ...rest.toSpliced(to, 0, ...part))
      improved = true
    }
  }
  return improved
}

function bestPlace(rest: number[], part: number[], below: number, link: Link): number | null {
  let best: number | null = null
  let cost = below
  for (let to = 0; to <= rest.length; to++) {
    const added = link(rest[to - 1], part[0]) + link(part.at(-1), rest[to]) - link(rest[to - 1], rest[to])
    if (added < cost) [best, cost] = [to, added]
  }
  return best
}
