// Brings a trip's days into the form the search works on.
import { daySpan, fixedBlocks, type FixedBlock, type DaySpan, type Travel } from './fixed-blocks.ts'
import { neededBreaks, type MealBreak } from './meal-breaks.ts'
import { beginningsAtBest } from './opening.ts'
import { neighboursOf } from './neighbours.ts'
import { emptyTables, endOf, startOf, type Problem } from './problem.ts'
import { likings } from './random.ts'
import { travelOf } from './travel.ts'
import { mostPerDay, type Candidate, type Located, type PlanRequest, type TripDay } from './types.ts'

const rainFactor = 0.4
/** A locked place outweighs any number of others. */
const lockedFactor = 1000
/** Where all that fits is planned anyway, another seed at least gives it other days. */
const daySpread = 0.1
const travelShare = 0.004
const evenShare = 0.005
/** Of a usual place: to share a day with a neighbour is worth more than a place or two more, and less than an icon. */
const togetherShare = 3

export interface BreakNode extends MealBreak {
  node: number
  day: number
}

export interface DayProblem {
  problem: Problem
  request: PlanRequest
  travel: Travel
  sights: readonly Candidate[]
  eateries: readonly Candidate[]
  eateryNode: (index: number) => number
  breaks: readonly BreakNode[]
  blocks: readonly (readonly FixedBlock[])[]
  blockNode: ReadonlyMap<FixedBlock, number>
  spans: readonly DaySpan[]
}

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
  const mean = sights.reduce((sum, { value }) => sum + value, 0) / Math.max(1, sights.length)
  const middle = sights.map(({ value }) => value).toSorted((a, b) => a - b)[sights.length >> 1] ?? 1
  const settled = request.days.map((day) => settledOn(day, request.candidates))
  const problem: Problem = {
    ...tables,
    days: request.days.length,
    places: sights.length,
    dayBudget: settled.map(({ cost }) => (request.dayBudget ?? Infinity) - cost),
    budget: (request.budget ?? Infinity) - settled.reduce((sum, { cost }) => sum + cost, 0),
    mostPerDay: settled.map(({ places }) => mostPerDay[request.pace] - places),
    evenness: mean * evenShare,
    travelWeight: mean * travelShare,
    near: [],
    together: middle * togetherShare,
    alike: false,
    fixed: request.days.map((_, day) => chainOf(day, blocks[day]!, blockNode, breaks)),
  }
  const eateryNode = (index: number): number => firstEatery + index
  const built = { problem, request, travel, sights, eateries, eateryNode, breaks, blocks, blockNode, spans }
  setTravel(built)
  setSights(built)
  setFixed(built)
  return built
}

/** What is settled and stands for a candidate counts as one of the day's places, and costs what it costs. */
function settledOn({ fixed }: TripDay, candidates: readonly Candidate[]): { places: number; cost: number } {
  const found = candidates.filter(({ id }) => fixed.some(({ candidateId }) => candidateId === id))
  return {
    places: found.reduce((sum, { stops }) => sum + stops, 0),
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

function setTravel(built: DayProblem): void {
  const { problem, request, sights, eateries, eateryNode, blocks, blockNode, breaks, travel } = built
  const { size, floating } = problem
  const from = new Map<number, Located>()
  const to = new Map<number, Located>()
  const set = (node: number, at: Located, exit = at): void => void (from.set(node, exit), to.set(node, at))
  for (const [node, at] of sights.entries()) set(node, at, at.exit)
  for (const [index, at] of eateries.entries()) set(eateryNode(index), at)
  for (const block of blocks.flat()) {
    const node = blockNode.get(block)!
    if (block.in && block.out) {
      to.set(node, block.in)
      from.set(node, block.out)
    } else floating[node] = 1
  }
  for (const { node } of breaks) floating[node] = 1
  problem.near = neighboursOf(to, size)
  for (const [day, { startAt, endAt }] of request.days.entries()) {
    set(startOf(problem, day), startAt)
    set(endOf(problem, day), endAt)
  }
  for (const [a, there] of from)
    for (const [b, here] of to) if (a !== b) problem.travel[a * size + b] = travel(there, here)
  for (const block of blocks.flat()) holdDirectWay(block, blockNode.get(block)!, to, built)
}

/** Who comes home from a day out and goes on is never sooner there than on the direct way, even where that is longer. */
function holdDirectWay(
  { in: out, out: home, items }: FixedBlock,
  node: number,
  to: ReadonlyMap<number, Located>,
  { problem, travel }: DayProblem,
): void {
  if (!out || !home || !items.some(({ endsAt }) => endsAt)) return
  const back = travel(out, home)
  for (const [b, here] of to) {
    const at = node * problem.size + b
    problem.travel[at] = Math.max(problem.travel[at]!, travel(out, here) - back)
  }
}

function setSights({ problem, request, sights, spans }: DayProblem): void {
  const likingOf = likings(request.seed)
  const dayLikingOf = likings(request.seed, daySpread)
  const locked = new Set(request.locked)
  const { size } = problem
  for (const [node, sight] of sights.entries()) {
    problem.visit[node] = Math.max(1, Math.round(sight.minutes))
    problem.cost[node] = sight.cost
    problem.stops[node] = sight.stops
    const liking = likingOf()
    for (const [day, tripDay] of request.days.entries()) {
      const at = day * size + node
      const [first, second] = visitBeginnings(sight, tripDay, spans[day]!)
      if (!first) continue
      problem.open[at] = first.from
      problem.close[at] = second?.to ?? first.to
      problem.gapFrom[at] = second ? first.to : 0
      problem.gapTo[at] = second ? second.from : 0
      const wet = tripDay.rainLikely && !sight.indoor ? rainFactor : 1
      if (wet < 1) problem.unfit[at] = 1
      problem.value[at] =
        sight.value * liking * dayLikingOf() * wet * (locked.has(sight.id) ? lockedFactor : 1)
    }
  }
}

function visitBeginnings(sight: Candidate, day: TripDay, span: DaySpan) {
  const within = { from: Math.max(day.startMinute, span.from), to: Math.min(day.endMinute, span.to) }
  return beginningsAtBest(sight, day, within)
}

function setFixed({ problem, request, blocks, blockNode, breaks, spans }: DayProblem): void {
  const { size, open, close, visit } = problem
  const set = (day: number, node: number, from: number, to: number): void => {
    open[day * size + node] = from
    close[day * size + node] = to
  }
  for (const [day, list] of blocks.entries()) {
    for (const block of list) {
      const node = blockNode.get(block)!
      visit[node] = block.end - block.start
      set(day, node, block.start, block.start)
    }
  }
  for (const { node, day, rule } of breaks) {
    visit[node] = rule.minutes
    set(day, node, rule.from, rule.to - rule.minutes)
  }
  for (const day of request.days.keys()) {
    set(day, startOf(problem, day), spans[day]!.from, spans[day]!.to)
    set(day, endOf(problem, day), spans[day]!.from, spans[day]!.to)
  }
}
