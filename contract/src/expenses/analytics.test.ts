import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../values/plain-date.ts'
import { analyse } from './analytics.ts'
import { plannedAndActual, plannedCosts } from './planned-costs.ts'
import { expenseCategories } from './categories.ts'
import { shippedRates } from './data/shipped-rates.ts'

const trip = { startDate: '2027-04-18', endDate: '2027-04-25', budgetMinor: 800_00 }
const spent = (date: string, convertedMinor: number, category: 'food' | 'transport' = 'food') => ({
  date,
  convertedMinor,
  category,
})

test('before the trip there is a pace and a sum per day, but no forecast', () => {
  const figures = analyse([spent('2027-03-01', 160_00, 'transport')], trip, '2027-04-01')
  expect(figures).toMatchObject({
    beforeMinor: 160_00,
    dailyPaceMinor: 100_00,
    forecastMinor: null,
    safeTodayMinor: 80_00,
  })
  expect(figures.perDay).toHaveLength(8)
})

test('during the trip the forecast carries on at the rate so far', () => {
  const figures = analyse([spent('2027-04-18', 50_00), spent('2027-04-19', 150_00)], trip, '2027-04-19')
  expect(figures.forecastMinor).toBe(200_00 + 6 * 100_00)
})

test('what is already paid for later days is not counted twice', () => {
  const figures = analyse([spent('2027-04-18', 100_00), spent('2027-04-22', 300_00)], trip, '2027-04-18')
  expect(figures.forecastMinor).toBe(100_00 + 7 * 100_00)
})

test('safe to spend today shares what is left over the days that are left', () => {
  const expenses = [spent('2027-04-18', 240_00), spent('2027-04-19', 30_00)]
  expect(analyse(expenses, trip, '2027-04-19').safeTodayMinor).toBe(80_00 - 30_00)
})

test('after an overspent day it is zero, never negative; after the trip there is none', () => {
  expect(analyse([spent('2027-04-18', 900_00)], trip, '2027-04-18').safeTodayMinor).toBe(0)
  expect(analyse([], trip, '2027-04-26').safeTodayMinor).toBeNull()
  expect(analyse([], { ...trip, budgetMinor: null }, '2027-04-19').safeTodayMinor).toBeNull()
})

test('after the trip the forecast is what was spent', () => {
  expect(
    analyse([spent('2027-04-20', 70_00), spent('2027-05-02', 5_00)], trip, '2027-06-01').forecastMinor,
  ).toBe(75_00)
})

test('days, before and after add up to everything that was spent', () => {
  const expense = fc.record({
    day: fc.integer({ min: -30, max: 40 }),
    minor: fc.integer({ min: 0, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(expense), fc.integer({ min: -20, max: 40 }), (entries, now) => {
      const expenses = entries.map(({ day, minor }) => spent(addDays(trip.startDate, day), minor))
      const figures = analyse(expenses, trip, addDays(trip.startDate, now))
      const parts = figures.perDay.reduce(
        (sum, { minor }) => sum + minor,
        figures.beforeMinor + figures.afterMinor,
      )
      return parts === expenses.reduce((sum, { convertedMinor }) => sum + convertedMinor, 0)
    }),
  )
})

test('planned costs stand beside the spending of their category', () => {
  const planned = [
    { type: 'flight', costMinor: 300_00 },
    { type: 'meal', costMinor: 40_00 },
    { type: 'stargazing', costMinor: 10_00 },
  ]
  expect(plannedAndActual([spent('2027-04-18', 55_00)], planned, expenseCategories)).toEqual([
    { category: 'transport', plannedMinor: 300_00, actualMinor: 0 },
    { category: 'food', plannedMinor: 40_00, actualMinor: 55_00 },
    { category: 'other', plannedMinor: 10_00, actualMinor: 0 },
  ])
})

test('planned costs are counted in the trip’s currency, those of another once the rates are known', () => {
  const items = [
    { type: 'meal', cost: 12.5, currency: 'EUR' },
    { type: 'event', cost: 1789, currency: 'JPY' },
    { type: 'hotel', cost: null, currency: 'EUR' },
  ] as const
  expect(plannedCosts(items, 'EUR', undefined)).toEqual([{ type: 'meal', costMinor: 12_50 }])
  expect(plannedCosts(items, 'EUR', shippedRates)).toEqual([
    { type: 'meal', costMinor: 12_50 },
    { type: 'event', costMinor: 10_00 },
  ])
})
