// A day goes through a town once, and what fits into it comes in.
import { expect, test } from 'vitest'
import { checkPlan } from '../checker/check-plan.ts'
import { toDayProblem } from './day-problem.ts'
import { fillDays } from './fill-days.ts'
import { nowhere, TourMoves } from './routes.ts'
import { sight, twoDays } from './samples-by-hand.ts'
import { solveDays } from './solve-days.ts'
import type { Candidate, Located, PlannedDays, PlanRequest } from './types.ts'

const far = 38.75
/** Half an hour from one bank to the other, five minutes on each. */
const travelMinutes = (a: Located, b: Located): number => {
  if (a.latitude === b.latitude && a.longitude === b.longitude) return 0
  return (a.latitude === far) === (b.latitude === far) ? 5 : 30
}

function planOf(candidates: Candidate[], days: number, more: Partial<PlanRequest> = {}): PlannedDays {
  const both = twoDays(candidates, { travelMinutes, ...more })
  const request = { ...both, days: both.days.slice(0, days) }
  const plan = solveDays(request)
  expect(checkPlan(plan, request)).toEqual([])
  return plan
}

const open = (from: number, to: number) => Array.from({ length: 7 }, () => [{ from: from * 60, to: to * 60 }])
const here = (id: string, more: Partial<Candidate> = {}) => sight(id, { minutes: 75, ...more })
const beyond = (id: string, more: Partial<Candidate> = {}) => here(id, { latitude: far, ...more })

test('the river is crossed once, though what lies beyond it is at its best in the morning', () => {
  const morning = { from: 8 * 60, to: 12 * 60 + 30 }
  const plan = planOf(
    [
      here('square', { hours: open(9, 16), minutes: 110 }),
      here('church', { hours: open(9, 16), minutes: 110 }),
      beyond('lane', { best: morning }),
      beyond('gallery', { hours: open(14, 18) }),
    ],
    1,
  )
  const order = plan.days[0]!.visits.map(({ id }) => id)
  expect(order.toSorted()).toEqual(['church', 'gallery', 'lane', 'square'])
  expect(new Set(order.slice(0, 2))).toEqual(new Set(['square', 'church']))
})

test('a day with less than its pace promises takes what has its neighbours on another', () => {
  const request = twoDays([here('square'), here('church')], { travelMinutes })
  const built = toDayProblem(request)
  const routes = new TourMoves(built.problem)
  fillDays(built, routes)
  expect([...built.sights.keys()].map((node) => routes.day[node]!)).not.toContain(nowhere)
})
