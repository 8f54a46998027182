// The search chooses what comes on which day; here each day gets the order with the shortest ways in which all times
// still hold.
import { endOf, startOf } from './problem.ts'
import type { TourMoves } from './routes.ts'

const mostPasses = 4
/** Less than this is no better. */
const slack = 1e-9

export function shortenDays(routes: TourMoves): void {
  for (let day = 0; day < routes.problem.days; day++)
    for (let pass = 0; pass < mostPasses && improved(routes, day); pass++) continue
}

/** What its ways and its hours take off a day. */
export const burdenOf = ({ problem, dayTravel, strain }: TourMoves, day: number): number =>
  problem.travelWeight * dayTravel[day]! + strain[day]!

/** Each place to its best position; two places change theirs. */
function improved(routes: TourMoves, day: number): boolean {
  let better = false
  for (const node of routes.placesOf(day)) if (relocated(routes, day, node)) better = true
  const places = routes.placesOf(day)
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1)) if (exchanged(routes, day, one, other)) better = true
  return better
}

function relocated(routes: TourMoves, day: number, node: number): boolean {
  const before = routes.previous[node]!
  let least = burdenOf(routes, day) - slack
  let best = before
  routes.remove(node)
  const end = endOf(routes.problem, day)
  for (let after = startOf(routes.problem, day); after !== end; after = routes.next[after]!) {
    routes.insert(node, after, day)
    if (routes.refresh(day) && burdenOf(routes, day) < least) {
      least = burdenOf(routes, day)
      best = after
    }
    routes.remove(node)
  }
  routes.insert(node, best, day)
  routes.refresh(day)
  return best !== before
}

function exchanged(routes: TourMoves, day: number, one: number, other: number): boolean {
  const least = burdenOf(routes, day) - slack
  swap(routes, day, one, other)
  if (routes.refresh(day) && burdenOf(routes, day) < least) return true
  swap(routes, day, one, other)
  routes.refresh(day)
  return false
}

function swap(routes: TourMoves, day: number, one: number, other: number): void {
  const [beforeOne, beforeOther] = [routes.previous[one]!, routes.previous[other]!]
  routes.remove(one)
  routes.remove(other)
  if (beforeOther === one) {
    routes.insert(other, beforeOne, day)
    routes.insert(one, other, day)
  } else if (beforeOne === other) {
    routes.insert(one, beforeOther, day)
    routes.insert(other, one, day)
  } else {
    routes.insert(other, beforeOne, day)
    routes.insert(one, beforeOther, day)
  }
}
