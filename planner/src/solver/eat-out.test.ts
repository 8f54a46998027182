import { expect, test } from 'vitest'
import { sampleTrip } from './samples.ts'
import { solveDays } from './solve-days.ts'
import type { Candidate, PlanRequest } from './types.ts'

const centre = { latitude: 38.715, longitude: -9.14 }
const place = (id: string, north: number, more: Partial<Candidate> = {}): Candidate => ({
  ...sampleTrip({ seed: 1, candidates: 1 }).candidates[0]!,
  id,
  name: id,
  latitude: centre.latitude + north,
  longitude: centre.longitude,
  value: 5,
  icon: false,
  minutes: 60,
  cost: 0,
  hours: null,
  meals: [],
  best: null,
  outing: false,
  byDaylight: false,
  accessible: true,
  ...more,
})

const table = (id: string, north: number, value: number, minutes = 60): Candidate =>
  place(id, north, { value, minutes, meals: ['lunch'] })

const lunchOf = (candidates: Candidate[], more: Partial<PlanRequest> = {}) => {
  const trip = sampleTrip({ seed: 1, days: 1, candidates: 0, withFixed: false })
  const [day] = trip.days
  const plan = solveDays({
    ...trip,
    days: [{ ...day!, startMinute: 540, endMinute: 1320, startAt: centre, endAt: centre, rainLikely: false }],
    candidates,
    pace: 'moderate',
    budget: null,
    dayBudget: null,
    accessibleOnly: false,
    locked: [],
    avoid: [],
    ...more,
  })
  return plan.days[0]!.meals.find(({ meal }) => meal === 'lunch')!
}

const openUntilNoon = Array.from({ length: 7 }, () => [{ from: 600, to: 720 }])
const openAtNoon = Array.from({ length: 7 }, () => [{ from: 660, to: 900 }])
const sights = [place('a', 0), place('b', 0.001), place('c', 0.002)]

test('a good table round the corner comes before a better one across the town', () => {
  expect(lunchOf([...sights, table('near', 0.002, 4), table('far', 0.025, 5)]).id).toBe('near')
  expect(lunchOf([...sights, table('dull', 0.002, 1), table('near', 0.002, 5)]).id).toBe('near')
})

test('nobody crosses the region for lunch: then it is had around the stop before', () => {
  const lunch = lunchOf([...sights, table('far', 0.3, 9)])
  expect(lunch.id).toBeNull()
  expect(['a', 'b', 'c', null]).toContain(lunch.near.id)
})

test('where one usually sits for hours, one may sit for as long as a meal takes', () => {
  const long = lunchOf([...sights, table('long', 0.002, 5, 300)])
  expect(long.id).toBe('long')
  expect(long.end - long.start).toBe(60)
})

test('no table has room beyond the budget', () => {
  expect(lunchOf([...sights, { ...table('dear', 0.002, 5), cost: 50 }], { budget: 40 }).id).toBeNull()
})

test('cake comes after lunch and not right before it', () => {
  const cake = { ...place('cake', 0.002), isFood: true, minutes: 40, hours: openAtNoon }
  const request = [place('a', 0), cake, table('near', 0.002, 9)]
  const lunch = lunchOf(request)
  expect([lunch.id, lunch.start < 720]).toEqual(['near', true])
})

test('who has come through a food hall is sent to no other table right after it', () => {
  const hall = { ...place('hall', 0.002), feeds: ['lunch' as const], hours: openUntilNoon }
  const lunch = lunchOf([hall, table('near', 0.002, 9)])
  expect([lunch.id, lunch.near.id]).toEqual([null, 'hall'])
})
