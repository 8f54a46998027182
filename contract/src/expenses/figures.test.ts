import { expect, test } from 'vitest'
import { analyse } from './analytics.ts'
import { figuresOf } from './figures.ts'

const trip = { startDate: '2027-04-18', endDate: '2027-04-25' }
const flight = [{ date: '2027-03-01', convertedMinor: 160_00, category: 'transport' }] as const

test.each([
  ['37 days ahead', '2027-03-12', 800_00, flight, { booked: 160_00, perDayLeft: 80_00 }],
  ['ahead without a budget', '2027-03-12', null, flight, { booked: 160_00 }],
  ['ahead with nothing at all', '2027-03-12', null, [], { booked: 0 }],
  ['on the first day', '2027-04-18', 800_00, flight, { safeToday: 80_00, pace: 100_00, forecast: 160_00 }],
  ['on the way without an expense', '2027-04-20', 800_00, [], { safeToday: 133_33, pace: 100_00 }],
  ['on the way with neither', '2027-04-20', null, [], {}],
  ['afterwards', '2027-05-01', 800_00, flight, { spent: 160_00, spentPerDay: 20_00, pace: 100_00 }],
  ['afterwards with nothing spent', '2027-05-01', 800_00, [], {}],
] as const)('%s the figures that say something are shown', (_when, today, budgetMinor, expenses, shown) => {
  const figures = figuresOf(analyse(expenses, { ...trip, budgetMinor }, today), trip, today)
  expect(Object.fromEntries(figures.map(({ name, minor }) => [name, minor]))).toEqual(shown)
})
