// "Plan my ideas": what travellers would like to do is put into the free time of their days, the most wanted first.
// Nothing is added that nobody asked for, and what is planned or booked stays where it is.
import { isBed } from '@sojourn/contract/itinerary/tonight'
import { hasChildren } from '@sojourn/contract/trips/party'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Meaning } from '@sojourn/contract/words/meaning'
import { checkPlan } from '../checker/check-plan.ts'
import { mealTimes } from '../countries/meal-times.ts'
import { roadsOf } from '../guide/roads.ts'
import { solveDays } from '../solver/solve-days.ts'
import type { Interval, PlanRequest } from '../solver/types.ts'
import { withClosingDays } from './holiday-hours.ts'
import { type IdeaToPlan, anywhere, onItsDay, spotOf, weigh } from './idea-candidates.ts'
import type { PlannedPart } from './journey-parts.ts'
import { leavesOn } from './journeys.ts'
import { partOf, whyItStays, whyNowhere } from './staying-ideas.ts'
import { centreOf, solverDays } from './trip-days.ts'
import { plannedDates } from './trip-facts.ts'
import { travelBy } from './ways.ts'

interface Taken extends Interval {
  id: string
  name: string
}

export interface DayOfIdeas {
  date: PlainDate
  /** What is planned or booked. */
  fixed: readonly Taken[]
  ideas: readonly Taken[]
}

export interface IdeasPlan {
  days: readonly DayOfIdeas[]
  staying: readonly { id: string; why: Meaning }[]
}

/** As long as anybody plans at once. */
const mostDays = 30

/** `from`: the first day that is not over. */
export function planIdeas(
  whole: PlannedPart,
  parts: readonly PlannedPart[],
  ideas: readonly IdeaToPlan[],
  from: PlainDate,
): IdeasPlan {
  const all = parts.length > 0 ? parts : [whole]
  const groups = Map.groupBy(ideas, (idea) => partOf(idea, all))
  const planned = all.map((part) => planPart(part, groups.get(part) ?? [], from))
  return {
    days: planned.flatMap(({ days }) => days),
    staying: [
      ...planned.flatMap(({ staying }) => staying),
      ...(groups.get(null) ?? []).map((idea) => ({ id: idea.id, why: whyNowhere(idea, all) })),
    ],
  }
}

function planPart(part: PlannedPart, ideas: readonly IdeaToPlan[], from: PlainDate): IdeasPlan {
  const { facts, guide } = part
  const centre = centreOf(facts, guide) ?? spotOf(ideas.find((idea) => spotOf(idea))) ?? anywhere
  const dates = [...new Set([...plannedDates(facts), leavesOn(facts) ?? facts.startDate])]
    .filter((date) => date >= from)
    .slice(0, mostDays)
  const days = solverDays(facts, dates, 'moderate', centre)
  const weighed = weigh(part, ideas, centre)
  const places = weighed.flatMap(({ place }) => place ?? [])
  const candidates = withClosingDays(
    weighed.map(({ candidate }) => candidate),
    places,
    days,
    facts,
  )
  const untimed = facts.items.filter((item) => item.time === null && !isBed(item)).map(onItsDay(centre))
  const request: PlanRequest = {
    days,
    candidates: [...candidates, ...untimed],
    mostOutings: 0,
    pace: 'moderate',
    budget: null,
    dayBudget: null,
    accessibleOnly: false,
    locked: untimed.map(({ id }) => id),
    avoid: [],
    mealRules: mealTimes(facts.countryCode, hasChildren(facts)),
    travelMinutes: travelBy(places, centre, roadsOf(facts.countryCode, guide?.destination ?? null)),
    seed: facts.seed,
  }
  const plan = solveDays(request)
  const broken = new Set(checkPlan(plan, request).flatMap(({ ids }) => ids))
  const ideaOf = new Map(weighed.map(({ candidate, idea }) => [candidate.id, idea]))
  const found = days.map(({ date, fixed }, at): DayOfIdeas => ({
    date,
    fixed: fixed.map(({ id, name, start, end }) => ({ id, name, from: start, to: end })),
    ideas: (plan.days[at]?.visits ?? []).flatMap(({ id, start, end }) => {
      const idea = broken.has(id) ? undefined : ideaOf.get(id)
      return idea ? [{ id: idea.id, name: idea.title, from: start, to: end }] : []
    }),
  }))
  const isIn = new Set(found.flatMap((day) => day.ideas.map(({ id }) => id)))
  const free = plan.days.map(({ date, freeTime }) => ({ date, freeTime }))
  const staying = weighed.flatMap(({ idea, candidate }, at) => {
    if (isIn.has(idea.id)) return []
    return [{ id: idea.id, why: whyItStays(candidates[at] ?? candidate, request, free, facts.destination) }]
  })
  return { days: found, staying }
}
