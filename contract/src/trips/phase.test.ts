import { expect, test } from 'vitest'
import { phaseOf, phaseText } from './phase.ts'

const trip = { startDate: '2027-03-08T00:00:00.000Z', endDate: '2027-03-15T00:00:00.000Z' }

test.each([
  ['2027-03-07', 'before'],
  ['2027-03-08', 'Day 1 of 8'],
  ['2027-03-12', 'Day 5 of 8'],
  ['2027-03-15', 'Last day'],
  ['2027-03-16', 'after'],
])('on %s the trip is at: %s', (today, text) => {
  const phase = phaseOf(trip, today)
  expect(phase.kind === 'running' ? phaseText(phase) : phase.kind).toBe(text)
})

test('the only day of a trip is its last', () => {
  const short = { startDate: '2027-03-08', endDate: '2027-03-08' }
  expect(phaseOf(short, '2027-03-08')).toEqual({ kind: 'running', day: 1, days: 1, isLast: true })
})
