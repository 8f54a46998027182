import { clockText, minuteOf } from '@sojourn/contract/values/clock-time'
import { expect, test } from 'vitest'
import { loadGuide } from '../guide/load-guide.ts'
import { bookedItems, type PlannedBooking } from './booked-items.ts'
import { schedule } from './plan-days.ts'
import { factsOf } from './samples.ts'
import { usualWishes } from './trip-facts.ts'

const days = ['2027-04-19', '2027-04-20', '2027-04-21', '2027-04-22'] as const
const ends = { startDate: '2027-04-19', endDate: '2027-04-23' }
const airport = { latitude: 38.774, longitude: -9.134 }
const chicago = { latitude: 41.979, longitude: -87.905 }
const porto = { latitude: 41.149, longitude: -8.586 }
const oriente = { latitude: 38.768, longitude: -9.099 }

interface Spot {
  latitude: number | null
  longitude: number | null
}
const nowhere: Spot = { latitude: null, longitude: null }

/** '2027-04-18 16:05 America/Chicago' */
function booked(
  kind: PlannedBooking['kind'],
  from: string,
  to = '',
  [fromAt, toAt]: readonly [Spot, Spot] = [nowhere, nowhere],
  more: Partial<PlannedBooking> = {},
): PlannedBooking {
  const [fromDate = '', fromTime = null, fromZone = null] = from.split(' ')
  const [toDate, toTime = null, toZone = null] = to.split(' ')
  return {
    id: `${kind} ${from}`.replaceAll(' ', '-'),
    kind,
    status: 'booked',
    title: 'Booked',
    fromDate,
    fromTime,
    fromZone,
    toDate: toDate || null,
    toTime,
    toZone,
    minutes: null,
    fromLatitude: fromAt.latitude,
    fromLongitude: fromAt.longitude,
    toLatitude: toAt.latitude,
    toLongitude: toAt.longitude,
    ...more,
  }
}

const lisbon = factsOf('lisbon', ends)
const told = (booking: PlannedBooking) =>
  bookedItems([booking], lisbon).map(
    ({ type, title, date, time, endTime }) => `${type} “${title}” ${date} ${time ?? '-'} ${endTime ?? '-'}`,
  )

const overNight = booked('flight', '2027-04-18 16:05 America/Chicago', '2027-04-19 06:25 Europe/Lisbon', [
  chicago,
  airport,
])

test.each([
  [
    'a flight over midnight, on the clock of the town',
    overNight,
    ['flight “Flight to Lisbon” 2027-04-18 22:05 23:59', 'flight “Flight to Lisbon” 2027-04-19 00:00 06:25'],
  ],
  [
    'a train away',
    booked('train', '2027-04-21 09:30', '2027-04-21 12:40', [oriente, porto]),
    ['transport “Train from Lisbon” 2027-04-21 09:30 12:40'],
  ],
  [
    'a flight between two other towns keeps its title',
    booked('flight', '2027-04-18 16:05', '2027-04-18 18:00', [chicago, porto]),
    ['flight “Booked” 2027-04-18 16:05 18:00'],
  ],
  [
    'a landing with no departure',
    booked('ferry', '2027-04-20', '2027-04-20 10:00'),
    ['transport “Booked” 2027-04-20 10:00 -'],
  ],
  [
    'a landing at midnight',
    booked('bus', '2027-04-20 22:00', '2027-04-21 00:00'),
    ['transport “Booked” 2027-04-20 22:00 23:59'],
  ],
  [
    'a table with its length',
    booked('table', '2027-04-20 20:30', '', undefined, { minutes: 105 }),
    ['meal “Booked” 2027-04-20 20:30 22:15'],
  ],
  ['a ticket for the day', booked('ticket', '2027-04-20'), ['activity “Booked” 2027-04-20 - -']],
  ['a bed', booked('stay', '2027-04-20 15:00', '2027-04-22 11:00'), ['hotel “Booked” 2027-04-20 - -']],
  ['a car', booked('car', '2027-04-20 09:00', '2027-04-22 19:00'), []],
  ['what is cancelled', { ...overNight, status: 'cancelled' as const }, []],
])('%s', (_name, booking, items) => {
  expect(told(booking)).toEqual(items)
})

