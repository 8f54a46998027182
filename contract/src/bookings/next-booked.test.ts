import { expect, test } from 'vitest'
import { bookedDays } from './booked-days.ts'
import type { BookedRow } from './day-stops.ts'
import { nextBooked, setOutFor } from './next-booked.ts'

const zone = 'Europe/Rome'
const rome = () => zone
const booked = (id: string, changes: Partial<BookedRow> & Pick<BookedRow, 'kind'>): BookedRow => ({
  id,
  status: 'booked',
  fromDate: '2026-06-22',
  fromTime: null,
  fromZone: null,
  toDate: null,
  toTime: null,
  toZone: null,
  minutes: null,
  ...changes,
})
const flight = booked('flight', { kind: 'flight', fromTime: '13:40', toDate: '2026-06-22', toTime: '16:00' })
const out = booked('out', { kind: 'stay', fromDate: '2026-06-20', toDate: '2026-06-22', toTime: '11:00' })
const table = booked('table', { kind: 'table' })

const nextAt = (time: string, bookings: BookedRow[], skipped: string[] = []) =>
  nextBooked(bookedDays(bookings, rome).stops, { date: '2026-06-22', time, zone }, rome, new Set(skipped))
    ?.stop.booking.id

test('what is booked next is the first that has not begun, and what has no time comes last', () => {
  const all = [flight, out, table]
  expect(nextAt('09:52', all)).toBe('out')
  expect(nextAt('09:52', all, ['out'])).toBe('flight')
  expect(nextAt('11:00', all)).toBe('flight')
  expect(nextAt('13:40', all)).toBe('table')
  expect(nextAt('13:40', [flight, out])).toBeUndefined()
})

test('what leaves after midnight is today’s matter in the evening, and its own clock says when', () => {
  const night = { ...flight, fromDate: '2026-06-23', fromTime: '00:40' }
  expect(nextAt('12:00', [night])).toBeUndefined()
  expect(nextAt('13:00', [night])).toBe('flight')
  // Three in the afternoon of New York is nine in the evening of Rome.
  const west = { ...flight, fromTime: '15:00', fromZone: 'America/New_York' }
  expect(nextAt('20:59', [west])).toBe('flight')
  expect(nextAt('21:00', [west])).toBeUndefined()
})

test('a flight’s gate closes 20 minutes before; one is there two hours before and leaves on a round five minutes', () => {
  const at = { date: '2026-06-22', time: '13:40', zone }
  const now = { ...at, time: '09:52' }
  expect(setOutFor(flight, at, 53 * 60, now)).toEqual({
    leave: { ...at, time: '10:45' },
    minutesLeft: 53,
    there: { ...at, time: '11:40' },
    gateCloses: { ...at, time: '13:20' },
  })
  expect(setOutFor(flight, at, null, now)).toMatchObject({ leave: null, minutesLeft: 108 })
  expect(setOutFor({ ...flight, kind: 'train' }, at, 600, now)).toMatchObject({
    leave: { time: '13:00' },
    gateCloses: null,
  })
  expect(setOutFor(out, at, 600, now)).toBeNull()
})
