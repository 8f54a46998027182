import { bookedDays } from '@sojourn/contract/bookings/booked-days'
import type { Booking } from '@sojourn/contract/bookings/schema'
import type { DayNote } from '@sojourn/contract/day-notes/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { expect, test } from 'vitest'
import { lisbonFigures } from '../../../../contract/test/figures.ts'
import { printDays } from './print-days.ts'

const trip = { startDate: '2027-04-18', endDate: '2027-04-25' }

const item = (id: string, date: string, fields: Partial<ItineraryItem> = {}): ItineraryItem => ({
  id,
  tripId: 1,
  title: id,
  type: 'sightseeing',
  date,
  time: null,
  endTime: null,
  location: null,
  description: null,
  notes: null,
  latitude: null,
  longitude: null,
  order: 0,
  cost: null,
  currency: 'EUR',
  version: 1,
  createdAt: '2027-01-01T00:00:00.000Z',
  updatedAt: '2027-01-01T00:00:00.000Z',
  ...fields,
})

const note = (date: string, text: string) => ({ date, text }) as DayNote

test('each day with something in it has its page, in order, and stops keep their numbers of the trip', () => {
  const days = printDays(
    trip,
    [
      item('Pena', '2027-04-21', { time: '10:30', notes: 'PNA-48213' }),
      item('Flight', '2027-04-17'),
      item('Train', '2027-04-21', { time: '09:10' }),
      item('Bill', '2027-04-27'),
    ],
    [note('2027-04-19', 'Market day'), note('2027-04-21', 'Tickets are timed')],
    lisbonFigures,
  )
  expect(days.map(({ date, label, notes }) => [date, label, ...notes])).toEqual([
    ['2027-04-17', 'Before the trip'],
    ['2027-04-19', 'Day 2 of 8', 'Market day'],
    ['2027-04-21', 'Day 4 of 8', 'Tickets are timed'],
    ['2027-04-27', 'After the trip'],
  ])
  expect(days[2]?.stops.map(({ number, item: { title }, codes }) => [number, title, codes])).toEqual([
    [2, 'Train', []],
    [3, 'Pena', ['PNA-48213']],
  ])
})

test('the way on is told from the last stop whose place is known, and not within one place', () => {
  const rossio = { latitude: 38.7143, longitude: -9.1408 }
  const sintra = { latitude: 38.7876, longitude: -9.3906 }
  const [day] = printDays(
    trip,
    [
      item('Train', '2027-04-21', { time: '09:10', ...rossio }),
      item('Lunch', '2027-04-21', { time: '10:00' }),
      item('Pena', '2027-04-21', { time: '11:00', ...sintra }),
      item('Garden', '2027-04-21', { time: '12:00', ...sintra }),
    ],
    [],
    lisbonFigures,
  )
  expect(day?.stops.map(({ way }) => way)).toEqual([
    null,
    expect.stringMatching(/^\d+ km, .*min from stop 1$/),
    null,
    null,
  ])
  expect(day?.distanceM).toBeGreaterThan(20_000)
})

test('a day on which something is booked has its page, with what is booked and the bed of its night', () => {
  const stay = {
    id: 'belli',
    kind: 'stay',
    status: 'booked',
    fromDate: '2027-04-20',
    fromTime: '15:00',
    fromZone: null,
    toDate: '2027-04-22',
    toTime: '11:00',
    toZone: null,
    minutes: null,
  } as Booking
  const days = printDays(
    trip,
    [item('Pena', '2027-04-21')],
    [],
    lisbonFigures,
    bookedDays([stay], () => 'Europe/Lisbon'),
  )
  expect(days.map(({ date, booked, bed }) => [date, booked.map(({ end }) => end), bed?.night])).toEqual([
    ['2027-04-20', ['from'], 1],
    ['2027-04-21', [], 2],
    ['2027-04-22', ['to'], undefined],
  ])
})
