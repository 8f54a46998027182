// Trips of two days with places made by hand, for tests.
import { type Candidate, type PlanRequest, usualMeals } from './types.ts'

export const centre = { latitude: 38.715, longitude: -9.14 }

export const sight = (id: string, more: Partial<Candidate> = {}): Candidate => ({
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

export const twoDays = (candidates: Candidate[], more: Partial<PlanRequest> = {}): PlanRequest => ({
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
  mostOutings: 2,
  pace: 'moderate',
  budget: null,
  dayBudget: null,
  accessibleOnly: false,
  locked: [],
  avoid: [],
  mealRules: usualMeals,
  seed: 0,
  ...more,
})
