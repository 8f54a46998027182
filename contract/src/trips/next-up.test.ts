import { expect, test } from 'vitest'
import { nextUp, placeName } from './next-up.ts'

const today = '2026-03-12'
const kyoto = { destination: 'Kyoto, Japan', startDate: '2026-03-08', endDate: '2026-03-15' }
const lisbon = { destination: 'Lisbon, Portugal', startDate: '2026-04-18', endDate: '2026-04-25' }
const newYork = { destination: 'New York', startDate: '2026-05-22', endDate: '2026-05-27' }
const done = { destination: 'Marrakech', startDate: '2025-11-14', endDate: '2025-11-20' }

test.each([
  ['no trips', [], 'Where to first?'],
  ['only past trips', [done], 'Where to next?'],
  [
    'a running and a coming trip',
    [kyoto, newYork, lisbon, done],
    'You are on day 5 in Kyoto. Lisbon is next, in 37 days.',
  ],
  ['only a running trip', [kyoto, done], 'You are on day 5 in Kyoto.'],
  ['only coming trips', [newYork, lisbon], 'Lisbon is next, in 37 days.'],
  ['a trip that starts tomorrow', [{ ...lisbon, startDate: '2026-03-13' }], 'Lisbon is next, tomorrow.'],
  ['a trip that starts today', [{ ...lisbon, startDate: today }], 'You are on day 1 in Lisbon.'],
  [
    'two trips at once, the later one counts',
    [kyoto, { ...lisbon, startDate: '2026-03-11' }],
    'You are on day 2 in Lisbon.',
  ],
])('with %s the line under the greeting says so', (_case, trips, line) => {
  expect(nextUp(trips, today)).toBe(line)
})

test.each([
  ['has begun', '2026-03-13', 'You are on day 6 in Kyoto. Lisbon is next, in 37 days.'],
  ['is over', '2026-03-16', 'Lisbon is next, in 37 days.'],
])('where the next day of a running trip %s, its destination’s calendar counts', (_case, there, line) => {
  expect(nextUp([kyoto, lisbon], today, (trip) => (trip === kyoto ? there : today))).toBe(line)
})

test('a trip that begins today at its destination and tomorrow here is said once', () => {
  const begins = { ...kyoto, startDate: '2026-03-13' }
  expect(nextUp([begins], today, () => '2026-03-13')).toBe('You are on day 1 in Kyoto.')
})

test.each([
  ['Lisbon, Portugal', 'Lisbon'],
  ['New York', 'New York'],
  [', Japan', ', Japan'],
])('"%s" is called %s', (destination, name) => {
  expect(placeName(destination)).toBe(name)
})
