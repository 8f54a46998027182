import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPlan } from '../checker/check-plan.ts'
import { sampleTrip } from './samples.ts'
import { centre, sight, twoDays } from './samples-by-hand.ts'
import { solveDays } from './solve-days.ts'
import {
  type Candidate,
  type Located,
  mostPerDay,
  type PlannedDays,
  type PlanRequest,
  usualMeals,
} from './types.ts'

const idsOf = (plan: PlannedDays, day?: number): string[] =>
  plan.days
    .filter((_, at) => day === undefined || at === day)
    .flatMap(({ visits }) => visits.map(({ id }) => id))

const many = (count: number, more: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length: count }, (_, index) => sight(`s${index}`, { latitude: 38.7 + index * 0.002, ...more }))

test('every generated plan passes the checker, for random trips, paces, budgets and hours', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e6 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 60 }),
      (seed, days, candidates) => {
        const request = sampleTrip({ seed, days, candidates })
        const plan = solveDays(request)
        expect(checkPlan(plan, request)).toEqual([])
        const byId = new Map(request.candidates.map((candidate) => [candidate.id, candidate]))
        for (const { visits, cost } of plan.days) {
          const seen = visits.map(({ id }) => byId.get(id)!)
          const stops = seen.filter(({ meals }) => meals.length === 0).map((one) => one.stops)
          expect(stops.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(mostPerDay[request.pace])
          expect(cost).toBe(seen.reduce((sum, candidate) => sum + candidate.cost, 0))
          expect(
            seen.every(
              ({ id, accessible }) => (accessible || !request.accessibleOnly) && !request.avoid.includes(id),
            ),
          ).toBe(true)
        }
        expect(new Set([...idsOf(plan), ...plan.unused]).size).toBe(request.candidates.length)
      },
    ),
    { numRuns: 150 },
  )
}, 120_000)

test('the same seed gives the same plan, another seed another one', () => {
  const request = sampleTrip({ seed: 7, withFixed: false })
  expect(solveDays(request)).toEqual(solveDays(request))
  expect(solveDays({ ...request, seed: request.seed + 1 })).not.toEqual(solveDays(request))
})

describe('pace', () => {
  test.each(['relaxed', 'moderate', 'intensive'] as const)(
    '%s keeps to its number of places a day',
    (pace) => {
      const plan = solveDays(twoDays(many(30, { minutes: 30 }), { pace }))
      for (const { visits } of plan.days) expect(visits.length).toBe(mostPerDay[pace])
    },
  )
})

test('when candidates run out the rest is free time, spread over the days and never a repetition', () => {
  const apart = many(4).map((one, index) => ({ ...one, latitude: 38.7 + index * 0.01 }))
  const plan = solveDays(twoDays(apart))
  expect(idsOf(plan).toSorted()).toEqual(['s0', 's1', 's2', 's3'])
  expect(plan.days.map(({ visits }) => visits.length)).toEqual([2, 2])
  for (const { freeTime } of plan.days) expect(freeTime.length).toBeGreaterThan(0)
})

test('neighbours share a day, and no day stays empty for it', () => {
  const corner = (name: string, latitude: number) =>
    [0, 1, 2].map((at) => sight(`${name}${at}`, { latitude: latitude + at * 0.001 }))
  const plan = solveDays(twoDays([...corner('a', 38.7), ...corner('b', 38.73), ...corner('c', 38.71)]))
  for (const name of ['a', 'b', 'c'])
    expect(plan.days.filter((_, at) => idsOf(plan, at).some((id) => id.startsWith(name)))).toHaveLength(1)
  const pairs = [...corner('a', 38.7).slice(1), ...corner('b', 38.707).slice(1)]
  expect(solveDays(twoDays(pairs)).days.map(({ visits }) => visits.length)).toEqual([2, 2])
})

test('a place that is closed on a weekday goes to a day on which it is open', () => {
  const hours = Array.from({ length: 7 }, (_, weekday) => (weekday === 0 ? [{ from: 600, to: 1000 }] : []))
  const plan = solveDays(twoDays([sight('sunday', { hours })]))
  expect([idsOf(plan, 0), idsOf(plan, 1)]).toEqual([[], ['sunday']])
})

