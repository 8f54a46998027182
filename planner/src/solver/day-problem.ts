// Brings a trip's days into the form the search works on.
import type { BreakNode, DayProblem } from './built-days.ts'
import { setSights, shownAs } from './day-sights.ts'
import { setTravel } from './day-ways.ts'
import { daySpan, fixedBlocks, type FixedBlock } from './fixed-blocks.ts'
import { neededBreaks } from './meal-breaks.ts'
import { emptyTables, endOf, startOf, type Problem } from './problem.ts'
import { travelOf } from './travel.ts'
import { mostPerDay, type Candidate, type PlanRequest, type TripDay } from './types.ts'

/** Of a usual place: a minute on the way, and as many stops of a day as its pace asks for, the first most of all. */
const travelShare = 0.03
const fillShare = 4
/** Where a town has less than fills the days, it is spread over them rather than seen in two. */
const scarceShare = 0.3
const fullDay = 4
/** Of a minute on the way: a minute outside the best time, and one of waiting. */
const offShare = 0.6
const idleShare = 0.6
/** Short stops count half, and still a day shows no more than so many beyond its number. */
const mostExtra = 2
/** Of a usual place: to share a day with a neighbour is worth more than a place or two more, and less than an icon. */
const togetherShare = 4

export function toDayProblem(request: PlanRequest): DayProblem {
  const travel = travelOf(request)
  const usable = usableCandidates(request)
  const sights = usable.filter(({ meals }) => meals.length === 0)
  const eateries = usable.filter(({ meals }) => meals.length > 0)
  const blocks = request.days.map((day) => fixedBlocks(day, travel))
  const spans = request.days.map((day, at) => daySpan(day, blocks[at]!, travel))
  const needed = request.days.map((day, at) => neededBreaks(day, blocks[at]!, request.mealRules, travel))
  const blockNode = new Map<FixedBlock, number>()
  let node = sights.length
  for (const block of blocks.flat()) blockNode.set(block, node++)
  const breaks = needed.flatMap((list, day) =>
    list.map((entry): BreakNode => ({ ...entry, day, node: node++ })),
  )
  const firstEatery = node
  const tables = emptyTables(request.days.length, sights.length, node + eateries.length - sights.length)
  const middle = middleOf(sights.map(({ value }) => value))
  const fill = fillShare * middle
  const settled = request.days.map((day) => settledOn(day, request.candidates))
  const supply = sights.reduce((sum, { stops }) => sum + stops, 0) / request.days.length
  const scarcity = Math.max(0, 1 - supply / fullDay)
  const problem: Problem = {
    ...tables,
    days: request.days.length,
    places: sights.length,
    dayBudget: settled.map(({ cost }) => (request.dayBudget ?? Infinity) - cost),
    budget: (request.budget ?? Infinity) - settled.reduce((sum, { cost }) => sum + cost, 0),
    mostPerDay: settled.map(({ places }) => mostPerDay[request.pace] - places),
    mostShown: settled.map(({ shown }) => mostPerDay[request.pace] + mostExtra - shown),
    // A stop beyond the number of the pace would fill nothing.
    evenness: fill / (2 * mostPerDay[request.pace] - 1) + scarceShare * middle * togetherShare * scarcity,
    travelWeight: middle * travelShare,
    offWeight: middle * travelShare * offShare,
    idleWeight: middle * travelShare * idleShare,

    near: [],
    together: middle * togetherShare,
    alike: false,
    fixed: request.days.map((_, day) => chainOf(day, blocks[day]!, blockNode, breaks)),
  }
  const eateryNode = (index: number): number => firstEatery + index
  const built = {
    problem,
    request,
    travel,
    sights,
    eateries,
    eateryNode,
    breaks,
    blocks,
    blockNode,
    spans,
    fill: fillOf(sights, fill, scarcity),
  }
  setTravel(built)
  setSights(built)
  setFixed(built)
  return built
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1

/** What nobody cares for fills no day, unless there is nothing else. */
function fillOf(sights: readonly Candidate[], fill: number, scarcity: number): DayProblem['fill'] {
  const likingOf = ({ value, minutes }: Candidate): number => value / minutes
  const usual = middleOf(sights.map(likingOf))
  return (sight) => fill * sight.stops * (scarcity > 0 ? 1 : Math.min(1, likingOf(sight) / usual))
}

/** What is settled and stands for a candidate counts as one of the day's places, and costs what it costs. */
function settledOn({ fixed }: TripDay, candidates: readonly Candidate[]) {
  const found = candidates.filter(({ id }) => fixed.some(({ candidateId }) => candidateId === id))
  return {
    places: found.reduce((sum, { stops }) => sum + stops, 0),
    shown: found.reduce((sum, one) => sum + shownAs(one), 0),
    cost: found.reduce((sum, { cost }) => sum + cost, 0),
  }
}

export function usableCandidates({ candidates, avoid, accessibleOnly, days }: PlanRequest): Candidate[] {
  const out = new Set(avoid)
  for (const { fixed } of days)
    for (const { candidateId } of fixed) if (candidateId !== null) out.add(candidateId)
  return candidates.filter(({ id, value, accessible }) => {
    if (out.has(id) || value <= 0 || (accessibleOnly && !accessible)) return false
    out.add(id)
    return true
  })
}

/** The fixed blocks of a day in their order, and the meals between them. */
function chainOf(
  day: number,
  blocks: readonly FixedBlock[],
  nodes: ReadonlyMap<FixedBlock, number>,
  breaks: readonly BreakNode[],
): number[] {
  const eaten = (after: number): number[] =>
    breaks.filter((entry) => entry.day === day && entry.after === after).map(({ node }) => node)
  return [...eaten(0), ...blocks.flatMap((block, at) => [nodes.get(block)!, ...eaten(at + 1)])]
}

function setFixed(built: DayProblem): void {
  const { problem, request, blocks, blockNode, breaks, spans, eateries, eateryNode } = built
  for (const index of eateries.keys()) problem.eats[eateryNode(index)] = 2

  const { size, open, close, visit } = problem
  const set = (day: number, node: number, from: number, to: number): void => {
    open[day * size + node] = from
    close[day * size + node] = to
  }
  for (const [day, list] of blocks.entries()) {
    for (const block of list) {
      const node = blockNode.get(block)!
      visit[node] = block.end - block.start
      problem.patient[node] = 1
      set(day, node, block.start, block.start)
    }
  }
  for (const { node, day, rule, meal } of breaks) {
    visit[node] = rule.minutes
    problem.patient[node] = meal === 'dinner' ? 1 : 0
    problem.eats[node] = 2
    set(day, node, rule.from, rule.to - rule.minutes)
  }
  for (const day of request.days.keys()) {
    set(day, startOf(problem, day), spans[day]!.from, spans[day]!.late)
    set(day, endOf(problem, day), spans[day]!.from, spans[day]!.late)
    problem.patient[endOf(problem, day)] = 1
  }
}
