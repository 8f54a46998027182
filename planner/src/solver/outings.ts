// Days out: visits so long that they go on over noon. They are given a day before the search begins, which then fills
// what is left around them; one eats there, so such a day needs no lunch of its own.
import { beginnings, openOn } from './opening.ts'
import { likings } from './random.ts'
import { travelOf } from './travel.ts'
import type { Candidate, FixedItem, MealRule, PlanRequest, TripDay } from './types.ts'

export interface Outing {
  readonly candidate: Candidate
  readonly start: number
  readonly end: number
  /** The way home, in minutes. */
  readonly back: number
}

/** Whether a visit leaves time to eat where one is. */
export const spansMeal = ({ start, end }: { start: number; end: number }, rule: MealRule): boolean =>
  Math.min(end, rule.to) - Math.max(start, rule.from) >= rule.minutes

/** The days out by the number of their day: the best first, each on the driest day that has nothing planned yet. */
export function chooseOutings(request: PlanRequest, most = request.mostOutings): ReadonlyMap<number, Outing> {
  const chosen = new Map<number, Outing>()
  const budget = request.budget ?? Infinity
  let spent = 0
  for (const candidate of byLiking(request)) {
    if (chosen.size >= (candidate.icon ? mostIconDays(request) : most)) break
    if (candidate.cost > (request.dayBudget ?? Infinity) || spent + candidate.cost > budget) continue
    const fits = daysInTurn(request, candidate).flatMap((at) => {
      const outing = chosen.has(at) ? null : outingOn(request.days[at]!, candidate, request)
      return outing ? [{ at, outing }] : []
    })
    const [first] = fits
    if (!first) continue
    chosen.set(first.at, first.outing)
    spent += candidate.cost
  }
  return chosen
}

/** One goes out for icons even on a short trip, but stays for as many days. */
const mostIconDays = ({ days, mostOutings }: PlanRequest): number =>
  Math.max(mostOutings, Math.ceil(days.length / 2))

function byLiking({ candidates, seed, avoid, accessibleOnly, locked }: PlanRequest): Candidate[] {
  const likingOf = likings(seed)
  return candidates
    .filter(({ id, outing, value, accessible }) => {
      return outing && value > 0 && !avoid.includes(id) && (accessible || !accessibleOnly)
    })
    .map((candidate) => {
      const worth = candidate.value * likingOf()
      return { candidate, worth: locked.includes(candidate.id) ? Infinity : worth }
    })
    .toSorted((a, b) => Number(b.candidate.icon) - Number(a.candidate.icon) || b.worth - a.worth)
    .map(({ candidate }) => candidate)
}

/** One arrives on the first day: it comes last. In the rain nobody goes out to see what is under the open sky. */
function daysInTurn({ days }: PlanRequest, { indoor }: Candidate): number[] {
  return [...days.keys()]
    .filter((at) => days[at]!.fixed.length === 0 && (indoor || !days[at]!.rainLikely))
    .toSorted((a, b) => Number(a === 0) - Number(b === 0) || a - b)
}

/** As early as it opens and the way allows, with time to eat there, and back in time for dinner. */
function outingOn(day: TripDay, candidate: Candidate, request: PlanRequest): Outing | null {
  const { lunch, dinner } = request.mealRules
  const travel = travelOf(request)
  const back = travel(candidate, day.endAt)
  const home = dinner ? Math.min(dinner.to, day.endMinute) - dinner.minutes : day.endMinute
  const arrival = day.earliestMinute + travel(day.startAt, candidate)
  const within = { from: Math.max(day.startMinute, arrival), to: home - back }
  for (const { from, to } of beginnings(openOn(candidate, day), candidate.minutes, within)) {
    const start = lunch ? Math.max(from, lunch.from + lunch.minutes - candidate.minutes) : from
    const outing = { candidate, start, end: start + candidate.minutes, back }
    if (start <= to && (!lunch || spansMeal(outing, lunch))) return outing
  }
  return null
}

/** The request as it is once the days out are settled: the search plans around them, and knows of no others. */
export function withOutings(request: PlanRequest, outings: ReadonlyMap<number, Outing>): PlanRequest {
  const settled = new Set([...outings.values()].map(({ candidate }) => candidate.id))
  const days = request.days.map((day, at): TripDay => {
    const outing = outings.get(at)
    return outing ? { ...day, fixed: [itemOf(outing, day)] } : day
  })
  const left = request.candidates.filter(({ outing, id }) => !outing || settled.has(id))
  return { ...request, days, candidates: left }
}

/** The way home belongs to it: one has dinner in town. */
const itemOf = ({ candidate, start, end, back }: Outing, { endAt }: TripDay): FixedItem => ({
  id: candidate.id,
  name: candidate.name,
  start,
  end: end + back,
  at: candidate,
  endsAt: endAt,
  candidateId: candidate.id,
  meal: 'lunch',
})
