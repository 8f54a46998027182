import { describe, expect, test } from 'vitest'
import { lengthOf, nightsBooked } from './booking-ends.ts'
import { type BookingForm, bookingProblems } from './booking-form.ts'
import { newBooking } from './schema.ts'

const flight: BookingForm = {
  kind: 'flight',
  title: 'Chicago to Frankfurt',
  fromDate: '2026-06-12',
  fromTime: '16:05',
  fromZone: 'America/Chicago',
  toDate: '2026-06-13',
  toTime: '07:25',
  toZone: 'Europe/Berlin',
  untilTime: null,
  minutes: null,
}
const stay: BookingForm = {
  ...flight,
  kind: 'stay',
  title: 'Residenza Belli',
  fromTime: '15:00',
  fromZone: 'Europe/Rome',
  toDate: '2026-06-17',
  toTime: '11:00',
  toZone: 'Europe/Rome',
}
const problems = (booking: BookingForm) => bookingProblems(booking, 'Europe/Rome')

describe('a ride arrives after it leaves, as a watch on the wrist counts', () => {
  test.each<[string, Partial<BookingForm>, object]>([
    ['a night over the ocean', {}, {}],
    ['landing before it leaves', { toDate: '2026-06-12' }, { toTime: 'Lands 15 h 40 min before it leaves' }],
    [
      'landing yesterday, over the date line',
      {
        fromZone: 'Asia/Tokyo',
        fromTime: '00:30',
        toZone: 'America/Los_Angeles',
        toDate: '2026-06-11',
        toTime: '18:00',
      },
      {},
    ],
    [
      'earlier on the clock, an hour later on the wrist',
      {
        fromZone: 'Europe/Lisbon',
        toZone: 'Atlantic/Azores',
        fromTime: '10:00',
        toDate: '2026-06-12',
        toTime: '10:30',
      },
      {},
    ],
    [
      'leaving in the hour that the clocks skip, which is read as the one after it',
      {
        fromZone: 'Europe/Rome',
        toZone: 'Europe/Rome',
        fromDate: '2027-03-28',
        fromTime: '02:30',
        toDate: '2027-03-28',
        toTime: '03:15',
      },
      { toTime: 'Lands 15 min before it leaves' },
    ],
    ['an arrival that is open', { toDate: null, toTime: null }, {}],
    ['a time without its date', { toDate: null }, { toDate: 'Enter the date of the end, too' }],
    [
      'two days earlier, times open',
      { toDate: '2026-06-10', toTime: null },
      { toDate: 'Lands 24 h before it leaves' },
    ],
    ['a typing error in the year', { toDate: '2027-06-13' }, { toDate: 'That is more than 200 days' }],
    [
      'a train that is too early',
      {
        kind: 'train',
        fromZone: 'Europe/Rome',
        toZone: 'Europe/Rome',
        toDate: '2026-06-12',
        toTime: '15:35',
      },
      { toTime: 'Arrives 30 min before it leaves' },
    ],
  ])('%s', (_name, changes, told) => {
    expect(problems({ ...flight, ...changes })).toEqual(told)
  })
})

test.each<[Partial<BookingForm>, object]>([
  [{}, {}],
  [{ toDate: null }, { toDate: 'Enter the date of the end, too' }],
  [{ toDate: '2026-06-12' }, { toDate: 'The check-out must be on a later day than the check-in' }],
  [{ toDate: '2026-09-10' }, {}],
  [{ toDate: '2026-09-11' }, { toDate: 'A stay can last at most 90 nights' }],
  [{ untilTime: '14:00' }, { untilTime: 'Check-in ends before it begins' }],
])('a stay with %j is told %j', (changes, told) => {
  expect(problems({ ...stay, ...changes })).toEqual(told)
})

test('five nights are told by their evenings, and a flight by its hours', () => {
  expect(nightsBooked(stay)).toEqual(['2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16'])
  expect(lengthOf(flight, 'UTC')).toBe(500)
  expect(lengthOf({ ...flight, kind: 'ticket', minutes: 90 }, 'UTC')).toBe(90)
})

test.each([
  [{}, []],
  [{ title: ' ' }, ['Say what is booked']],
  [{ fromDate: undefined }, ['Enter the date']],
  [{ fromDate: '2026-02-30' }, ['Enter a date that exists']],
  [{ fromTime: '25:00' }, ['Enter the time as HH:MM']],
  [{ toZone: 'Europe/Atlantis' }, ['Use the name of a time zone, such as Europe/Rome']],
  [{ reference: 'x'.repeat(200) }, []],
  [{ reference: 'x'.repeat(201) }, ['Use at most 200 characters']],
  [{ price: -1 }, ['The price cannot be negative']],
  [{ minutes: 0 }, ['Enter a length between 1 minute and 7 days']],
])('a new booking with %j is told %j', (changes, told) => {
  const { error } = newBooking.safeParse({
    kind: 'flight',
    title: 'LH 431',
    fromDate: '2026-06-12',
    ...changes,
  })
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(told)
})
