// Meals that one has where one is anyway: at a market's stalls, in a street of bars. Such a visit is moved to the time of
// the meal, where that leaves everything else as it is.
import type { BreakNode, DayProblem } from './built-days.ts'
import type { Eaten } from './eat-out.ts'
import type { TourMoves } from './routes.ts'

/** A visit that is over so long before the meal is none. */
const longBefore = 120
/** Who nibbles from stall to stall sits less long. */
export const leastEating = 45

export function eatThere(built: DayProblem, routes: TourMoves): Eaten {
  const eaten: Eaten = new Map()
  for (const entry of built.breaks) {
    const node = routes
      .placesOf(entry.day)
      .filter((one) => !eaten.has(one) && feedsAt(built, routes, one, entry))
      .find((one) => moved(built, routes, one, entry))
    if (node !== undefined) eaten.set(node, { meal: entry.meal, candidate: built.sights[node]!, back: 0 })
  }
  return eaten
}

const feedsAt = (
  { sights }: DayProblem,
  { leave }: TourMoves,
  node: number,
  { meal, rule }: BreakNode,
): boolean => Boolean(sights[node]!.feeds?.includes(meal)) && leave[node]! >= rule.from - longBefore

function moved({ problem }: DayProblem, routes: TourMoves, node: number, entry: BreakNode): boolean {
  const { day, rule } = entry
  const { open, close } = problem
  const at = day * problem.size + node
  const before = routes.previous[entry.node]!
  const [from, to] = [open[at]!, close[at]!]
  open[at] = Math.max(from, rule.from)
  close[at] = Math.min(to, rule.to - leastEating)
  routes.remove(entry.node)
  if (open[at]! <= close[at]! && routes.refresh(day)) return true
  open[at] = from
  close[at] = to
  routes.insert(entry.node, before, day)
  routes.refresh(day)
  return false
}
