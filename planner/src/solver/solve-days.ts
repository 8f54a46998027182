// A trip's days from its candidates: what to see on which day and when, around what is planned already, with meals,
// within budget and pace. What nothing is left for stays free time; nothing is ever shown twice.
import { shortenDays } from './day-order.ts'
import type { DayProblem } from './built-days.ts'
import { toDayProblem, usableCandidates } from './day-problem.ts'
import { eatOut, type Eaten } from './eat-out.ts'
import { eatThere } from './eat-there.ts'
import { fillDays } from './fill-days.ts'
import { avoidLongWays } from './long-ways.ts'
import { openOn } from './opening.ts'
import { chooseOutings, mealDuring, mostIconDays, type Outing, withOutings } from './outings.ts'
import { plannedDay } from './planned-day.ts'
import type { TourMoves } from './routes.ts'
import { search } from './search.ts'
import { settleDays } from './settle-days.ts'
import type { Candidate, PlannedDays, PlanRequest } from './types.ts'

/** Enough for a week from 60 candidates to be as good as it gets, within some 20 ms. */
const rounds = 400

export function solveDays(request: PlanRequest): PlannedDays {
  if (request.days.length === 0) return { days: [], value: 0, cost: 0, unused: unusedOf(request, new Set()) }
  const { outings, built, routes } = solveForIcons(request)
  fillDays(built, routes)
  shortenDays(routes)
  const there = eatThere(built, routes)
  // Dinner at a market's stalls is no second hour beside it: what a day lacks may now fit.
  if (there.size > 0) fillDays(built, routes)
  const eaten = new Map([...eatOut(built, routes, there), ...eatenOnTheWay(built, outings)])
  shortenDays(routes)
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
      ? { ...candidate, onlyAtBest: false }
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

/** On so short a trip one does not leave a town of which two icons are not seen. */
const shortTrip = 3
const tooManyLeft = 2

/** A day out for pleasure comes only where no icon of the town is left out for it. */
function solveWithOutings(
  request: PlanRequest,
  most = request.mostOutings,
  mostIcons = mostIconDays(request),
): Solved {
  const outings = chooseOutings(request, most, mostIcons)
  const built = toDayProblem(withOutings(request, outings))
  avoidLongWays(built)
  const routes = search(built.problem, { seed: request.seed, rounds })
  settleDays(routes)
  const far = [...outings.values()].filter(({ candidate }) => candidate.outing || candidate.stretches)
  const forIcons = far.filter(({ candidate }) => candidate.icon).length
  const solved = { outings, built, routes }
  const left = iconsLeft(request, solved)
  const leftInTown = request.candidates.filter(({ id, farOut }) => !farOut && left.has(id)).length
  if (far.length > forIcons && leftInTown > 0)
    return solveWithOutings(request, Math.min(most, far.length) - 1, mostIcons)
  if (request.days.length > shortTrip || forIcons === 0 || leftInTown < tooManyLeft) return solved
  const stayed = solveWithOutings(request, most, forIcons - 1)
  return iconsLeft(request, stayed).size < left.size ? stayed : solved
}

const unusedOf = ({ candidates }: PlanRequest, used: ReadonlySet<string>): string[] =>
  candidates.map(({ id }) => id).filter((id) => !used.has(id))

function eatenOnTheWay({ blocks, blockNode }: DayProblem, outings: ReadonlyMap<number, Outing>): Eaten {
  const eaten: Eaten = new Map()
  for (const [day, outing] of outings)
    // A day out has its day alone: nothing else is fixed there.
    for (const block of blocks[day]!) {
      const { candidate, back } = outing
      eaten.set(blockNode.get(block)!, { meal: mealDuring(outing), candidate, back })
    }
  return eaten
}
