// Days out: visits so long that they go on over noon, and icons that the hours of a day leave no room for. They are given
// a day before the search begins, which then fills what is left around them; on a day out one eats there.
import { homeBy } from './fixed-blocks.ts'
import { early, ruleOn } from './meal-breaks.ts'
import { beginnings, beginningsOn, isAtNight, openOn } from './opening.ts'
import { likings } from './random.ts'
import { travelOf } from './travel.ts'
import {
  type Candidate,
  type FixedItem,
  type Interval,
  type Meal,
  type MealRule,
  meals,
  type PlanRequest,
  type TripDay,
} from './types.ts'

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
export function chooseOutings(
  request: PlanRequest,
  most: number,
  mostIcons: number,
): ReadonlyMap<number, Outing> {
  const chosen = new Map<number, Outing>()
  const budget = request.budget ?? Infinity
  let spent = 0
  for (const candidate of byLiking(request)) {
    const held = [...chosen.values()].filter((one) => one.candidate.outing).map((one) => one.candidate)
    if (candidate.outing && isEnough(candidate, held, request, most, mostIcons)) continue
    const stretched = [...chosen.values()].filter((one) => one.candidate.stretches).length
    if (candidate.stretches && stretched >= mostLong(request, most)) continue
    if (candidate.cost > (request.dayBudget ?? Infinity) || spent + candidate.cost > budget) continue
    const fits = daysInTurn(request, candidate).flatMap((at) => {
      const on = candidate.outing ? outingOn : besideMeals
      const outing = chosen.has(at) ? null : on(request.days[at]!, candidate, request)
      return outing ? [{ at, outing }] : []
    })
    const [first] = fits
    if (!first) continue
    chosen.set(first.at, first.outing)
    spent += candidate.cost
  }
  return chosen
}

/** So many days of a trip hold one that is spent in one place of the town. */
const daysPerLongVisit = 4

function isEnough(
  { icon, farOut }: Candidate,
  held: readonly Candidate[],
  request: PlanRequest,
  most: number,
  mostIcons: number,
): boolean {
  if (icon) return held.length >= mostIcons
  const inTown = held.filter((one) => !one.farOut && !one.icon).length
  if (farOut) return held.length - inTown >= most
  return inTown >= mostLong(request, most)
}

const mostLong = ({ days }: PlanRequest, most: number): number =>
  Math.min(most, Math.max(1, Math.floor(days.length / daysPerLongVisit)))

/** One goes out for icons even on a short trip, but stays for as many days. */
export const mostIconDays = ({ days, mostOutings }: PlanRequest): number =>
  Math.max(mostOutings, Math.ceil(days.length / 2))

function byLiking(request: PlanRequest): Candidate[] {
  const { candidates, seed, avoid, accessibleOnly, locked } = request
  const likingOf = likings(seed)
  return candidates
    .filter((candidate) => {
      const { id, outing, value, accessible } = candidate
      const isWanted = value > 0 && !avoid.includes(id) && (accessible || !accessibleOnly)
      return isWanted && (outing || isBeyondHours(candidate, request))
    })
    .map((candidate) => {
      const worth = candidate.value * likingOf()
      return { candidate, worth: locked.includes(candidate.id) ? Infinity : worth }
    })
    .toSorted((a, b) => Number(b.candidate.icon) - Number(a.candidate.icon) || b.worth - a.worth)
    .map(({ candidate }) => candidate)
}

/**
 * A day on which alone something else can be seen that people come for is left to it. One arrives on the first day: it
 * comes last. In the rain nobody goes out to see what is under the open sky. Another seed begins on another day.
 */
function daysInTurn(request: PlanRequest, candidate: Candidate): number[] {
  const { days, seed } = request
  const turnOf = (at: number): number => (at + seed) % days.length
  const bound = onlyDays(request, candidate)
  const isBound = (at: number): number => Number(bound.has(at))
  return [...days.keys()]
    .filter((at) => days[at]!.fixed.length === 0 && (candidate.indoor || !days[at]!.rainLikely))
    .toSorted(
      (a, b) =>
        isBound(a) - isBound(b) ||
        hoursLost(days[a]!) - hoursLost(days[b]!) ||
        Number(a === 0) - Number(b === 0) ||
        turnOf(a) - turnOf(b),
    )
}

/** The days that are the only one for another icon: a market's Saturday. */
function onlyDays({ days, candidates, avoid }: PlanRequest, { id }: Candidate): ReadonlySet<number> {
  const icons = candidates.filter(
    (one) => one.icon && !one.outing && one.value > 0 && one.id !== id && !avoid.includes(one.id),
  )
  const open = icons.map((icon) => [...days.keys()].filter((at) => openOn(icon, days[at]!).length > 0))
  return new Set(open.filter(({ length }) => length === 1).flat())
}

/** To a flight, on the days of arrival and departure. */
const hoursLost = ({ stretched }: TripDay): number => stretched.from - stretched.to

/** For an icon one gets up earlier, where it cannot be seen otherwise. */
const leavingFrom = 7 * 60

function outingOn(day: TripDay, candidate: Candidate, request: PlanRequest): Outing | null {
  const { from } = day.stretched
  const usual = outingFrom(Math.max(from, leavingFrom), day, candidate, request)
  return usual ?? (candidate.icon ? outingFrom(from, day, candidate, request) : null)
}

