// What is left once the search is over and fits after all: in a day that holds less than its pace promises, whatever lies
// with its neighbours on another day; and a view that was kept for the sunset, where dinner was in the way.
import { paceStops } from '@sojourn/contract/ai/preferences'
import type { DayProblem } from './built-days.ts'
import { openAtAnyTime } from './day-sights.ts'
import { Insertion } from './insertion.ts'
import { nowhere, type TourMoves } from './routes.ts'

export function fillDays(built: DayProblem, routes: TourMoves): void {
  const { problem, sights, request } = built
  const [none, short] = [new Uint8Array(problem.places), new Uint8Array(problem.days)]
  for (const day of short.keys()) short[day] = Number(routes.count[day]! < paceStops[request.pace].least)
  new Insertion(problem, routes).fill(short, none)
  const kept = [...sights.keys()].filter((node) => routes.day[node] === nowhere && sights[node]!.sunset)
  if (kept.length === 0) return
  for (const node of kept) openAtAnyTime(built, node)
  const [unchanged, tried] = [new Uint8Array(problem.days), new Uint8Array(problem.places)]
  for (const node of kept) tried[node] = 1
  // It knows the hours as they were when it was made.
  new Insertion(problem, routes).fill(unchanged, tried)
}
