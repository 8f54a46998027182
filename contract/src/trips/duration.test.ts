import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDate, aTrip } from '../../test/dates.ts'
import { daysBetween } from '../values/plain-date.ts'
import { departureMessage } from './departure-message.ts'
import { counted, tripDurationText, tripDuration } from './duration.ts'

test.each([
  ['2027-06-01', '2027-06-05', '4 days'],
  ['2027-06-01', '2027-06-01', '1 day'],
  ['2027-06-01', '2027-06-02', '1 day'],
  ['2027-12-28', '2028-01-04', '7 days'],
  ['2028-02-28', '2028-03-01', '2 days'],
  ['2027-03-27', '2027-03-29', '2 days'],
  ['2027-06-05', '2027-06-01', '4 days'],
])('CARD-02 CREATE-18 from %s to %s a trip lasts %s', (startDate, endDate, text) => {
  expect(tripDurationText({ startDate, endDate })).toBe(text)
})

test('CARD-02 the time of day in a date adds no day', () => {
  expect(tripDuration({ startDate: '2027-06-01T23:00:00.000Z', endDate: '2027-06-05T01:00:00.000Z' })).toBe(4)
})

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [2, '2 days'],
])('%i is counted as "%s"', (count, text) => {
  expect(counted(count, 'day')).toBe(text)
})

test.each([
  ['CARD-10', '2027-03-12', 'Departure in 37 days'],
  ['CARD-10', '2027-04-16', 'Departure in 2 days'],
  ['CARD-10', '2027-04-17', 'Departure in 1 day'],
  ['CARD-11', '2027-04-18', 'Departing today'],
  ['CARD-12', '2027-04-19', 'Trip started'],
  ['CARD-12', '2031-04-19', 'Trip started'],
])('%s on %s a trip of 18 April says "%s"', (_row, today, message) => {
  expect(departureMessage({ startDate: '2027-04-18' }, today)).toBe(message)
})

test('CARD-10 CARD-11 CARD-12 the message agrees with the days to the start, whatever the calendar', () => {
  fc.assert(
    fc.property(aTrip, aDate, (trip, today) => {
      const days = daysBetween(today, trip.startDate)
      const message = departureMessage(trip, today)
      if (days > 0) expect(message).toBe(`Departure in ${days} ${days === 1 ? 'day' : 'days'}`)
      else expect(message).toBe(days === 0 ? 'Departing today' : 'Trip started')
    }),
  )
})

test('CARD-02 a duration is never below a day, and turning the dates round changes nothing', () => {
  fc.assert(
    fc.property(aDate, aDate, (startDate, endDate) => {
      const days = tripDuration({ startDate, endDate })
      expect(days).toBe(Math.max(1, Math.abs(daysBetween(startDate, endDate))))
      expect(tripDuration({ startDate: endDate, endDate: startDate })).toBe(days)
    }),
  )
})