test('closed over noon: the visit ends before the break or begins after it', () => {
  const hours = Array.from({ length: 7 }, () => [
    { from: 660, to: 720 },
    { from: 900, to: 960 },
  ])
  const plan = solveDays(twoDays([sight('a', { hours }), sight('b', { hours })], { pace: 'relaxed' }))
  const starts = plan.days.flatMap(({ visits }) => visits.map(({ start }) => start))
  expect(starts).toHaveLength(2)
  for (const start of starts) expect([660, 900]).toContain(start)
})

test('a day with rain likely is spent indoors while the dry day takes what is outdoors', () => {
  const request = twoDays(
    [
      ...many(4, { indoor: true }),
      ...many(4, { indoor: false }).map((one) => ({ ...one, id: `out-${one.id}` })),
    ],
    { pace: 'relaxed' },
  )
  const wet = { ...request, days: request.days.map((day, at) => ({ ...day, rainLikely: at === 0 })) }
  const plan = solveDays(wet)
  expect(idsOf(plan, 0).every((id) => !id.startsWith('out-'))).toBe(true)
  expect(idsOf(plan, 1).every((id) => id.startsWith('out-'))).toBe(true)
})

test('the plan goes around what is planned already and does not suggest it again', () => {
  const request = twoDays(many(10))
  const fixed = [
    { id: 'tour', name: 'Tour', start: 600, end: 900, at: centre, candidateId: 's2', meal: null },
  ]
  const plan = solveDays({
    ...request,
    days: request.days.map((day, at) => (at === 0 ? { ...day, fixed } : day)),
  })
  expect(idsOf(plan)).not.toContain('s2')
  for (const { start, end } of plan.days[0]!.visits) expect(end <= 600 || start >= 900).toBe(true)
})

test('lunch is eaten at the best place that is open, else near the last stop', () => {
  const market = sight('market', { meals: ['lunch'], value: 9, minutes: 45 })
  const plan = solveDays(twoDays([...many(6), market]))
  const lunches = plan.days.flatMap(({ meals }) => meals.filter(({ meal }) => meal === 'lunch'))
  expect(new Set(lunches.map(({ id }) => id))).toEqual(new Set(['market', null]))
  for (const { start, end } of lunches) {
    expect(start).toBeGreaterThanOrEqual(usualMeals.lunch.from)
    expect(end).toBeLessThanOrEqual(usualMeals.lunch.to)
  }
  expect(plan.days.every(({ meals }) => meals.length === 2)).toBe(true)
})

test('the budget holds for the trip and for each day; what is free still gets in', () => {
  const plan = solveDays(
    twoDays([...many(10, { cost: 10, value: 9 }), sight('free')], { budget: 35, dayBudget: 20 }),
  )
  expect(plan.cost).toBe(30)
  expect(Math.max(...plan.days.map(({ cost }) => cost))).toBe(20)
  expect(idsOf(plan)).toContain('free')
})

test('what is locked is in even when it is worth little, what is avoided is out', () => {
  const plan = solveDays(
    twoDays([...many(20), sight('dull', { value: 0.1, minutes: 300 })], {
      locked: ['dull'],
      avoid: ['s4'],
      pace: 'relaxed',
    }),
  )
  expect(idsOf(plan)).toContain('dull')
  expect(idsOf(plan)).not.toContain('s4')
})

test('an evening view is seen in the evening', () => {
  const plan = solveDays(
    twoDays([...many(5), sight('view', { best: { from: 18 * 60, to: 22 * 60 }, minutes: 45 })]),
  )
  const view = plan.days.flatMap(({ visits }) => visits).find(({ id }) => id === 'view')
  expect(view!.start).toBeGreaterThanOrEqual(18 * 60)
})

test('a trip without days or without candidates is an empty plan, not an error', () => {
  expect(solveDays(twoDays([], { days: [] }))).toEqual({ days: [], value: 0, cost: 0, unused: [] })
  expect(idsOf(solveDays(twoDays([])))).toEqual([])
})

