import { expect, test } from 'vitest'
import { lookBack } from './look-back.ts'

const trip = { startDate: '2027-03-08', endDate: '2027-03-10' }
const stop = (id: string, date: string, latitude: number | null) => ({
  id,
  date,
  time: null,
  order: 0,
  latitude,
  longitude: latitude === null ? null : 135,
})
const spent = (date: string, convertedMinor: number) => ({ date, convertedMinor, category: 'food' as const })

test('a trip that is over is told in days, distance and what a day cost', () => {
  const items = [stop('b', '2027-03-09', 36), stop('a', '2027-03-08', 35), stop('c', '2027-03-09', null)]
  const expenses = [spent('2027-02-01', 30_000), spent('2027-03-08', 6_000), spent('2027-03-08', 3_000)]
  const found = lookBack(trip, items, expenses)
  expect(found).toMatchObject({ days: 3, stops: 3, perDayMinor: 13_000 })
  // A degree of latitude is 111 km, and roads are not straight.
  expect(found.distanceM / 1000).toBeCloseTo(144.6, 0)
  expect(found.byDay).toEqual([
    { date: '2027-03-08', minor: 9_000 },
    { date: '2027-03-09', minor: 0 },
    { date: '2027-03-10', minor: 0 },
  ])
})

test('where nothing was paid nothing is said about it', () => {
  expect(lookBack(trip, [], [])).toMatchObject({ perDayMinor: null, distanceM: 0, stops: 0 })
})
