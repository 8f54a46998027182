import { expect, test } from 'vitest'
import { checkPlan } from '../checker/check-plan.ts'
import { sight, twoDays } from './samples-by-hand.ts'
import { solveDays } from './solve-days.ts'
import type { Candidate, PlannedDays, PlanRequest } from './types.ts'

const evening = { from: 17 * 60, to: 22 * 60 }
const morning = { from: 8 * 60, to: 12 * 60 + 30 }

const oneDay = (candidates: Candidate[], more: Partial<PlanRequest> = {}): PlanRequest => {
  const request = twoDays(candidates, more)
  return { ...request, days: request.days.slice(0, 1) }
}

const startOf = (plan: PlannedDays, id: string): number =>
  plan.days.flatMap(({ visits }) => visits).find((visit) => visit.id === id)!.start

const shutAt18 = Array.from({ length: 7 }, () => [{ from: 9 * 60, to: 18 * 60 }])

test.each<[what: string, more: Partial<Candidate>, from: number, to: number]>([
  ['a street that is best in the evening is seen then', { best: evening }, 17 * 60, 22 * 60],
  [
    'it comes before the afternoon is wasted with waiting',
    { best: evening, hours: shutAt18, minutes: 120 },
    12 * 60,
    16 * 60,
  ],
  ['a morning market comes in the morning', { best: morning }, 9 * 60, 11 * 60 + 30],
  ['a bar is for the evening', { best: evening, onlyAtBest: true }, 17 * 60, 22 * 60],
])('%s', (_, more, from, to) => {
  const others = [0, 1, 2].map((n) => sight(`s${n}`, { latitude: 38.7 + n * 0.002, minutes: 90 }))
  const request = oneDay([...others, sight('it', more)])
  const plan = solveDays(request)
  expect(checkPlan(plan, request)).toEqual([])
  expect(startOf(plan, 'it')).toBeGreaterThanOrEqual(from)
  expect(startOf(plan, 'it')).toBeLessThanOrEqual(to)
})

test('where all is best in the evening nobody waits for it all day', () => {
  const streets = [0, 1, 2, 3].map((n) => sight(`s${n}`, { best: evening, minutes: 90 }))
  const { visits } = solveDays(oneDay(streets)).days[0]!
  expect(visits).toHaveLength(4)
  expect(visits[0]!.start).toBeLessThan(14 * 60)
})

test.each([
  ['winter', 17 * 60 + 30, 15 * 60 + 45, 17 * 60 + 45],
  ['summer', 21 * 60 + 30, 19 * 60 + 45, 21 * 60 + 45],
  ['a northern night without dark', 24 * 60, 20 * 60, 22 * 60],
])('a view towards the evening is there when the sun goes down, in %s', (_, dusk, from, to) => {
  const view = sight('view', { best: evening, onlyAtBest: true, sunset: true, minutes: 40 })
  const request = oneDay([view, ...[0, 1, 2].map((n) => sight(`s${n}`))])
  const lit = { ...request, days: request.days.map((day) => ({ ...day, daylight: { from: 420, to: dusk } })) }
  const start = startOf(solveDays(lit), 'view')
  expect(start).toBeGreaterThanOrEqual(from)
  expect(start).toBeLessThanOrEqual(to)
})

test('an icon out of town gives way where two of the town would be missed for it', () => {
  const inTown = Array.from({ length: 8 }, (_, n) =>
    sight(`icon ${n}`, { icon: true, minutes: 170, value: 300 }),
  )
  const abbey = sight('abbey', {
    icon: true,
    outing: true,
    farOut: true,
    minutes: 300,
    latitude: 38.9,
    value: 500,
  })
  const ids = (list: Candidate[]) =>
    solveDays(twoDays([...list, abbey], { travelMinutes: () => 20 })).days.flatMap(({ visits }) =>
      visits.map(({ id }) => id),
    )
  expect(ids(inTown.slice(0, 4))).toContain('abbey')
  expect(ids(inTown)).not.toContain('abbey')
})
