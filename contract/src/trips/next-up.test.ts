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
  ['Lisbon, Portugal', 'Lisbon'],
  ['New York', 'New York'],
  [', Japan', ', Japan'],
])('"%s" is called %s', (destination, name) => {
  expect(placeName(destination)).toBe(name)
})
