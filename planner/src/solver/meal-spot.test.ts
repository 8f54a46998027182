import { expect, test } from 'vitest'
import { checkPlan } from '../checker/check-plan.ts'
import { sight, twoDays } from './samples-by-hand.ts'
import { solveDays } from './solve-days.ts'
import { type Candidate, type Meal, type PlannedMeal, type PlanRequest, usualMeals } from './types.ts'

function mealOf(candidates: Candidate[], wanted: Meal, more: Partial<PlanRequest> = {}): PlannedMeal {
  const both = twoDays(candidates, { travelMinutes: (a, b) => (a === b ? 0 : 20), ...more })
  const request = { ...both, days: both.days.slice(0, 1) }
  const plan = solveDays(request)
  expect(checkPlan(plan, request)).toEqual([])
  return plan.days[0]!.meals.find(({ meal }) => meal === wanted)!
}

const open = (from: number, to: number) => Array.from({ length: 7 }, () => [{ from: from * 60, to: to * 60 }])
const peak = sight('peak', { hasTables: false, hours: open(16, 18), minutes: 120 })
const late = sight('late', { hours: open(17, 18) })

test.each<[where: string, meal: Meal, candidates: Candidate[], near: string | null, way: number | null]>([
  ['after the last stop', 'dinner', [late], 'late', null],
  ['at home, where the last stop is a peak', 'dinner', [peak], null, 20],
  [
    'around the next stop, where this one is a peak',
    'dinner',
    [peak, sight('show', { hours: open(20, 22) })],
    'show',
    20,
  ],
  ['at home, where one was free for hours', 'dinner', [sight('early', { hours: open(9, 11) })], null, null],
])('dinner without a table is had %s', (_, meal, candidates, near, way) => {
  const found = mealOf(candidates, meal)
  expect(found.near.id).toBe(near)
  expect(found.way?.minutes ?? null).toBe(way)
})

test('between a peak and a beach one goes home to eat, and on from there', () => {
  const beach = sight('beach', { hasTables: false, hours: open(20, 22), latitude: 38.9 })
  const both = twoDays([peak, beach], { travelMinutes: (a, b) => (a === b ? 0 : 20) })
  const [day] = solveDays({ ...both, days: both.days.slice(0, 1) }).days
  expect(day!.meals.at(-1)).toMatchObject({ near: { id: null }, way: { minutes: 20 } })
  expect(day!.visits.at(-1)).toMatchObject({ id: 'beach', travelMinutes: 20 })
})

test('who is far out goes home before a late dinner, instead of staying at home all day', () => {
  const forest = sight('forest', { hours: open(9, 18), latitude: 38.9 })
  const late = { from: 20 * 60, to: 22 * 60 + 30, minutes: 75 }
  const far = {
    mealRules: { lunch: null, dinner: late },
    travelMinutes: (a: object, b: object) => (a === b ? 0 : 60),
  }
  expect(mealOf([forest], 'dinner', far)).toMatchObject({ near: { id: null }, start: 20 * 60 })
  expect(solveDays(twoDays([forest], far)).unused).toEqual([])
})

test('dinner after a day out is had at home, and says how long the way back is', () => {
  const abbey = sight('abbey', { outing: true, farOut: true, minutes: 240, latitude: 38.9 })
  const { near, way } = mealOf([abbey], 'dinner')
  expect([near.id, way?.minutes]).toEqual([null, 20])
})

test.each<[what: string, meal: Meal, candidate: Candidate]>([
  ['a market at noon is lunch', 'lunch', sight('it', { feeds: ['lunch'], hours: open(11, 14), minutes: 75 })],
  [
    'a street of bars is dinner',
    'dinner',
    sight('it', { feeds: ['dinner'], hours: open(17, 24), minutes: 90 }),
  ],
])('%s: nobody is sent to eat again', (_, meal, candidate) => {
  const others = [0, 1, 2].map((n) => sight(`s${n}`))
  const found = mealOf([...others, candidate], meal)
  expect(found.id).toBe('it')
})

test('where a terrace before dinner feeds nobody at that time, the stalls after it do', () => {
  const terrace = sight('terrace', { feeds: ['dinner'], hours: open(17, 18), minutes: 45 })
  const stalls = sight('stalls', { feeds: ['dinner'], hours: open(18, 22), minutes: 90 })
  expect(mealOf([terrace, stalls], 'dinner').id).toBe('stalls')
})

test('the dear table is for dinner, the cheap one for lunch', () => {
  const table = (id: string, cost: number) => sight(id, { meals: ['lunch', 'dinner'], cost, minutes: 75 })
  const all = [sight('a'), sight('b'), table('dear', 120), table('cheap', 20)]
  expect(mealOf(all, 'lunch').id).toBe('cheap')
  expect(mealOf(all, 'dinner').id).toBe('dear')
})

test('who has been to the hotel in between is told how far that is from the stop before', () => {
  const hotel = { latitude: 38.72, longitude: -9.15 }
  const [day] = twoDays([]).days
  const checkIn = {
    id: 'hotel',
    name: 'Hotel',
    start: 900,
    end: 930,
    at: hotel,
    candidateId: null,
    meal: null,
  }
  const days = [{ ...day!, endAt: hotel, fixed: [checkIn] }]
  const mealRules = { ...usualMeals, lunch: null }
  const { near, way } = mealOf([sight('early', { hours: open(9, 13) })], 'dinner', { days, mealRules })
  expect([near, way?.minutes]).toEqual([{ at: hotel, id: null }, 20])
})