/** What is planned, with what is booked: the hours of each day's stops. */
async function planned(bookings: readonly PlannedBooking[]) {
  const guide = await loadGuide('lisbon')
  const facts = { ...lisbon, items: bookedItems(bookings, lisbon) }
  const { days: all, request } = schedule(facts, guide, usualWishes(facts))
  const stops = new Map(all.map(({ date, stops: own }) => [date, own.map(({ visit }) => visit)]))
  return { stops, request, names: all.flatMap((day) => day.stops.map(({ place }) => place.name)) }
}

const home = booked('flight', '2027-04-22 15:00 Europe/Lisbon', '2027-04-22 19:00 America/Chicago', [
  airport,
  chicago,
])

test('a day begins when one has landed and ends when one has to set off', async () => {
  const { stops } = await planned([overNight, home])
  const late = booked('flight', '2027-04-19 12:00', '2027-04-19 16:20', [chicago, airport])
  const [first, last] = [stops.get(days[0]) ?? [], stops.get(days[3]) ?? []]
  expect(Math.min(...first.map(({ start }) => start))).toBeGreaterThan(7 * 60)
  expect(last.length).toBeGreaterThan(0)
  expect(Math.max(...last.map(({ end }) => end))).toBeLessThanOrEqual(13 * 60)
  const evening = (await planned([late])).stops.get(days[0]) ?? []
  expect(clockText(Math.min(minutesOf(evening), 24 * 60)) >= '16:50').toBe(true)
})

const minutesOf = (visits: readonly { start: number }[]): number =>
  Math.min(...visits.map(({ start }) => start))

test.each([
  [
    'a table',
    booked('table', '2027-04-20 13:00', '', [airport, nowhere], { minutes: 120 }),
    days[1],
    '13:00',
    '15:00',
  ],
  [
    'a ticket',
    booked('ticket', '2027-04-20 10:00', '', [airport, nowhere], { minutes: 180 }),
    days[1],
    '10:00',
    '13:00',
  ],
  [
    'a day in another town',
    booked('train', '2027-04-21 09:30', '2027-04-21 12:40', [oriente, porto]),
    days[2],
    '09:30',
    '12:40',
  ],
  [
    'a flight in between',
    booked('flight', '2027-04-21 11:00', '2027-04-21 12:00', [nowhere, nowhere]),
    days[2],
    '09:00',
    '12:30',
  ],
])('nothing is planned over %s', async (_name, booking, date, from, to) => {
  const { stops } = await planned([booking])
  const own = stops.get(date) ?? []
  expect(own.length).toBeGreaterThan(0)
  const [start, end] = [minuteOf(from) ?? 0, minuteOf(to) ?? 0]
  expect(own.filter((visit) => visit.start < end && visit.end > start)).toEqual([])
})

test('a day begins and ends at the bed that is booked, and moves with it', async () => {
  const [alfama, belem] = [
    { latitude: 38.712, longitude: -9.13 },
    { latitude: 38.697, longitude: -9.206 },
  ]
  const { request } = await planned([
    booked('stay', '2027-04-19 15:00', '2027-04-21 11:00', [alfama, nowhere]),
    booked('stay', '2027-04-21 15:00', '2027-04-23 11:00', [belem, nowhere]),
  ])
  const at = ({ latitude }: { latitude: number }) => latitude
  expect(request?.days.map(({ startAt, endAt }) => [at(startAt), at(endAt)])).toEqual([
    [38.712, 38.712],
    [38.712, 38.712],
    [38.712, 38.697],
    [38.697, 38.697],
  ])
})

test('what one has a ticket for is not proposed once more', async () => {
  const { names } = await planned([])
  const castle = names.find((name) => name.includes('Castle')) ?? names[0]!
  const ticket = booked('ticket', '2027-04-20 10:00', '', undefined, { title: castle, minutes: 90 })
  expect((await planned([ticket])).names).not.toContain(castle)
})
