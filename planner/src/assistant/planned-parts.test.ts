import { expect, test } from 'vitest'
import { guideFor } from '../guide/guide-for.ts'
import { planDays } from './plan-days.ts'
import { plannedParts } from './planned-parts.ts'
import type { TripFacts } from './trip-facts.ts'

const trip: TripFacts = {
  destination: 'Rome, Italy',
  at: { latitude: 41.9, longitude: 12.5 },
  countryCode: 'IT',
  timeZone: 'Europe/Rome',
  startDate: '2026-06-12',
  endDate: '2026-06-18',
  travelMode: 'leisure',
  adults: 2,
  children: null,
  currency: 'EUR',
  perDollar: 1,
  budget: null,
  items: [],
  weather: [],
  holidays: [],
  seed: 1,
}
const leg = (
  destination: string,
  latitude: number,
  longitude: number,
  arriveDate: string,
  leaveDate: string,
) => ({
  id: destination,
  destination,
  latitude,
  longitude,
  countryCode: 'IT',
  timeZone: 'Europe/Rome',
  arriveDate,
  leaveDate,
  order: 0,
})
const legs = [
  leg('Rome, Italy', 41.9, 12.5, '2026-06-12', '2026-06-15'),
  leg('Florence, Italy', 43.77, 11.25, '2026-06-15', '2026-06-18'),
]
const train = {
  id: 'train',
  kind: 'train' as const,
  status: 'booked' as const,
  title: 'Rome to Florence',
  fromZone: null,
  fromLatitude: null,
  fromLongitude: null,
  toZone: null,
  toLatitude: null,
  toLongitude: null,
  minutes: null,
  fromDate: '2026-06-15',
  fromTime: '17:00',
  toDate: '2026-06-15',
  toTime: '18:32',
}
const firstStopIn = async (bookings: readonly (typeof train)[]) => {
  const parts = await plannedParts(trip, { legs, bookings }, guideFor)
  const day = planDays(trip, null, undefined, undefined, parts).find(({ date }) => date === '2026-06-15')
  return day?.activities[0]?.startTime ?? 'none'
}

test('a trip with its destination alone has no parts', async () => {
  expect(await plannedParts(trip, { legs: legs.slice(1), bookings: [] }, guideFor)).toEqual([])
})

test('each place is planned for its own days with its own guide', async () => {
  const parts = await plannedParts(trip, { legs, bookings: [] }, guideFor)
  expect(parts.map(({ facts, guide }) => [guide?.destination, facts.startDate, facts.endDate])).toEqual([
    ['rome', '2026-06-12', '2026-06-15'],
    ['florence', '2026-06-15', '2026-06-18'],
  ])
})

test('the day of travel begins where the train arrives, or in the afternoon where nobody said when', async () => {
  expect((await firstStopIn([train])) >= '18:45').toBe(true)
  const usual = await firstStopIn([])
  expect(usual >= '14:00' && usual < '17:00').toBe(true)
})
