import { expect, test } from 'vitest'
import { tonight } from './tonight.ts'

const trip = { startDate: '2027-04-18', endDate: '2027-04-21' }
const stop = (title: string, date: string, time: string, type = 'hotel') => ({
  id: title,
  title,
  type,
  date,
  time,
  order: 0,
})
const items = [
  stop('Dinner', '2027-04-18', '20:00', 'meal'),
  stop('Check in at Casa do Jasmim', '2027-04-18', '15:00'),
  stop('Check-out', '2027-04-20', '10:00'),
  stop('Night train', '2027-04-20', '22:00', 'transport'),
]

test.each([
  ['the first night', '2027-04-18', items, ['Casa do Jasmim', 1, 3]],
  ['a night between', '2027-04-19', items, ['Casa do Jasmim', 2, 3]],
  ['after checking out', '2027-04-20', items, null],
  [
    'after moving',
    '2027-04-20',
    [...items, stop('Quinta da Serra', '2027-04-20', '17:00', 'accommodation')],
    ['Quinta da Serra', 3, 3],
  ],
  ['on the last day', '2027-04-21', items, null],
  ['before the trip', '2027-04-17', items, null],
  ['without a bed in the plan', '2027-04-18', items.slice(0, 1), null],
] as const)('where one sleeps %s', (_when, date, stops, expected) => {
  const night = tonight(trip, stops, date)
  expect(night && [night.name, night.number, night.of]).toEqual(expected)
})

test.each(['Check in: Ritz', 'Check into the Ritz', 'Check-in at the Ritz', 'Check in to Ritz', 'Ritz'])(
  '“%s” is a night at the Ritz',
  (title) => {
    const bed = stop(title, '2027-04-18', '15:00')
    expect(tonight(trip, [bed], '2027-04-18')?.name).toBe('Ritz')
  },
)

test('where only the errand is written, its place names the night', () => {
  const bed = { ...stop('Check in', '2027-04-18', '15:00'), location: 'Casa do Jasmim, Alfama, Lisbon' }
  expect(tonight(trip, [bed], '2027-04-18')?.name).toBe('Casa do Jasmim')
  expect(tonight(trip, [{ ...bed, location: null }], '2027-04-18')?.name).toBe('Check in')
})
