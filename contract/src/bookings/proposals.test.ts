import { describe, expect, test } from 'vitest'
import type { BookedRow } from './day-stops.ts'
import { airlineOf, arrivalDate, backFrom, proposedDays, wayBack, zoneOfDay } from './proposals.ts'

const place = (destination: string, latitude: number, longitude: number, timeZone = 'Europe/Rome') => ({
  destination,
  latitude,
  longitude,
  countryCode: 'IT',
  timeZone,
})
const trip = { ...place('Rome, Italy', 41.9, 12.5), startDate: '2026-06-12', endDate: '2026-06-22' }
const leg = (where: ReturnType<typeof place>, arriveDate: string, leaveDate: string) => ({
  ...where,
  id: where.destination,
  arriveDate,
  leaveDate,
  order: 0,
})
const legs = [
  leg(place('Rome, Italy', 41.9, 12.5), '2026-06-12', '2026-06-17'),
  leg(place('Florence, Italy', 43.77, 11.25), '2026-06-17', '2026-06-20'),
  leg(place('Venice, Italy', 45.44, 12.33), '2026-06-20', '2026-06-22'),
]
let made = 0
const flight = (from: string, to: string, changes: object = {}) => {
  const [fromDate = '', fromTime = '', fromZone = '', fromCode = ''] = from.split(' ')
  const [toDate = '', toTime = '', toZone = '', toCode = ''] = to.split(' ')
  return {
    id: `flight-${++made}`,
    kind: 'flight' as const,
    status: 'booked' as const,
    fromDate,
    fromTime,
    fromZone,
    fromCode,
    fromPlace: `Airport ${fromCode}`,
    fromLatitude: null,
    fromLongitude: null,
    toDate,
    toTime,
    toZone,
    toCode,
    toPlace: `Airport ${toCode}`,
    toLatitude: 41.8,
    toLongitude: 12.25,
    minutes: null,
    reference: 'K7QM2P',
    provider: null,
    travellers: null,
    private: false,
    ...changes,
  }
}
const out = flight('2026-06-12 16:05 America/Chicago ORD', '2026-06-13 07:25 Europe/Berlin FRA')
const onwards = flight('2026-06-13 09:10 Europe/Berlin FRA', '2026-06-13 10:55 Europe/Rome FCO')
const booked = (kind: BookedRow['kind'], fromDate: string, toDate: string | null = null): BookedRow => ({
  ...flight('', ''),
  kind,
  fromDate,
  fromTime: null,
  fromZone: null,
  toDate,
  toTime: null,
  toZone: null,
})
const rome = booked('stay', '2026-06-13', '2026-06-17')

describe('a new booking stands where one is likely to be missing', () => {
  const known = (bookings: readonly BookedRow[]) => ({ trip, legs, bookings })
  test.each([
    ['the first flight', 'flight', [], { fromDate: '2026-06-12' }],
    ['a further flight', 'flight', [out], { fromDate: '2026-06-22' }],
    [
      'a bed for the first place, after a night in the air',
      'stay',
      [out],
      { fromDate: '2026-06-13', toDate: '2026-06-17' },
    ],
    ['a bed for the next place', 'stay', [out, rome], { fromDate: '2026-06-17', toDate: '2026-06-20' }],
    [
      'nights until the next bed',
      'stay',
      [out, booked('stay', '2026-06-15', '2026-06-22')],
      { fromDate: '2026-06-13', toDate: '2026-06-15' },
    ],
    [
      'every night has its bed',
      'stay',
      [booked('stay', '2026-06-12', '2026-06-22')],
      { fromDate: '2026-06-12' },
    ],
    [
      'a train between two places',
      'train',
      [out],
      { fromDate: '2026-06-17', fromPlace: 'Rome', toPlace: 'Florence' },
    ],
    [
      'the next train',
      'train',
      [booked('train', '2026-06-17', '2026-06-17')],
      { fromDate: '2026-06-20', fromPlace: 'Florence', toPlace: 'Venice' },
    ],
    ['a ticket on the first free day', 'ticket', [out, onwards, rome], { fromDate: '2026-06-14' }],
    ['a car', 'car', [out], { fromDate: '2026-06-12' }],
  ] as const)('%s', (_name, kind, bookings, proposed) => {
    expect(proposedDays(kind, known(bookings))).toEqual(proposed)
  })

  test('in a trip with one place a bed is for all of its nights, whatever was cancelled', () => {
    const cancelled = { ...rome, status: 'cancelled' as const }
    expect(proposedDays('stay', { trip, legs: [], bookings: [cancelled] })).toEqual({
      fromDate: '2026-06-12',
      toDate: '2026-06-22',
    })
  })
})

