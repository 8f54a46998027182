// Once the search is over: a stop, or a few in a row, moves to the day and the place in it where the plan is best, or
// two days exchange some.
import { tiesOf, togetherFirst } from './bonds.ts'
import { burdenOf, shortenDays } from './day-order.ts'
import { endOf, startOf, type Problem } from './problem.ts'
import { nowhere, type TourMoves } from './routes.ts'

const longestRun = 3
const longestExchanged = 2
/** Less than this is no better. */
const slack = 1e-9

export function settleDays(routes: TourMoves): void {
  shortenDays(routes)
  for (let day = 0; day < routes.problem.days; day++) {
    for (const run of runsUpTo(routes, day, longestRun).toReversed())
      if (isRun(routes, day, run)) moveRun(routes, day, run)
    for (let other = day + 1; other < routes.problem.days; other++) exchangeRuns(routes, day, other)
  }
  shortenDays(routes)
}

type Run = readonly number[]

/** Whether these follow each other on that day, with nothing fixed between them. */
const isRun = ({ day: days, previous }: TourMoves, day: number, run: Run): boolean =>
  run.every((node, at) => days[node] === day && (at === 0 || previous[node] === run[at - 1]))

/** All runs of a day, the short ones first. */
function runsUpTo(routes: TourMoves, day: number, longest: number): Run[] {
  const places = routes.placesOf(day)
  return Array.from({ length: longest }, (_, n) => n + 1).flatMap((length) =>
    places
      .map((_, at) => places.slice(at, at + length))
      .filter((run) => run.length === length && isRun(routes, day, run)),
  )
}

const isOpen = ({ value, size }: Problem, day: number, run: Run): boolean =>
  run.every((node) => value[day * size + node]! > 0)

/** Whether a day holds no more than it may, at times that can be kept. */
const isKept = (routes: TourMoves, day: number): boolean =>
  routes.count[day]! <= routes.problem.mostPerDay[day]! &&
  routes.shown[day]! <= routes.problem.mostShown[day]! &&
  routes.spent[day]! <= routes.problem.dayBudget[day]! &&
  routes.refresh(day)

function take(routes: TourMoves, run: Run): void {
  for (const node of run) routes.remove(node)
}

function put(routes: TourMoves, run: Run, after: number, day: number): void {
  let last = after
  for (const node of run) {
    routes.insert(node, last, day)
    last = node
  }
}

/** What of a plan's score two days and the stops that move between them make. */
function scoreOfBoth(routes: TourMoves, day: number, other: number, moved: Run): number {
  let score = routes.worth - burdenOf(routes, day) - burdenOf(routes, other)
  score += togetherFirst(routes, day) + togetherFirst(routes, other)
  for (const node of moved) if (routes.day[node] !== nowhere) score += tiesOf(routes, node, routes.day[node]!)
  return score
}

function moveRun(routes: TourMoves, day: number, run: Run): void {
  const home = routes.previous[run[0]!]!
  let [most, best] = [slack, { day, after: home }]
  for (let other = 0; other < routes.problem.days; other++) {
    if (other === day || !isOpen(routes.problem, other, run)) continue
    const before = scoreOfBoth(routes, day, other, run)
    take(routes, run)
    const end = endOf(routes.problem, other)
    const first = routes.refresh(day) ? startOf(routes.problem, other) : end
    for (let after = first; after !== end; after = routes.next[after]!) {
      put(routes, run, after, other)
      const gained = isKept(routes, other) ? scoreOfBoth(routes, day, other, run) - before : 0
      if (gained > most) [most, best] = [gained, { day: other, after }]
      take(routes, run)
    }
    put(routes, run, home, day)
    routes.refresh(day)
    routes.refresh(other)
  }
  if (best.day === day) return
  take(routes, run)
  put(routes, run, best.after, best.day)
  routes.refresh(day)
  routes.refresh(best.day)
}

function exchangeRuns(routes: TourMoves, day: number, other: number): void {
  for (const run of runsUpTo(routes, day, longestExchanged))
    for (const counter of runsUpTo(routes, other, longestExchanged))
      if (isRun(routes, day, run) && isRun(routes, other, counter)) exchange(routes, day, run, other, counter)
}

function exchange(routes: TourMoves, day: number, run: Run, other: number, counter: Run): void {
  if (!isOpen(routes.problem, other, run) || !isOpen(routes.problem, day, counter)) return
  const moved = [...run, ...counter]
  const before = scoreOfBoth(routes, day, other, moved)
  const [here, there] = [routes.previous[run[0]!]!, routes.previous[counter[0]!]!]
  take(routes, moved)
  put(routes, counter, here, day)
  put(routes, run, there, other)
  const holds = isKept(routes, day) && isKept(routes, other)
  if (holds && scoreOfBoth(routes, day, other, moved) > before + slack) return
  take(routes, moved)
  put(routes, run, here, day)
  put(routes, counter, there, other)
  routes.refresh(day)
  routes.refresh(other)
}
