// A trip's days from its candidates: what to see on which day and when, around what is planned already, with meals,
// within budget and pace. What nothing is left for stays free time; nothing is ever shown twice.
import { toDayProblem, type DayProblem, usableCandidates } from './day-problem.ts'
import { eatOut, type Eaten } from './eat-out.ts'
import { avoidLongWays } from './long-ways.ts'
import { openOn } from './opening.ts'
import { chooseOutings, type Outing, withOutings } from './outings.ts'
import { endOf, startOf } from './problem.ts'
import type { TourMoves } from './routes.ts'
import { search } from './search.ts'
import type {
  Candidate,
  Interval,
  PlannedDay,
  PlannedDays,
  PlannedMeal,
  PlannedVisit,
  PlanRequest,
} from './types.ts'

/** Enough for a week from 60 candidates to be as good as it gets, within some 20 ms. */
const rounds = 600
const worthCalling = 45

export function solveDays(request: PlanRequest): PlannedDays {
  if (request.days.length === 0) return { days: [], value: 0, cost: 0, unused: unusedOf(request, new Set()) }
  const { outings, built, routes } = solveForIcons(request)
  const eaten = new Map([...eatOut(built, routes), ...eatenOnTheWay(built, outings)])
  const days = request.days.map((_, day) => plannedDay(built, routes, day, eaten))
  const used = new Set(days.flatMap(({ visits }) => visits.map(({ id }) => id)))
  const valueOf = new Map(request.candidates.map(({ id, value }) => [id, value]))
  return {
    days,
    value: [...used].reduce((sum, id) => sum + (valueOf.get(id) ?? 0), 0),
    cost: days.reduce((sum, { cost }) => sum + cost, 0),
    unused: unusedOf(request, used),
  }
}

interface Solved {
  outings: ReadonlyMap<number, Outing>
  built: DayProblem
  routes: TourMoves
}

/** To have missed an icon is worse than to have seen it at another time than its best: once more, without that, if so. */
function solveForIcons(request: PlanRequest): Solved {
  const first = solveWithOutings(request)
  const left = iconsLeft(request, first)
  if (left.size === 0) return first
  const free = (candidate: Candidate): Candidate =>
    left.has(candidate.id) && (candidate.best?.from ?? 0) < nightFrom
      ? { ...candidate, best: null }
      : candidate
  const second = solveWithOutings({ ...request, candidates: request.candidates.map(free) })
  return iconsLeft(request, second).size < left.size ? second : first
}

/** What belongs to the night stays there. */
const nightFrom = 19 * 60

/** The icons that could have been seen and were not: tables are found later, and what is shut all the while is no loss. */
function iconsLeft(request: PlanRequest, { outings, built, routes }: Solved): ReadonlySet<string> {
  const planned = new Set([
    ...[...outings.values()].map(({ candidate }) => candidate.id),
    ...built.sights.filter((_, node) => routes.day[node]! >= 0).map(({ id }) => id),
  ])
  const left = usableCandidates(request).filter(
    (candidate) =>
      candidate.icon &&
      candidate.meals.length === 0 &&
      !planned.has(candidate.id) &&
      request.days.some((day) => openOn(candidate, day).length > 0),
  )
  return new Set(left.map(({ id }) => id))
}

/** A day out for pleasure comes only where no icon of the town is left out for it. */
function solveWithOutings(request: PlanRequest, most = request.mostOutings): Solved {
  const outings = chooseOutings(request, most)
  const built = toDayProblem(withOutings(request, outings))
  avoidLongWays(built)
  const routes = search(built.problem, { seed: request.seed, rounds })
  const far = [...outings.values()].filter(({ candidate }) => candidate.outing)
  const forPleasure = far.filter(({ candidate }) => !candidate.icon).length
  const solved = { outings, built, routes }
  const left = iconsLeft(request, solved)
  const isIconLeft = request.candidates.some(({ id, farOut }) => !farOut && left.has(id))
  return forPleasure > 0 && isIconLeft ? solveWithOutings(request, far.length - 1) : solved
}

const unusedOf = ({ candidates }: PlanRequest, used: ReadonlySet<string>): string[] =>
  candidates.map(({ id }) => id).filter((id) => !used.has(id))

function eatenOnTheWay({ blocks, blockNode }: DayProblem, outings: ReadonlyMap<number, Outing>): Eaten {
  const eaten: Eaten = new Map()
  for (const [day, { candidate, back }] of outings)
    // A day out has its day alone: nothing else is fixed there.
    for (const block of blocks[day]!)
      eaten.set(blockNode.get(block)!, { meal: candidate.outing ? 'lunch' : null, candidate, back })
  return eaten
}

function plannedDay(built: DayProblem, routes: TourMoves, day: number, eaten: Eaten): PlannedDay {
  const { problem, request, sights } = built
  const { size, travel } = problem
  const visits: PlannedVisit[] = []
  const meals: PlannedMeal[] = []
  const [start, end] = [startOf(problem, day), endOf(problem, day)]
  const backFrom = (node: number): number => eaten.get(node)?.back ?? 0
  let cost = 0
  for (let node = routes.next[start]!; node !== end; node = routes.next[node]!) {
    const stop = eaten.get(node)
    const candidate = stop ? stop.candidate : sights[node]
    const [begin, done] = [routes.early[node]!, routes.leave[node]! - backFrom(node)]
    if (stop?.meal) {
      const near = nearNode(built, eaten, day, routes.where[node]!)
      meals.push({ meal: stop.meal, id: candidate?.id ?? null, start: begin, end: done, near })
    }
    if (!candidate) continue
    const before = routes.previous[node]!
    const leg = travel[routes.where[before]! * size + node]!
    // Before the first stop nobody waits: one leaves later.
    const waitMinutes = before === start ? 0 : begin - routes.leave[before]! - leg
    const travelMinutes = backFrom(before) + leg
    visits.push({ id: candidate.id, start: begin, end: done, travelMinutes, waitMinutes })
    cost += candidate.cost
  }
  return { date: request.days[day]!.date, visits, meals, freeTime: freeTimeOf(built, routes, day), cost }
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