/** As early as it opens and the way allows, with time to eat there, and back in time for dinner. */
function outingFrom(
  leaving: number,
  day: TripDay,
  candidate: Candidate,
  request: PlanRequest,
): Outing | null {
  const [lunch, dinner] = [ruleOn(day, request.mealRules.lunch), ruleOn(day, request.mealRules.dinner)]
  const travel = travelOf(request)
  const back = travel(candidate.exit ?? candidate, day.endAt)
  const home = dinner ? Math.min(dinner.to, day.endMinute) - dinner.minutes : day.endMinute
  const within = {
    from: Math.max(day.startMinute, leaving + travel(day.startAt, candidate)),
    to: home - back,
  }
  for (const { from, to } of beginnings(openOn(candidate, day), candidate.minutes, within)) {
    const start = lunch ? Math.max(from, lunch.from + lunch.minutes - candidate.minutes) : from
    // From a place of the town one goes on without going home.
    const outing = { candidate, start, end: start + candidate.minutes, back: candidate.farOut ? back : 0 }
    if (start <= to && (!lunch || spansMeal(outing, lunch))) return outing
  }
  return null
}

/** An icon that fits into no day as the days are: a sunrise, an opera, a night in a park of lights. */
const isBeyondHours = (candidate: Candidate, request: PlanRequest): boolean =>
  candidate.stretches ||
  (candidate.icon && candidate.meals.length === 0 && !fitsBesideMeals(candidate, request))

const fitsBesideMeals = (candidate: Candidate, request: PlanRequest): boolean =>
  request.days.some((day) => {
    const to = isAtNight(candidate) ? homeBy(day) : day.endMinute
    return beginBesideMeals(candidate, day, request, { from: day.startMinute, to }) !== null
  })

/** So long a visit goes on over noon. */
const overNoonMinutes = 180
/** For less liking by the hour and a half nobody spends a day on it. */
const leastLiking = 2.5 / 90

/** What can be seen neither before nor after lunch is a day out in town: one eats there. For a balloon one gets up. */
export function withLongVisits(request: PlanRequest): PlanRequest {
  const settled = (candidate: Candidate): Candidate => {
    const { minutes, outing, meals, icon, value } = candidate
    const isWanted = icon || value / minutes >= leastLiking
    if (outing || meals.length > 0 || !isWanted || fitsBesideMeals(candidate, request)) return candidate
    const isOverNoon =
      minutes >= overNoonMinutes && request.days.some((day) => outingOn(day, candidate, request))
    if (isOverNoon) return { ...candidate, outing: true }
    const isAtItsHour = !icon && request.days.some((day) => besideMeals(day, candidate, request))
    return isAtItsHour ? { ...candidate, stretches: true } : candidate
  }
  return { ...request, candidates: request.candidates.map(settled) }
}

function besideMeals(day: TripDay, candidate: Candidate, request: PlanRequest): Outing | null {
  const start = beginBesideMeals(candidate, day, request, day.stretched, true)
  if (start === null) return null
  return {
    candidate,
    start,
    end: start + candidate.minutes,
    back: travelOf(request)(candidate.exit ?? candidate, day.endAt),
  }
}

const stepMinutes = 15

/** The last moment at which it is over before the day begins, else the first that leaves time for each meal; null where there is none. */
function beginBesideMeals(
  candidate: Candidate,
  day: TripDay,
  request: PlanRequest,
  hours: Interval,
  isEarly = false,
): number | null {
  const travel = travelOf(request)
  const [there, back] = [travel(day.startAt, candidate), travel(candidate.exit ?? candidate, day.endAt)]
  const within = { from: hours.from + there, to: hours.to - back }
  const rules = meals.flatMap((meal) => {
    const rule = ruleOn(day, request.mealRules[meal])
    return rule ? [{ ...rule, meal }] : []
  })
  const begin = (kept: readonly DaysMeal[]): number | null => {
    const starts = beginningsOn(candidate, day, within)
      .open.flatMap(({ from, to }) => stepsOf(from, to))
      .filter((start) => kept.every((rule) => isKept(rule, candidate, start, there, back, isEarly)))
    // Nobody gets up at four for what is still there at eight.
    return starts.findLast((start) => start + candidate.minutes <= day.startMinute) ?? starts[0] ?? null
  }
  return begin(rules) ?? (isEarly ? begin(rules.map((rule) => ({ ...rule, ...early(rule, day) }))) : null)
}

const stepsOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / stepMinutes) + 1 }, (_, step) => from + step * stepMinutes)

type DaysMeal = MealRule & { meal: Meal }

/** Before or after it, or there: an evening with a feast. */
function isKept(
  rule: DaysMeal,
  candidate: Candidate,
  start: number,
  there: number,
  back: number,
  isFeast: boolean,
): boolean {
  const end = start + candidate.minutes
  if (end + back <= rule.to - rule.minutes || start - there >= rule.from + rule.minutes) return true
  const isFed = Boolean(candidate.feeds?.includes(rule.meal)) && start >= rule.from
  return isFeast && isFed && spansMeal({ start, end }, rule)
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

const eveningFrom = 17 * 60

/** What one eats on such a visit. */
export const mealDuring = ({ candidate, start }: Pick<Outing, 'candidate' | 'start'>): Meal | null => {
  if (candidate.outing) return 'lunch'
  return candidate.feeds?.includes('dinner') && start >= eveningFrom ? 'dinner' : null
}

/** The way home belongs to it: one has dinner in town. */
const itemOf = ({ candidate, start, end, back }: Outing, { endAt }: TripDay): FixedItem => ({
  id: candidate.id,
  name: candidate.name,
  start,
  end: end + back,
  at: candidate,
  endsAt: candidate.outing && !candidate.farOut ? (candidate.exit ?? candidate) : endAt,
  candidateId: candidate.id,
  meal: mealDuring({ candidate, start }),
})
