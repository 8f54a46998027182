// What is wrong with a plan, whoever made it. Knows nothing of how the solver works: it goes through the plan's own
// times. Conflicts among things that were planned before are not the plan's fault and not reported.
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { leastEating } from '../solver/eat-there.ts'
import { fixedBlocks, homeBy, type Travel } from '../solver/fixed-blocks.ts'
import { early, neededBreaks } from '../solver/meal-breaks.ts'
import { hoursOn, isAtNight } from '../solver/opening.ts'
import { spansMeal } from '../solver/outings.ts'
import { travelOf } from '../solver/travel.ts'
import type { Candidate, Interval, Located, Meal, MealRule, PlanRequest, TripDay } from '../solver/types.ts'
import { clock, type Finding } from './findings.ts'

/** The part of a plan that is checked: any source of plans can give it. */
export interface CheckedPlan {
  readonly days: readonly {
    readonly date: PlainDate
    readonly visits: readonly { readonly id: string; readonly start: number; readonly end: number }[]
  }[]
}

export type CheckContext = Pick<
  PlanRequest,
  'days' | 'candidates' | 'budget' | 'dayBudget' | 'mealRules' | 'travelMinutes'
>

interface Stop {
  id: string
  name: string
  start: number
  end: number
  at: Located | null
  /** Null for what was planned before. */
  candidate: Candidate | null
}

export function checkPlan(plan: CheckedPlan, context: CheckContext): Finding[] {
  const findings: Finding[] = []
  const candidates = new Map(context.candidates.map((candidate) => [candidate.id, candidate]))
  const days = new Map(context.days.map((day) => [day.date, day]))
  const seen = new Set<string>()
  let spent = 0
  for (const { date, visits } of plan.days) {
    const stops: Stop[] = []
    for (const { id, start, end } of visits) {
      const candidate = candidates.get(id)
      if (!candidate)
        findings.push({ kind: 'unknown', date, ids: [id], text: `“${id}” is not a known place.` })
      else stops.push({ id, name: candidate.name, start, end, at: candidate, candidate })
    }
    findings.push(...repeated(date, stops, seen))
    const cost = stops.reduce((sum, { candidate }) => sum + (candidate?.cost ?? 0), 0)
    spent += cost
    const day = days.get(date)
    if (day) findings.push(...checkDay(day, stops, cost, context))
    else if (visits.length > 0)
      findings.push({
        kind: 'outside',
        date,
        ids: stops.map(({ id }) => id),
        text: `${date} is not a day of the trip.`,
      })
  }
  const { budget } = context
  if (budget !== null && spent > budget)
    findings.push({
      kind: 'budget',
      date: null,
      ids: [],
      text: `The plan costs ${spent} of a budget of ${budget}.`,
    })
  return findings
}

function repeated(date: PlainDate, stops: readonly Stop[], seen: Set<string>): Finding[] {
  const findings: Finding[] = []
  for (const { id, name } of stops) {
    if (seen.has(id))
      findings.push({ kind: 'repeated', date, ids: [id], text: `${name} is in the plan twice.` })
    seen.add(id)
  }
  return findings
}

function checkDay(day: TripDay, visits: readonly Stop[], cost: number, context: CheckContext): Finding[] {
  const travel = travelOf(context)
  const fixed = day.fixed.map((item): Stop => ({ ...item, candidate: null }))
  const stops = [...visits, ...fixed].toSorted((a, b) => a.start - b.start || a.end - b.end)
  const { date } = day
  const findings = visits.flatMap((visit) => checkTimes(day, visit, hoursOf(day, visits, visit)))
  findings.push(
    ...overlaps(date, stops),
    ...legs(day, stops, travel),
    ...missingMeals(day, stops, context, travel),
  )
  const { dayBudget } = context
  if (dayBudget !== null && cost > dayBudget)
    findings.push({ kind: 'budget', date, ids: [], text: `The day costs ${cost} of ${dayBudget} for a day.` })
  return findings
}

/** The day's own hours; an icon or a day out may stretch them, and one eats and goes out until late. */
function hoursOf(day: TripDay, stops: readonly Stop[], { candidate }: Partial<Stop> = {}): Interval {
  if (stops.some(({ candidate: one }) => one?.icon || one?.outing || one?.stretches)) return day.stretched
  const isLate = !candidate || candidate.meals.length > 0 || isAtNight(candidate)
  return { from: day.startMinute, to: isLate ? homeBy(day) : day.endMinute }
}

const doorsOn = ({ dated, hours }: Candidate, { date, weekday }: TripDay): readonly Interval[] =>
  dated?.get(date) ?? hoursOn({ hours }, weekday)

