// One day of a plan as it is told: visits, meals and what stays free.
import type { DayProblem } from './day-problem.ts'
import type { Eaten } from './eat-out.ts'
import { mealSpot } from './meal-spot.ts'
import { endOf, startOf } from './problem.ts'
import type { TourMoves } from './routes.ts'
import type { Interval, PlannedDay, PlannedMeal, PlannedVisit } from './types.ts'

const worthCalling = 45

export function plannedDay(built: DayProblem, routes: TourMoves, day: number, eaten: Eaten): PlannedDay {
  const { problem, request, sights } = built
  const { size, travel } = problem
  const visits: PlannedVisit[] = []
  const meals: PlannedMeal[] = []
  const [start, end] = [startOf(problem, day), endOf(problem, day)]
  const backFrom = (node: number): number => eaten.get(node)?.back ?? 0
  let cost = 0
  let lastEaten = -1
  for (let node = routes.next[start]!; node !== end; node = routes.next[node]!) {
    const stop = eaten.get(node)
    const candidate = stop ? stop.candidate : sights[node]
    const [begin, done] = [routes.early[node]!, routes.leave[node]! - backFrom(node)]
    if (stop?.meal) {
      const spot = candidate
        ? { start: begin, end: done, near: { at: candidate, id: candidate.id }, way: null }
        : mealSpot(built, routes, eaten, day, node)
      const isThere = routes.previous[node] === lastEaten && meals.at(-1)?.near.at === spot.near.at
      meals.push({ meal: stop.meal, id: candidate?.id ?? null, ...spot, way: isThere ? null : spot.way })
      lastEaten = node
    }
    if (!candidate) continue
    const before = routes.previous[node]!
    const leg = travel[routes.where[before]! * size + node]!
    // Before the first stop nobody waits: one leaves later.
    const waitMinutes = before === start ? 0 : begin - routes.leave[before]! - leg
    // Who ate here already has the way behind.
    const isHere = meals.at(-1)?.id === null && meals.at(-1)?.near.id === candidate.id
    const travelMinutes = isHere ? 0 : backFrom(before) + leg
    visits.push({ id: candidate.id, start: begin, end: done, travelMinutes, waitMinutes })
    cost += candidate.cost
  }
  return { date: request.days[day]!.date, visits, meals, freeTime: freeTimeOf(built, routes, day), cost }
}

function freeTimeOf({ problem }: DayProblem, routes: TourMoves, day: number): Interval[] {
  const found: Interval[] = []
  const end = endOf(problem, day)
  for (let from = startOf(problem, day); from !== end; from = routes.next[from]!) {
    const to = routes.next[from]!
    const way = problem.travel[routes.where[from]! * problem.size + to]!
    const until = (to === end ? routes.late[to]! : routes.early[to]!) - way
    if (until - routes.leave[from]! >= worthCalling) found.push({ from: routes.leave[from]!, to: until })
  }
  return found
}
