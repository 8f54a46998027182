// Where a meal is had for which no table is known: where one is, unless that is a beach or a peak, or one was free for
// long before; then around the next stop, or where one sleeps.
import type { DayProblem } from './built-days.ts'
import type { Eaten } from './eat-out.ts'
import { endOf, startOf } from './problem.ts'
import type { TourMoves } from './routes.ts'
import type { PlannedMeal } from './types.ts'

type Spot = Pick<PlannedMeal, 'start' | 'end' | 'near' | 'way'>

/** Who is free for so long does not stay where the last stop was. */
const longFree = 60
/** So much later one still gets something. */
const grace = 30

export function mealSpot(
  built: DayProblem,
  routes: TourMoves,
  eaten: Eaten,
  day: number,
  node: number,
): Spot {
  const { problem, breaks, request } = built
  const here = routes.where[node]!
  const [start, minutes] = [routes.early[node]!, problem.visit[node]!]
  const stay = { start, end: start + minutes, near: nearNode(built, eaten, day, here), way: null }
  const free = start - routes.leave[routes.previous[node]!]!
  if (here === startOf(problem, day) || (hasTables(built, eaten, here) && free < longFree)) return stay
  const next = nextPlace(routes, routes.next[node]!)
  const isHome = next === endOf(problem, day)
  if (!isHome && !hasTables(built, eaten, next)) return stay
  const way = problem.travel[here * problem.size + next]!
  const later = Math.max(start, routes.leave[routes.previous[node]!]! + way)
  const { rule } = breaks.find((one) => one.node === node)!
  const until = Math.min(rule.to + grace, routes.early[routes.next[node]!]!)
  if (later + minutes > until) return stay
  const near = isHome ? { at: request.days[day]!.endAt, id: null } : nearNode(built, eaten, day, next)
  return { start: later, end: later + minutes, near, way: { from: stay.near.at, minutes: way } }
}

/** The next that is somewhere: a meal is where one is. */
function nextPlace({ problem, next }: TourMoves, node: number): number {
  let found = node
  while (problem.floating[found] === 1) found = next[found]!
  return found
}

function hasTables({ sights }: DayProblem, eaten: Eaten, node: number): boolean {
  const stop = eaten.get(node)
  if (stop?.back) return true
  return (stop ? stop.candidate : sights[node])?.hasTables ?? true
}

/** Where one is at a node: a block that one has come home from is home. */
function nearNode(built: DayProblem, eaten: Eaten, day: number, node: number): PlannedMeal['near'] {
  const { sights, request, blocks, blockNode } = built
  const { startAt, endAt } = request.days[day]!
  const stop = eaten.get(node)
  const candidate = stop ? stop.candidate : sights[node]
  if (candidate && !stop?.back) return { at: candidate, id: candidate.id }
  const block = blocks[day]!.find((one) => blockNode.get(one) === node)
  return { at: candidate ? endAt : (block?.out ?? startAt), id: null }
}