function checkTimes(day: TripDay, { id, name, start, end, candidate }: Stop, hours: Interval): Finding[] {
  const { date } = day
  if (start < hours.from || end > hours.to || end < start) {
    const text = `${name} lies outside the day from ${clock(hours.from)} to ${clock(hours.to)}.`
    return [{ kind: 'outside', date, ids: [id], text }]
  }
  const open = candidate && doorsOn(candidate, day).some(({ from, to }) => from <= start && end <= to)
  if (!open)
    return [
      { kind: 'closed', date, ids: [id], text: `${name} is not open from ${clock(start)} to ${clock(end)}.` },
    ]
  const { daylight } = day
  if (!candidate.byDaylight || !daylight || (start >= daylight.from && end <= daylight.to)) return []
  const light = `it is light from ${clock(daylight.from)} to ${clock(daylight.to)}`
  return [{ kind: 'dark', date, ids: [id], text: `${name} lies in the dark: ${light}.` }]
}

function overlaps(date: PlainDate, stops: readonly Stop[]): Finding[] {
  const findings: Finding[] = []
  for (const [at, stop] of stops.entries()) {
    for (const other of stops.slice(at + 1)) {
      if (other.start >= stop.end || (!stop.candidate && !other.candidate)) continue
      const ids = [stop.id, other.id]
      findings.push({ kind: 'overlap', date, ids, text: `${other.name} begins before ${stop.name} is over.` })
    }
  }
  return findings
}

interface Gap {
  /** Null at the start and at the end of the day. */
  before: Stop | null
  after: Stop | null
  /** Where one is, and from when on one is free. */
  here: Located
  free: number
}

/** From the start of the day to its end, from stop to stop; where a stop has no place one stays where one was. */
function gapsOf(day: TripDay, stops: readonly Stop[]): Gap[] {
  const gaps: Gap[] = []
  const [first] = stops
  let gap: Gap = { before: null, after: first ?? null, here: day.startAt, free: hoursOf(day, stops).from }
  for (const [at, stop] of stops.entries()) {
    gaps.push(gap)
    // What is planned before the day's own hours does not make one wait for them.
    const free = at === 0 ? stop.end : Math.max(gap.free, stop.end)
    gap = {
      before: stop,
      after: stops[at + 1] ?? null,
      here: stop.candidate?.exit ?? stop.at ?? gap.here,
      free,
    }
  }
  return [...gaps, gap]
}

function legs(day: TripDay, stops: readonly Stop[], travel: Travel): Finding[] {
  const until = hoursOf(day, stops).to
  return gapsOf(day, stops).flatMap(({ before, after, here, free }): Finding[] => {
    const there = after ? after.at : day.endAt
    const way = there ? travel(here, there) : 0
    const time = (after ? after.start : until) - free
    const ours = Boolean(before?.candidate ?? after?.candidate)
    if (!ours || time < 0 || time >= way) return []
    const text = after
      ? `The way to ${after.name} takes ${way} min, and there are ${time}.`
      : `The way back from ${before?.name} takes ${way} min, and the day ends at ${clock(until)}.`
    return [{ kind: 'leg', date: day.date, ids: [before, after].flatMap((stop) => stop?.id ?? []), text }]
  })
}

function missingMeals(
  day: TripDay,
  stops: readonly Stop[],
  context: CheckContext,
  travel: Travel,
): Finding[] {
  const needed = neededBreaks(day, fixedBlocks(day, travel), context.mealRules, travel)
  return needed
    .filter(
      ({ meal, rule }) =>
        ![rule, early(rule, day)].some(
          (one) => eatsOut(stops, meal, one) || hasBreak(day, stops, one, travel),
        ),
    )
    .map(({ meal, rule }): Finding => {
      const text = `There is no time for ${meal} between ${clock(rule.from)} and ${clock(rule.to)}.`
      return { kind: 'no-meal', date: day.date, ids: [], text }
    })
}

/** At a place to eat, while one sees a market, or in the middle of a day out. */
const eatsOut = (stops: readonly Stop[], meal: Meal, rule: MealRule): boolean =>
  stops.some(({ candidate, ...time }) => {
    if (!candidate) return false
    if (candidate.outing && spansMeal(time, rule)) return true
    if (time.start < rule.from) return false
    if (candidate.feeds?.includes(meal)) return spansMeal(time, { ...rule, minutes: leastEating })
    return candidate.meals.includes(meal) && time.end <= rule.to && spansMeal(time, rule)
  })

/** Whether one can eat after a stop and still be in time for the next that has a place: before the way or after it. */
function hasBreak(day: TripDay, stops: readonly Stop[], rule: MealRule, travel: Travel): boolean {
  return gapsOf(day, stops).some(({ after, here, free }, at) => {
    const onward = stops.slice(at).find((stop) => stop.at)
    const way = travel(here, onward?.at ?? day.endAt)
    // What is planned somewhere goes on beyond the day's own hours, and one comes home after it.
    const over = Math.max(free, ...stops.slice(at).map(({ end }) => end + way))
    const arriveBy = onward ? onward.start : Math.max(homeBy(day), over)
    const next = after?.start ?? arriveBy
    const before = Math.min(next, arriveBy - way, rule.to) - Math.max(free, rule.from)
    const afterwards = Math.min(next, rule.to) - Math.max(free + way, rule.from)
    return Math.max(before, afterwards) >= rule.minutes
  })
}