test('the clock is that of where one is, where the trip has another', () => {
  const lisbon = leg(place('Lisbon', 38.7, -9.1, 'Europe/Lisbon'), '2026-06-17', '2026-06-22')
  const known = { trip, legs: [legs[0]!, lisbon] }
  expect(zoneOfDay(known, '2026-06-14')).toEqual({ from: null, to: null })
  expect(zoneOfDay(known, '2026-06-17')).toEqual({ from: null, to: 'Europe/Lisbon' })
  expect(zoneOfDay(known, '2026-06-19')).toEqual({ from: 'Europe/Lisbon', to: 'Europe/Lisbon' })
  expect(zoneOfDay(known, '2026-06')).toEqual({ from: null, to: null })
})

test.each([
  ['over midnight', out, '2026-06-13'],
  ['within the day', onwards, '2026-06-13'],
  [
    'yesterday, over the date line',
    flight('2026-06-12 00:30 Asia/Tokyo HND', '2026-06-12 18:00 America/Los_Angeles LAX'),
    '2026-06-11',
  ],
  [
    'two dates later, over the date line the other way',
    flight('2026-06-12 22:00 America/Los_Angeles LAX', '2026-06-12 05:20 Australia/Sydney SYD'),
    '2026-06-14',
  ],
  ['at an hour, with the departure open', { ...onwards, fromTime: null }, '2026-06-13'],
  ['at no hour', { ...onwards, toTime: null }, null],
  ['with a date that is being typed', { ...onwards, fromDate: '' }, null],
])('one lands %s', (_name, booking, date) => {
  expect(arrivalDate(booking, 'Europe/Rome')).toBe(date)
})

describe('the way back', () => {
  const codes = (found: ReturnType<typeof wayBack>) => found && [found.from?.code ?? null, found.to.code]
  const back = flight('2026-06-22 13:40 Europe/Rome FCO', '2026-06-22 15:10 Europe/Berlin FRA')

  test('is the way there turned round, on the last day', () => {
    const found = wayBack({ trip, legs: [], bookings: [onwards, out] })
    expect(codes(found)).toEqual(['FCO', 'FRA'])
    expect(found).toMatchObject({ date: '2026-06-22', home: 'Airport ORD', like: { reference: 'K7QM2P' } })
  })

  test('goes on from where one changes', () => {
    expect(codes(wayBack({ trip, legs: [], bookings: [out, onwards, back] }))).toEqual(['FRA', 'ORD'])
    expect(backFrom('FRA', 'FCO', [out, onwards, back], 'UTC')?.code).toBe('ORD')
  })

  test('begins nowhere known where the last place is far from where one landed', () => {
    expect(codes(wayBack({ trip, legs, bookings: [out, onwards] }))).toEqual([null, 'FRA'])
  })

  test('is not proposed before one has gone, nor once it is booked, nor to where one just came from', () => {
    const home = flight('2026-06-22 17:05 Europe/Berlin FRA', '2026-06-22 19:25 America/Chicago ORD')
    expect(wayBack({ trip, legs, bookings: [] })).toBeNull()
    expect(wayBack({ trip, legs, bookings: [{ ...out, status: 'cancelled' as const }] })).toBeNull()
    expect(wayBack({ trip, legs, bookings: [out, onwards, back, home] })).toBeNull()
    expect(backFrom('FRA', 'ORD', [out], 'UTC')).toBeNull()
  })
})

test.each([
  ['LH 232', 'Lufthansa'],
  ['lh232', 'Lufthansa'],
  [' UA 944', ''],
  ['L', ''],
  ['', ''],
  [undefined, ''],
])('the airline of the flight number %j is known as %j once one flew with it', (number, airline) => {
  const flown = [
    { kind: 'flight' as const, number: 'LH 431', provider: 'Lufthansa' },
    { kind: 'train' as const, number: 'UA 9', provider: 'A railway' },
    { kind: 'flight' as const, number: null, provider: 'A charter' },
  ]
  expect(airlineOf(number, flown)).toBe(airline)
})
