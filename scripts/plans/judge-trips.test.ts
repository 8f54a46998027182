import { expect, test } from 'vitest'
import { guideIds } from '../../planner/src/guide/towns.ts'
import { isHeld } from './bars.ts'
import { neverPlanned } from './every-place.ts'
import { quantile } from './free-time.ts'
import { datesOf } from './judged-trip.ts'
import { judgeTrips } from './judge-trips.ts'
import { usualTrips } from './trips.ts'
import { variedTrips } from './varied-trips.ts'
import { leastMinutes, saidMinutes } from './ways.ts'

test('plans of thirty places and thirty other trips have no fault, and hold the bars', async () => {
  const some = guideIds.filter((_, at) => at % Math.ceil(guideIds.length / 28) === 0)
  const { faults, bars } = await judgeTrips([...usualTrips(some), ...(await variedTrips(guideIds, 34, 7))])
  expect(faults).toEqual([])
  // Some of all places may lie a little below what all together hold.
  for (const { name, share, least } of bars)
    if (least !== null)
      expect(isHeld(share, least - 0.03), `${name}: ${share.held} of ${share.of}`).toBe(true)
}, 120_000)

test('what is worth it is in some plan: an opera, a balloon, a day in one place, what opens in May', async () => {
  const ids = ['milan', 'luxor', 'moscow', 'monaco', 'bergen', 'rarotonga', 'st-petersburg'] as const
  expect(await neverPlanned(ids)).toEqual([])
}, 120_000)

test('a bar of which nothing was counted is not held', () => {
  expect(isHeld({ held: 0, of: 0 }, 0)).toBe(false)
  expect(isHeld({ held: 9, of: 10 }, 0.9)).toBe(true)
})

test('varied trips hold journeys at the edges and in the middle, children, hotels, money and days of rest', async () => {
  const trips = await variedTrips(guideIds, 60, 7)
  const rides = trips.flatMap((trip) => trip.rides)
  for (const direction of ['there', 'away', 'between'] as const)
    for (const kind of ['flight', 'train'] as const)
      expect(rides.some((ride) => ride.direction === direction && ride.kind === kind)).toBe(true)
  expect(trips.filter(({ facts }) => facts.children).length).toBeGreaterThan(9)
  expect(trips.filter(({ hotel }) => hotel).length).toBeGreaterThan(9)
  expect(trips.filter(({ facts }) => facts.budget).length).toBeGreaterThan(9)
  expect(trips).toEqual(await variedTrips(guideIds, 60, 7))
})

test.each([
  ['12 min on foot', 12],
  ['1 h 10 min by train', 70],
  ['2 h by car', 120],
  ['Back in 40 min, then 5 min on foot', 45],
  ['About 1 h 30 min by bus', 90],
  ['Right there', null],
  ['Bus 12 from the square', null],
])('“%s” says %s minutes', (text, minutes) => {
  expect(saidMinutes(text)).toBe(minutes)
})

test('the least way is on foot for a few streets, and as long as the roads of the country make it', () => {
  expect(leastMinutes(0.36, 'FR')).toBeCloseTo(4)
  expect(leastMinutes(71, 'ID')).toBeGreaterThan(85)
  expect(leastMinutes(71, 'FR')).toBeLessThan(60)
})

test('the dates are the days of the nights, and the last one where it is known how one leaves', () => {
  const away = {
    kind: 'train',
    direction: 'away',
    date: '2027-03-02',
    leaves: 600,
    lands: 700,
    at: null,
  } as const
  expect(datesOf('2027-02-27', '2027-03-02', [])).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
  expect(datesOf('2027-02-27', '2027-03-02', [away])).toHaveLength(4)
  expect(datesOf('2027-02-27', '2027-02-27', [])).toEqual(['2027-02-27'])
})

test('half of the days have no more free time than the median', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
  expect(quantile([], 0.95)).toBe(0)
})
