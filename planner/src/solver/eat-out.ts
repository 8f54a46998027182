// Where one eats: each meal of a plan moves to a place to eat near where one is then, if one is open and has room in the
// budget, or stays a meal around the stop before.
import { tiesOf } from './bonds.ts'
import type { BreakNode, DayProblem } from './built-days.ts'
import { beginnings, openOn } from './opening.ts'
import { tollOf } from './strain.ts'
import { nowhere, type TourMoves } from './routes.ts'
import type { Candidate, Meal } from './types.ts'

/** By node: the meal one has there, at which candidate if any, and the way home that belongs to it. */
export type Eaten = Map<number, { meal: Meal | null; candidate: Candidate | null; back: number }>

/** Nobody goes so many minutes out of the way for a meal; a way of `nearMinutes` halves the appetite. */
const mostDetour = 25
const nearMinutes = 10
/** A dear table at noon, or a cheap one in the evening, where there is a choice. */
const wrongMeal = 0.5
/** How many sights earlier or later a meal may be had instead. */
const shifts = [0, -1, 1, -2, 2]

interface Choice {
  entry: BreakNode
  eatery: Candidate
  index: number
  shift: number
  worth: number
}

/** The nearest and best first; no place twice. `there`: what is had where one is anyway. */
export function eatOut(built: DayProblem, routes: TourMoves, there: Eaten): Eaten {
  const breaks = built.breaks.filter(({ node }) => routes.day[node] !== nowhere)
  const eaten: Eaten = new Map(there)
  for (const { node, meal } of breaks) eaten.set(node, { meal, candidate: null, back: 0 })
  const left = new Set(built.eateries.keys())
  for (const { entry, eatery, index, shift } of choicesOf(built, routes, breaks)) {
    if (!left.has(index) || !eaten.has(entry.node)) continue
    if (!moveMeal(built, routes, { entry, eatery, index, shift })) continue
    left.delete(index)
    eaten.delete(entry.node)
    eaten.set(built.eateryNode(index), { meal: entry.meal, candidate: eatery, back: 0 })
  }
  return eaten
}

const choicesOf = (built: DayProblem, routes: TourMoves, breaks: readonly BreakNode[]): Choice[] =>
  breaks
    .flatMap((entry) => shifts.flatMap((shift) => choicesAt(built, routes, entry, shift)))
    .toSorted((a, b) => b.worth - a.worth)

function choicesAt(built: DayProblem, routes: TourMoves, entry: BreakNode, shift: number): Choice[] {
  const after = shifted(built, routes, entry.node, shift)
  const before = after === null ? null : built.sights[after]
  // Who comes from a market's stalls has eaten there.
  if (after === null || before?.isFood || before?.feeds?.includes(entry.meal)) return []
  return built.eateries.flatMap((eatery, index): Choice[] => {
    const node = built.eateryNode(index)
    const detour = detourOf(built, routes, after, entry.node, node)
    if (!eatery.meals.includes(entry.meal) || detour.minutes > mostDetour) return []
    const liking = (eatery.value + tiesOf(routes, node, entry.day)) * priceFactor(built, entry.meal, eatery)
    return [{ entry, eatery, index, shift, worth: (liking * nearMinutes) / (nearMinutes + detour.trouble) }]
  })
}

/** One eats out in the evening rather than at noon: the dear tables are for dinner. */
function priceFactor({ eateries }: DayProblem, meal: Meal, { cost }: Candidate): number {
  const costs = eateries.map((one) => one.cost).toSorted((a, b) => a - b)
  const usual = costs[(costs.length - 1) >> 1] ?? 0
  if (cost === usual) return 1
  return cost < usual === (meal === 'lunch') ? 1 : wrongMeal
}

/** The node after which a meal comes when it is had so many sights earlier or later; null where something fixed is there. */
function shifted({ problem }: DayProblem, routes: TourMoves, node: number, shift: number): number | null {
  let after = routes.previous[node]!
  for (let step = 0; step > shift; step--) {
    if (after >= problem.places) return null
    after = routes.previous[after]!
  }
  for (let step = 0; step < shift; step++) {
    after = routes.next[after === routes.previous[node] ? node : after]!
    if (after >= problem.places) return null
  }
  return after
}

/** How many minutes more one is on the way, and how much worse that is. */
function detourOf(
  { problem }: DayProblem,
  routes: TourMoves,
  after: number,
  entry: number,
  eatery: number,
): { minutes: number; trouble: number } {
  const { travel, size, floating } = problem
  const here = routes.where[after]!
  let next = routes.next[after]!
  while (next === entry || floating[next] === 1) next = routes.next[next]!
  const way = (from: number, to: number): number => travel[from * size + to]!
  const [there, onward, direct] = [way(here, eatery), way(eatery, next), way(here, next)]
  const minutes = there + onward - direct
  return { minutes, trouble: Math.max(0, minutes + tollOf(there) + tollOf(onward) - tollOf(direct)) }
}

function moveMeal(built: DayProblem, routes: TourMoves, choice: Omit<Choice, 'worth'>): boolean {
  const { problem } = built
  const { entry, eatery, index, shift } = choice
  const { day, rule } = entry
  if (routes.spent[day]! + eatery.cost > problem.dayBudget[day]!) return false
  if (routes.spentInAll + eatery.cost > problem.budget) return false
  const after = shifted(built, routes, entry.node, shift)
  if (after === null) return false
  const before = routes.previous[entry.node]!
  const node = built.eateryNode(index)
  problem.cost[node] = eatery.cost
  // As long as one usually sits there, else as long as a meal takes.
  for (const minutes of new Set([Math.max(rule.minutes, Math.round(eatery.minutes)), rule.minutes])) {
    if (!setHours(built, choice, minutes)) continue
    routes.remove(entry.node)
    routes.insert(node, after, day)
    if (routes.refresh(day)) return true
    routes.remove(node)
    routes.insert(entry.node, before, day)
    routes.refresh(day)
  }
  return false
}

function setHours(
  { problem, request, eateryNode }: DayProblem,
  { entry, eatery, index }: Omit<Choice, 'worth'>,
  minutes: number,
): boolean {
  const { day, rule } = entry
  const [first, second] = beginnings(openOn(eatery, request.days[day]!), minutes, rule)
  if (!first) return false
  const node = eateryNode(index)
  const at = day * problem.size + node
  problem.visit[node] = minutes
  problem.open[at] = first.from
  problem.close[at] = second?.to ?? first.to
  problem.gapFrom[at] = second ? first.to : 0
  problem.gapTo[at] = second ? second.from : 0
  return true
}
