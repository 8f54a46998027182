// One day of a plan as it is told: visits, meals and what stays free.
import type { DayProblem } from './built-days.ts'
import type { Eaten } from './eat-out.ts'
import { mealSpot } from './meal-spot.ts'
import { endOf, startOf } from './problem.ts'
import type { TourMoves } from './routes.ts'
import type { Candidate, Interval, PlannedDay, PlannedMeal, PlannedVisit } from './types.ts'

const worthCalling = 45

export function plannedDay(built: DayProblem, routes: TourMoves, day: number, eaten: Eaten): PlannedDay {
  const { problem, request, sights } = built
  const { size, travel } = problem
  const visits: PlannedVisit[] = []
  const meals: PlannedMeal[] = []
  const [start, end] = [startOf(problem, day), endOf(problem, day)]
  const backFrom = (node: number): number => eaten.get(node)?.back ?? 0
  let cost = 0
  let here: Here = { at: request.days[day]!.startAt, id: null }
  for (let node = routes.next[start]!; node !== end; node = routes.next[node]!) {
    const stop = eaten.get(node)
    const candidate = stop ? stop.candidate : sights[node]
    const last = meals.at(-1)
    if (stop?.meal) {
      const before = eaten.has(routes.previous[node]!) ? last : undefined
      const meal = mealAt(built, routes, eaten, day, node, before, here)
      meals.push(meal)
      here = meal.near
    }
    if (!candidate) continue
    const [begin, done] = [routes.early[node]!, routes.leave[node]! - backFrom(node)]
    const before = routes.previous[node]!
    const leg = travel[routes.where[before]! * size + node]!
    // Before the first stop nobody waits: one leaves later.
    const waitMinutes = before === start ? 0 : begin - routes.leave[before]! - leg
    const travelMinutes = wayTo(built, eaten, day, candidate, { before, leg, last, here })
    here = { at: candidate.exit ?? candidate, id: candidate.id }
    visits.push({ id: candidate.id, start: begin, end: done, travelMinutes, waitMinutes })
    cost += candidate.cost
  }
  return { date: request.days[day]!.date, visits, meals, freeTime: freeTimeOf(built, routes, day), cost }
}

interface Leg {
  before: number
  leg: number
  last: PlannedMeal | undefined
  here: Here
}

function wayTo(
  built: DayProblem,
  eaten: Eaten,
  day: number,
  candidate: Candidate,
  { before, leg, last, here }: Leg,
): number {
  if (ateAt(last, candidate)) return 0
  const stop = eaten.get(before)
  if (stop?.meal && isAway(last)) return built.travel(last.near.at, candidate)
  const fromShown = isOwn(built, eaten, day, before) ? built.travel(here.at, candidate) : 0
  return Math.max(fromShown, (stop?.back ?? 0) + leg)
}

/** What is the traveller's own is not shown: the way is told from the last stop that is. */
const isOwn = ({ problem }: DayProblem, eaten: Eaten, day: number, node: number): boolean =>
  node >= problem.places && node !== startOf(problem, day) && !eaten.has(node)

/** Who ate around a place before seeing it has the way behind. */
const ateAt = (last: PlannedMeal | undefined, { id }: Candidate): boolean =>
  last !== undefined && last.id === null && last.near.id === id

/** At nobody's table, and around no stop: one went home for it, or had not left yet. */
const isAway = (last: PlannedMeal | undefined): last is PlannedMeal =>
  last !== undefined && last.id === null && last.near.id === null

/** The last place that the plan shows. */
type Here = PlannedMeal['near']

/** `last`: the meal just before, with nothing in between. */
function mealAt(
  built: DayProblem,
  routes: TourMoves,
  eaten: Eaten,
  day: number,
  node: number,
  last: PlannedMeal | undefined,
  here: Here,
): PlannedMeal {
  const { meal, candidate, back } = eaten.get(node)!
  if (candidate) {
    const near = { at: candidate, id: candidate.id }
    const end = routes.leave[node]! - back
    return { meal: meal!, id: candidate.id, start: routes.early[node]!, end, near, way: null }
  }
  const spot = mealSpot(built, routes, eaten, day, node)
  const isThere = last?.near.at === spot.near.at
  const way = spot.way?.minutes ? spot.way : wayFrom(here, spot.near, built)
  return { meal: meal!, id: null, ...spot, way: isThere ? null : way }
}

/** Something that the plan does not show may lie between: the traveller's own, or a meal elsewhere. */
function wayFrom(here: Here, there: Here, { travel }: DayProblem): PlannedMeal['way'] {
  const minutes = here.id !== null && here.id === there.id ? 0 : travel(here.at, there.at)
  return minutes > 0 ? { from: here.at, minutes } : null
}

function freeTimeOf({ problem, request }: DayProblem, routes: TourMoves, day: number): Interval[] {
  const found: Interval[] = []
  const end = endOf(problem, day)
  for (let from = startOf(problem, day); from !== end; from = routes.next[from]!) {
    const to = routes.next[from]!
    const way = problem.travel[routes.where[from]! * problem.size + to]!
    const home = Math.min(routes.late[end]!, request.days[day]!.endMinute)
    const until = (to === end ? home : routes.early[to]!) - way
    if (until - routes.leave[from]! >= worthCalling) found.push({ from: routes.leave[from]!, to: until })
  }
  return found
}
