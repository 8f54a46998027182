// What each place is worth on each day of a trip, and when a visit may begin there.
import type { DayProblem } from './built-days.ts'
import { type DaySpan, homeBy, type Travel } from './fixed-blocks.ts'
import { beginningsOn, type Beginnings, isAtNight } from './opening.ts'
import type { Problem } from './problem.ts'
import { likings } from './random.ts'
import type { Candidate, TripDay } from './types.ts'

const rainFactor = 0.4
/** A locked place outweighs any number of others. */
const lockedFactor = 1000
/** Where all that fits is planned anyway, another seed at least gives it other days. */
const daySpread = 0.1
/** What stands above its neighbours counts for so much of one more at least. */
const firmShare = 0.5
/** So many minutes one waits for the best time. */
const worthWaiting = 45

export const shownAs = ({ stops, shown }: Candidate): number => shown ?? Math.ceil(stops)

export function setSights({ problem, request, sights, spans, travel, fill }: DayProblem): void {
  const likingOf = likings(request.seed)
  const dayLikingOf = likings(request.seed, daySpread)
  const locked = new Set(request.locked)
  for (const [node, sight] of sights.entries()) {
    problem.visit[node] = Math.max(1, Math.round(sight.minutes))
    problem.cost[node] = sight.cost
    problem.stops[node] = sight.stops
    problem.shown[node] = shownAs(sight)
    // Until the sun goes down one is free.
    problem.patient[node] = sight.sunset ? 1 : 0
    problem.eats[node] = sight.isFood ? 1 : 0
    const liking = likingOf()
    // Icons stand above all of that anyway.
    const worth = sight.value + (sight.icon ? 0 : (sight.standing ?? 0) * tiesAtMost(problem, node))
    for (const [day, tripDay] of request.days.entries()) {
      const at = day * problem.size + node
      if (!setBeginnings(problem, at, visitBeginnings(sight, tripDay, spans[day]!, travel))) continue
      const wet = tripDay.rainLikely && !sight.indoor ? rainFactor : 1
      if (wet < 1) problem.unfit[at] = 1
      const liked = worth * liking * dayLikingOf() * wet
      problem.value[at] = (fill(sight) + liked) * (locked.has(sight.id) ? lockedFactor : 1)
    }
  }
}

/** A view without its sunset is a view still. */
export function openAtAnyTime({ problem, request, sights, spans, travel }: DayProblem, node: number): void {
  const sight = { ...sights[node]!, onlyAtBest: false }
  for (const [day, tripDay] of request.days.entries()) {
    const at = day * problem.size + node
    if (!setBeginnings(problem, at, visitBeginnings(sight, tripDay, spans[day]!, travel))) continue
    problem.value[at] = sight.value * (problem.unfit[at] === 1 ? rainFactor : 1)
  }
}

/** As much as neighbours on other days can take off: none of them keeps it out. */
const tiesAtMost = ({ near, together }: Problem, node: number): number =>
  together *
  Math.max(
    firmShare,
    near[node]!.reduce((sum, { bond }) => sum + bond, 0),
  )

/** Home at the end of the day; late from what belongs to the night. */
function visitBeginnings(sight: Candidate, day: TripDay, span: DaySpan, travel: Travel): Beginnings {
  const home = travel(sight.exit ?? sight, day.endAt)
  const to = isAtNight(sight) ? homeBy(day) : Math.min(day.endMinute, span.to - home)
  return beginningsOn(sight, day, { from: Math.max(day.startMinute, span.from), to })
}

/** False where the visit cannot be made on that day. */
function setBeginnings(problem: Problem, at: number, { open: [first, second], best }: Beginnings): boolean {
  if (!first) return false
  problem.open[at] = first.from
  problem.close[at] = second?.to ?? first.to
  problem.gapFrom[at] = second ? first.to : 0
  problem.gapTo[at] = second ? second.from : 0
  if (!best) return true
  problem.bestFrom[at] = best.from
  problem.bestTo[at] = Math.max(best.to, best.from + 1)
  // Who comes a little before the best time waits for it.
  if (!second && best.from - worthWaiting > first.from && best.from <= first.to) {
    problem.gapFrom[at] = best.from - worthWaiting
    problem.gapTo[at] = best.from
  }
  return true
}
