import { expect, test } from 'vitest'
import { sight, twoDays } from './samples-by-hand.ts'
import { solveDays } from './solve-days.ts'
import { type Candidate, mostPerDay, type PlannedDays } from './types.ts'

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

test('a meal that is had at the stalls is no stop less: nobody sees more in a day than the pace promises', () => {
  const short = Array.from({ length: 12 }, (_, index) =>
    sight(`s${index}`, { latitude: 38.716 + index * 0.001, minutes: 45 }),
  )
  const view = sight('a view', {
    value: 1,
    best: { from: 17 * hour, to: 22 * hour },
    onlyAtBest: true,
    sunset: true,
  })
  const { visits, meals } = oneDay([market(daily(18, 21)), ...short, view])
  expect(meals.map(({ id }) => id)).toContain('stalls')
  expect(visits).toHaveLength(mostPerDay.moderate)
})
