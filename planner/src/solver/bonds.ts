// What neighbours that share a day add to a plan, and those on different days take off.
import type { Problem } from './problem.ts'
import { nowhere, type TourMoves } from './routes.ts'

/** No day stays empty so that all neighbours can share another. */
const firstShare = 1

/** What a day adds by not being empty. */
export const togetherFirst = ({ held, problem }: TourMoves, day: number): number =>
  held[day]! > 0 ? firstShare * problem.together : 0

/** What it adds, beyond its own worth, to have a place on a day. */
export const pullOf = (routes: TourMoves, node: number, day: number): number =>
  tiesOf(routes, node, day) + (routes.held[day] === 0 ? firstShare * routes.problem.together : 0)

/** What the neighbours of a place on that day add, less what those on other days take off. */
export function tiesOf({ problem, day: days }: TourMoves, node: number, day: number): number {
  const { near, together } = problem
  let tied = 0
  for (const { node: other, bond } of near[node] ?? []) {
    const on = days[other]!
    if (on === nowhere) continue
    tied += isTogether(problem, node, other, day, on) ? bond : -bond
  }
  return together * tied
}

const isTogether = (
  { unfit, size }: Problem,
  node: number,
  other: number,
  day: number,
  on: number,
): boolean => on === day && unfit[day * size + node] === 0 && unfit[day * size + other] === 0

/** All pairs of a plan together. */
function bondsOf(routes: TourMoves): number {
  const { problem, day: days, held } = routes
  const { near, together, places } = problem
  let sum = 0
  for (let node = 0; node < places; node++) {
    const day = days[node]!
    if (day === nowhere) continue
    for (const { node: other, bond } of near[node] ?? []) {
      const on = days[other]!
      if (on === nowhere || other < node) continue
      sum += isTogether(problem, node, other, day, on) ? bond : -bond
    }
  }
  for (let day = 0; day < problem.days; day++) if (held[day]! > 0) sum += firstShare
  return together * sum
}

/** What the search maximises. */
export function scoreOf(routes: TourMoves): number {
  const { problem, dayTravel, strain } = routes
  let score = routes.worth
  for (let day = 0; day < problem.days; day++) score -= problem.travelWeight * dayTravel[day]! + strain[day]!
  return problem.together > 0 ? score + bondsOf(routes) : score
}
