import { expect, test } from 'vitest'
import { sight, twoDays } from './samples-by-hand.ts'
import { solveDays } from './solve-days.ts'
import type { Candidate, PlannedDays } from './types.ts'

const hour = 60
const daily = (from: number, to: number): Candidate['hours'] =>
  Array.from({ length: 7 }, () => [{ from: from * hour, to: to * hour }])

const beach = sight('a beach', { minutes: 180, icon: true, value: 200, hours: daily(9, 13) })
const market = (hours: Candidate['hours']): Candidate =>
  sight('stalls', { minutes: 75, value: 20, cost: 14, feeds: ['dinner'], hours })
/** Forty minutes away. */
const peak = sight('a peak', { latitude: 38.645, minutes: 150, hours: daily(13, 18) })

const oneDay = (candidates: Candidate[]): PlannedDays['days'][number] => {
  const trip = twoDays(candidates)
  return solveDays({ ...trip, days: trip.days.slice(0, 1) }).days[0]!
}

test.each([
  { what: 'stalls that open before dinner', hours: daily(17, 20.5) },
  { what: 'stalls that open with dinner', hours: daily(18, 20) },
  { what: 'stalls that open late', hours: daily(19, 21) },
])('who has dinner at $what keeps the afternoon for a peak', ({ hours }) => {
  const { visits, meals } = oneDay([beach, market(hours), peak])
  expect(visits.map(({ id }) => id)).toEqual(['a beach', 'a peak', 'stalls'])
  expect(meals.map(({ meal, id }) => [meal, id])).toEqual([
    ['lunch', null],
    ['dinner', 'stalls'],
  ])
})