describe('a day out', () => {
  const far = { latitude: 38.79, longitude: -9.39, minutes: 300, value: 20, outing: true }
  const hours = Array.from({ length: 7 }, () => [{ from: 9 * 60 + 30, to: 18 * 60 }])

  test('goes on over noon, needs no other lunch, and leaves the evening for the town', () => {
    const request = twoDays([...many(12), sight('palace', { ...far, hours })])
    const plan = solveDays(request)
    expect(checkPlan(plan, request)).toEqual([])
    const day = plan.days.find(({ visits }) => visits.some(({ id }) => id === 'palace'))!
    expect(day.date).toBe('2027-05-02')
    expect(day.meals.map(({ meal, id }) => [meal, id])).toEqual([
      ['lunch', 'palace'],
      ['dinner', null],
    ])
  })

  test.each<[string, Partial<Candidate>, Partial<PlanRequest>]>([
    ['that is closed', { hours: hours.map(() => []) }, {}],
    ['that costs too much', { cost: 50 }, { budget: 40 }],
    ['no wheelchair gets to', { accessible: false }, { accessibleOnly: true }],
    ['nobody wants', {}, { avoid: ['palace'] }],
    [
      'under the open sky, when it rains',
      { indoor: false },
      { days: twoDays([]).days.map((day) => ({ ...day, rainLikely: true })) },
    ],
  ])('is not made to a place %s', (_, place, more) => {
    const request = twoDays([...many(12), sight('palace', { ...far, ...place })], more)
    expect(idsOf(solveDays(request))).not.toContain('palace')
  })

  test('takes no day on which something is planned already', () => {
    const fixed = [{ id: 'f', name: 'Fado', start: 1200, end: 1260, at: null, candidateId: null, meal: null }]
    const days = twoDays([]).days.map((day, at) => (at === 0 ? day : { ...day, fixed }))
    const plan = solveDays(twoDays([...many(12), sight('palace', far)], { days }))
    expect(idsOf(plan, 0)).toContain('palace')
  })

  test('counts as one of the places of its day', () => {
    const quick = many(30, { minutes: 20 })
    const request = twoDays([...quick, sight('palace', far)], { pace: 'relaxed' })
    for (const { visits } of solveDays(request).days)
      expect(visits.length).toBeLessThanOrEqual(mostPerDay.relaxed)
  })
})

const byDay = Array.from({ length: 7 }, () => [{ from: 9 * 60, to: 18 * 60 }])
const morning = { from: 8 * 60, to: 12 * 60 + 30 }

test('a long visit begins at its best time and may go on after it', () => {
  const museum = sight('museum', { minutes: 240, best: morning, hours: byDay })
  const [visit] = solveDays(twoDays([museum])).days.flatMap(({ visits }) => visits)
  expect(visit!.start).toBeLessThanOrEqual(11 * 60 + 30)
})

test('a day out for pleasure comes only when all icons of the town are in', () => {
  const icons = (count: number) =>
    Array.from({ length: count }, (_, n) => sight(`icon ${n}`, { icon: true, minutes: 150, value: 300 }))
  const abbey = sight('abbey', { outing: true, minutes: 240, latitude: 38.9, value: 40 })
  const wishes = { mostOutings: 1, travelMinutes: () => 20 }
  expect(idsOf(solveDays(twoDays([...icons(3), abbey], wishes)))).toContain('abbey')
  expect(idsOf(solveDays(twoDays([...icons(6), abbey], wishes)))).not.toContain('abbey')
})

test('an icon far out has its day, however early one leaves for it', () => {
  const fjord = { outing: true, minutes: 180, latitude: 39.9, hours: byDay }
  const way = (from: Located, to: Located) => (from.latitude === to.latitude ? 0 : 240)
  const plan = (icon: boolean) =>
    idsOf(solveDays(twoDays([sight('fjord', { ...fjord, icon })], { mostOutings: 0, travelMinutes: way })))
  expect(plan(true)).toEqual(['fjord'])
  expect(plan(false)).toEqual([])
})

test('dinner before something of one’s own in the evening is no dinner missed', () => {
  const request = sampleTrip({ seed: 342184, days: 3, candidates: 25 })
  expect(checkPlan(solveDays(request), request)).toEqual([])
})
