// Where a meal is had for which no table is known: where one is, unless that is a beach or a peak, or one was free for
// long before; then around the next stop, or where one sleeps.
import type { DayProblem } from './built-days.ts'
import type { Eaten } from './eat-out.ts'
import { endOf, startOf } from './problem.ts'
import type { TourMoves } from './routes.ts'
import type { Candidate, PlannedMeal } from './types.ts'

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
  const { problem } = built
  const here = routes.where[node]!
  const [start, minutes] = [routes.early[node]!, problem.visit[node]!]
  const near = nearNode(built, eaten, day, here)
  const stay = { start, end: start + minutes, near, way: wayHome(eaten, here) }
  const next = nextPlace(routes, routes.next[node]!)
  const way = problem.travel[here * problem.size + next]!
  const free = start - routes.leave[routes.previous[node]!]!
  const isInTime = start + minutes + way <= problem.close[day * problem.size + next]!
  const isGood = hasTables(built, eaten, here) && free < longFree && isInTime
  if (isGood || here === startOf(problem, day)) return stay
  return atNext(built, routes, eaten, day, node, next, stay) ?? atHome(built, routes, day, node, stay) ?? stay
}

/** In between one goes to where one sleeps, where there is time for that before the next stop; null elsewhere. */
function atHome(
  { problem, request, breaks }: DayProblem,
  routes: TourMoves,
  day: number,
  node: number,
  { start, end, near: from }: Spot,
): Spot | null {
  const { size, travel } = problem
  const home = endOf(problem, day)
  const next = nextPlace(routes, routes.next[node]!)
  const way = travel[routes.where[node]! * size + home]!
  const later = Math.max(start, routes.leave[routes.previous[node]!]! + way)
  const onward = travel[startOf(problem, day) * size + next]!
  const { rule } = breaks.find((one) => one.node === node)!
  const until = Math.min(rule.to + grace, routes.early[routes.next[node]!]! - onward)
  if (next === home || later + end - start > until) return null
  return {
    start: later,
    end: later + end - start,
    near: { at: request.days[day]!.endAt, id: null },
    way: { from: from.at, minutes: way },
  }
}

/** At the next stop or at home, where there is time for it and a table; null elsewhere. */
function atNext(
  built: DayProblem,
  routes: TourMoves,
  eaten: Eaten,
  day: number,
  node: number,
  next: number,
  { start, end, near: from }: Spot,
): Spot | null {
  const { problem, breaks, request } = built
  const isHome = next === endOf(problem, day)
  const coming = isHome ? null : comingTo(built, eaten, next)
  if (coming && (coming.hasTables === false || coming.meals.length > 0)) return null
  const way = problem.travel[routes.where[node]! * problem.size + next]!
  const later = Math.max(start, routes.leave[routes.previous[node]!]! + way)
  const { rule } = breaks.find((one) => one.node === node)!
  const until = Math.min(rule.to + grace, routes.early[routes.next[node]!]!)
  if (later + end - start > until) return null
  const back = wayHome(eaten, routes.where[node]!)
  return {
    start: later,
    end: later + end - start,
    near: isHome ? { at: request.days[day]!.endAt, id: null } : nearNext(built, eaten, day, next),
    way: { from: back?.from ?? from.at, minutes: way + (back?.minutes ?? 0) },
  }
}

/** After a day out one has come home to eat. */
function wayHome(eaten: Eaten, here: number): Spot['way'] {
  const out = eaten.get(here)
  return out?.candidate && out.back > 0 ? { from: out.candidate, minutes: out.back } : null
}

/** The next that is somewhere: a meal is where one is. */
function nextPlace({ problem, next }: TourMoves, node: number): number {
  let found = node
  while (problem.floating[found] === 1) found = next[found]!
  return found
}

const comingTo = ({ sights }: DayProblem, eaten: Eaten, node: number): Candidate | null =>
  eaten.get(node)?.candidate ?? sights[node] ?? null

/** Where one will be at the next stop: at its beginning, wherever it ends. */
function nearNext(built: DayProblem, eaten: Eaten, day: number, node: number): PlannedMeal['near'] {
  const candidate = comingTo(built, eaten, node)
  return candidate ? { at: candidate, id: candidate.id } : nearNode(built, eaten, day, node)
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
