import { expect, test } from 'vitest'
import { spendToday } from './spend-today.ts'

const trip = { startDate: '2027-04-18', endDate: '2027-04-25', budgetMinor: 800_00 }
const spent = (date: string, convertedMinor: number) => ({ date, convertedMinor })

test.each([
  ['a day without an expense', [], '2027-04-18', 0, 100_00, 100_00],
  ['part of the day’s share', [spent('2027-04-18', 30_00)], '2027-04-18', 30_00, 100_00, 70_00],
  ['more than the day’s share', [spent('2027-04-18', 130_00)], '2027-04-18', 130_00, 100_00, 0],
  ['a dear day before', [spent('2027-04-18', 240_00)], '2027-04-19', 0, 80_00, 80_00],
  ['the last day', [spent('2027-04-20', 750_00)], '2027-04-25', 0, 50_00, 50_00],
  ['a budget that is gone', [spent('2027-04-20', 900_00)], '2027-04-21', 0, 0, 0],
  ['a booking before the trip', [spent('2027-03-01', 160_00)], '2027-03-01', 160_00, 80_00, 80_00],
])('after %s it is told what today may cost and what is left of it', (_case, expenses, today, ...figures) => {
  const { spentMinor, allowedMinor, leftMinor } = spendToday(expenses, trip, today)
  expect([spentMinor, allowedMinor, leftMinor]).toEqual(figures)
})

test.each([
  ['no budget', { ...trip, budgetMinor: null }, '2027-04-19'],
  ['a trip that is over', trip, '2027-04-26'],
])('with %s only what was spent today is known', (_case, frame, today) => {
  expect(spendToday([spent(today, 12_00)], frame, today)).toEqual({
    spentMinor: 12_00,
    allowedMinor: null,
    leftMinor: null,
  })
})
