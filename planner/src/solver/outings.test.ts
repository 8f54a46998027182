import { expect, test } from 'vitest'
import { solveDays } from './solve-days.ts'
import { type Candidate, type PlanRequest, usualMeals } from './types.ts'

const centre = { latitude: 38.715, longitude: -9.14 }

const sight = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  name: id,
  latitude: 38.716,
  longitude: -9.141,
  value: 5,
  icon: false,
  minutes: 60,
  cost: 0,
  hours: null,
  indoor: true,
  accessible: true,
  meals: [],
  best: null,
  outing: false,
  stops: 1,
  farOut: false,
  byDaylight: false,
  ...more,
})
const dayOut = sight('a day out', { minutes: 240, outing: true, farOut: true })

const request = (candidates: Candidate[]): PlanRequest => ({
  days: ['2027-05-01', '2027-05-02'].map((date, at) => ({
    date,
    weekday: (6 + at) % 7,
    startMinute: 9 * 60,
    endMinute: 22 * 60,
    stretched: { from: 6 * 60, to: 24 * 60 },
    startAt: centre,
    endAt: centre,
    fixed: [],
    rainLikely: false,
    daylight: null,
  })),
  candidates,
  mostOutings: 1,
  pace: 'moderate',
  budget: null,
  dayBudget: null,
  accessibleOnly: false,
  locked: [],
  avoid: [],
  mealRules: usualMeals,
  seed: 0,
})

const planned = (...candidates: Candidate[]): string[] =>
  solveDays(request([dayOut, ...candidates])).days.flatMap(({ visits }) => visits.map(({ id }) => id))

test('a famous table keeps nobody from a day out: it is found for a meal, after the sights', () => {
  const table = sight('a famous table', { icon: true, meals: ['lunch', 'dinner'] })
  expect(planned(sight('a square'), table).toSorted()).toEqual(['a day out', 'a famous table', 'a square'])
})

test('an icon of the town that a day out leaves no room for does', () => {
  const hours = Array.from({ length: 7 }, (_, weekday) =>
    [0, 6].includes(weekday) ? [{ from: 9 * 60, to: 13 * 60 }] : [],
  )
  const mornings = ['a fair', 'another fair'].map((id) => sight(id, { icon: true, minutes: 200, hours }))
  expect(planned(...mornings).toSorted()).toEqual(['a fair', 'another fair'])
})

test('who spends the day in one place of the town goes on from there, and not home first', () => {
  const park = sight('a park', { minutes: 300, outing: true, icon: true, latitude: 38.8 })
  const beside = sight('beside it', { latitude: 38.8 })
  const minutes = (a: { latitude: number }, b: { latitude: number }) => (a.latitude === b.latitude ? 0 : 50)
  const plan = solveDays({ ...request([park, beside]), travelMinutes: minutes })
  const visits = plan.days.find((day) => day.visits.length > 1)?.visits
  expect(visits?.map(({ id, travelMinutes }) => [id, travelMinutes])).toEqual([
    ['a park', 50],
    ['beside it', 0],
  ])
})

test('a visit over noon leaves the only day of a market to the market', () => {
  const hours = Array.from({ length: 7 }, (_, weekday) =>
    weekday === 0 ? [{ from: 9 * 60, to: 13 * 60 }] : [],
  )
  const market = sight('a Sunday market', { icon: true, minutes: 150, hours })
  const museum = sight('a museum', { icon: true, minutes: 300, outing: true })
  const { days } = solveDays(request([museum, market]))
  expect(days.map(({ visits }) => visits.map(({ id }) => id))).toEqual([['a museum'], ['a Sunday market']])
})
