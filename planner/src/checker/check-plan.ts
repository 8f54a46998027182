// What is wrong with a plan, whoever made it. Knows nothing of how the solver works: it goes through the plan's own
// times. Conflicts among things that were planned before are not the plan's fault and not reported.
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fixedBlocks, type Travel } from '../solver/fixed-blocks.ts'
import { neededBreaks } from '../solver/meal-breaks.ts'
import { hoursOn } from '../solver/opening.ts'
import { travelOf } from '../solver/travel.ts'
import type { Candidate, Located, Meal, MealRule, PlanRequest, TripDay } from '../solver/types.ts'
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
      if (!candidate) findings.push({ kind: 'unknown', date, ids: [id], text: `“${id}” is not a known place.` })
      else stops.push({ id, name: candidate.name, start, end, at: candidate, candidate })
    }
    findings.push(...repeated(date, stops, seen))
    const cost = stops.reduce((sum, { candidate }) => sum + (candidate?.cost ?? 0), 0)
    spent += cost
    const day = days.get(date)
    if (day) findings.push(...checkDay(day, stops, cost, context))
    else if (visits.length > 0)
      findings.push({ kind: 'outside', date, ids: stops.map(({ id }) => id), text: `${date} is not a day of the trip.` })
  }
  const { budget } = context
  if (budget !== null && spent > budget)
    findings.push({ kind: 'budget', date: null, ids: [], text: `The plan costs ${spent} of a budget of ${budget}.` })
  return findings
}

function repeated(date: PlainDate, stops: readonly Stop[], seen: Set<string>): Finding[] {
  const findings: Finding[] = []
  for (const { id, name } of stops) {
    if (seen.has(id)) findings.push({ kind: 'repeated', date, ids: [id], text: `${name} is in the plan twice.` })
    seen.add(id)
  }
  return findings
}

function checkDay(day: TripDay, visits: readonly Stop[], cost: number, context: CheckContext): Finding[] {
  const travel = travelOf(context)
  const fixed = day.fixed.map((item): Stop => ({ ...item, candidate: null }))
  const stops = [...visits, ...fixed].toSorted((a, b) => a.start - b.start || a.end - b.end)
  const { date } = day
  const findings = visits.flatMap((visit) => checkTimes(day, visit))
  findings.push(...overlaps(date, stops), ...legs(day, stops, travel), ...missingMeals(day, stops, context, travel))
  const { dayBudget } = context
  if (dayBudget !== null && cost > dayBudget)
    findings.push({ kind: 'budget', date, ids: [], text: `The day costs ${cost} of ${dayBudget} for a day.` })
  return findings
}

function checkTimes(day: TripDay, { id, name, start, end, candidate }: Stop): Finding[] {
  const { date } = day
  if (start < day.startMinute || end > day.endMinute || end < start) {
    const hours = `${clock(day.startMinute)} to ${clock(day.endMinute)}`
    return [{ kind: 'outside', date, ids: [id], text: `${name} lies outside the day from ${hours}.` }]
  }
  const open = candidate && hoursOn(candidate, day.weekday).some(({ from, to }) => from <= start && end <= to)
  if (open) return []
  return [{ kind: 'closed', date, ids: [id], text: `${name} is not open from ${clock(start)} to ${clock(end)}.` }]
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

/** From the start of the day to its end, from stop to stop; where a stop has no place one stays where one was. */
function legs(day: TripDay, stops: readonly Stop[], travel: Travel): Finding[] {
  const findings: Finding[] = []
  let here: Located = day.startAt
  let last: Stop | null = null
  let free = day.startMinute
  for (const stop of stops) {
    const way = stop.at ? travel(here, stop.at) : 0
    const ours = stop.candidate !== null || (last !== null && last.candidate !== null)
    if (ours && stop.start >= free && stop.start - free < way) {
      const text = `The way to ${stop.name} takes ${way} min, and there are ${stop.start - free}.`
      findings.push({ kind: 'leg', date: day.date, ids: [...(last ? [last.id] : []), stop.id], text })
    }
    here = stop.at ?? here
    free = last ? Math.max(free, stop.end) : stop.end
    last = stop
  }
  const way = travel(here, day.endAt)
  if (last?.candidate && day.endMinute - free < way) {
    const text = `The way back from ${last.name} takes ${way} min, and the day ends at ${clock(day.endMinute)}.`
    findings.push({ kind: 'leg', date: day.date, ids: [last.id], text })
  }
  return findings
}

function missingMeals(day: TripDay, stops: readonly Stop[], context: CheckContext, travel: Travel): Finding[] {
  const needed = neededBreaks(day, fixedBlocks(day, travel), context.mealRules, travel)
  return needed
    .filter(({ meal, rule }) => !eatsOut(stops, meal, rule) && !hasBreak(day, stops, rule, travel))
    .map(({ meal, rule }): Finding => {
      const text = `There is no time for ${meal} between ${clock(rule.from)} and ${clock(rule.to)}.`
      return { kind: 'no-meal', date: day.date, ids: [], text }
    })
}

const eatsOut = (stops: readonly Stop[], meal: Meal, { from, to, minutes }: MealRule): boolean =>
  stops.some(
    ({ candidate, start, end }) => candidate?.meals.includes(meal) && start >= from && end <= to && end - start >= minutes,
  )

/** Whether one can eat after a stop, there, and still be in time for the next that has a place. */
function hasBreak(day: TripDay, stops: readonly Stop[], rule: MealRule, travel: Travel): boolean {
  let here: Located = day.startAt
  let free = Math.min(day.startMinute, stops[0]?.start ?? Infinity)
  for (let at = 0; at <= stops.length; at++) {
    const onward = stops.slice(at).find((stop) => stop.at)
    const leaveBy = onward?.at ? onward.start - travel(here, onward.at) : Math.max(day.endMinute, free) - travel(here, day.endAt)
    const until = Math.min(leaveBy, stops[at]?.start ?? Infinity, rule.to)
    if (until - Math.max(free, rule.from) >= rule.minutes) return true
    here = stops[at]?.at ?? here
    free = Math.max(free, stops[at]?.end ?? free)
  }
  return false
}
