import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { travelTenths, type Instance, type TourStop } from './orienteering.ts'
import { sampleInstance } from './samples.ts'
import { solveInstance, type InstancePlan } from './solve-instance.ts'

/** Goes through the plan by the rules of the problem alone: null when it keeps them, else what is wrong. */
function fault({ days, start, places }: Instance, plan: InstancePlan): string | null {
  const left = new Map(places.map((place) => [place.id, place]))
  if (plan.days.length !== days) return 'number of days'
  let value = 0
  for (const ids of plan.days) {
    let time = Math.round(start.open * 10)
    let here: { x: number; y: number } = start
    for (const id of ids) {
      const place = left.get(id)
      if (!place) return `${id} unknown or twice`
      left.delete(id)
      time = Math.max(time + travelTenths(here, place), place.open * 10)
      if (time > place.close * 10) return `${id} closed`
      time += place.visit * 10
      value += place.value
      here = place
    }
    if (time + travelTenths(here, start) > start.close * 10) return 'late return'
  }
  return value === plan.value ? null : 'value'
}

const place = (id: number, x: number, more: Partial<TourStop> = {}): TourStop => ({
  id,
  x,
  y: 0,
  value: 10,
  visit: 5,
  open: 0,
  close: 100,
  ...more,
})
const instance = (places: TourStop[], more: Partial<Instance> = {}): Instance => ({
  days: 1,
  start: { x: 0, y: 0, open: 0, close: 100 },
  places,
  ...more,
})
const solve = (given: Instance): InstancePlan => solveInstance(given, { seed: 1, rounds: 200 })

test('every plan keeps the rules, whatever the instance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e6 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 60 }),
      (seed, days, count) => {
        const given = sampleInstance(seed, days, count)
        expect(fault(given, solveInstance(given, { seed, rounds: 250 }))).toBeNull()
      },
    ),
    { numRuns: 40 },
  )
}, 60_000)

test('the same seed and number of rounds give the same plan', () => {
  const given = sampleInstance(3, 2)
  expect(solveInstance(given, { seed: 5, rounds: 400 })).toEqual(
    solveInstance(given, { seed: 5, rounds: 400 }),
  )
})

test('more rounds do not give a worse plan than a handful', () => {
  const given = sampleInstance(11, 3)
  const quick = solveInstance(given, { seed: 1, rounds: 16 })
  expect(solveInstance(given, { seed: 1, rounds: 2000 }).value).toBeGreaterThan(quick.value)
})

test('it stops when the time is over', () => {
  let asked = 0
  solveInstance(sampleInstance(1, 2), { seed: 1, progress: () => asked++ / 10 })
  expect(asked).toBe(11)
})

describe('travel takes the distance rounded down to a tenth', () => {
  test.each([
    [0.3, 0, 3],
    [3, 4, 50],
    [1, 1, 14],
    [0.07, 0, 0],
    [1.1, 0, 11],
    [4.35, 0, 43],
  ])('%d across and %d up: %d tenths', (x, y, tenths) => {
    expect(travelTenths({ x: 0, y: 0 }, { x, y })).toBe(tenths)
  })
})

describe('rules', () => {
  test('who comes early waits, and may begin at the very moment of closing', () => {
    expect(solve(instance([place(1, 10, { open: 40, close: 40 })])).days).toEqual([[1]])
    expect(solve(instance([place(1, 10, { open: 0, close: 9.9 })])).days).toEqual([[]])
    expect(solve(instance([place(1, 10, { open: 0, close: 10 })])).days).toEqual([[1]])
  })

  test('the day ends at the start by its closing time, to the tenth', () => {
    const until = (close: number): Instance =>
      instance([place(1, 10)], { start: { x: 0, y: 0, open: 0, close } })
    expect(solve(until(25)).days).toEqual([[1]])
    expect(solve(until(24.9)).days).toEqual([[]])
  })

  test('a place is seen once, however many days there are', () => {
    expect(solve(instance([place(1, 10), place(2, 20)], { days: 3 })).value).toBe(20)
  })

  test('the more valuable of two that exclude each other is chosen', () => {
    const narrow = { open: 20, close: 20 }
    const plan = solve(instance([place(1, 10, narrow), place(2, -10, { ...narrow, value: 11 })]))
    expect(plan).toEqual({ value: 11, days: [[2]] })
  })

  test('a closing time beyond any number of minutes is no limit', () => {
    const open = { open: 0, close: 3e8 }
    const start = { x: 0, y: 0, ...open }
    expect(solve(instance([place(1, 10, open), place(2, 20, open)], { start })).value).toBe(20)
  })

  test('no places or no days are an empty plan', () => {
    expect(solve(instance([], { days: 2 }))).toEqual({ value: 0, days: [[], []] })
    expect(solve(instance([place(1, 1)], { days: 0 }))).toEqual({ value: 0, days: [] })
  })
})
