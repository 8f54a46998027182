// What is left once the search is over and fits after all: a view that was kept for the sunset, and dinner was in the way.
import type { DayProblem } from './built-days.ts'
import { openAtAnyTime } from './day-sights.ts'
import { Insertion } from './insertion.ts'
import { nowhere, type TourMoves } from './routes.ts'

export function fillDays(built: DayProblem, routes: TourMoves): void {
  const { problem, sights } = built
  const kept = [...sights.keys()].filter((node) => routes.day[node] === nowhere && sights[node]!.sunset)
  if (kept.length === 0) return
  for (const node of kept) openAtAnyTime(built, node)
  const [unchanged, tried] = [new Uint8Array(problem.days), new Uint8Array(problem.places)]
  for (const node of kept) tried[node] = 1
  const insertion = new Insertion(problem, routes)
  insertion.fill(unchanged, tried)
}
