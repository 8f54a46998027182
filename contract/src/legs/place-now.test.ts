import { expect, test } from 'vitest'
import { localTime } from '../trips/local-clock.ts'
import { timeOnTrip } from './place-now.ts'

const at = (destination: string, timeZone: string | null) => ({
  destination,
  timeZone,
  countryCode: null,
  latitude: null,
  longitude: null,
})
const trip = { ...at('Tokyo', 'Asia/Tokyo'), startDate: '2027-03-10', endDate: '2027-03-20' }
const leg = (destination: string, timeZone: string | null, arriveDate: string, leaveDate: string) => ({
  ...at(destination, timeZone),
  id: destination,
  order: 0,
  arriveDate,
  leaveDate,
})
const legs = [
  leg('Tokyo', 'Asia/Tokyo', '2027-03-10', '2027-03-14'),
  leg('Honolulu', 'Pacific/Honolulu', '2027-03-14', '2027-03-17'),
  leg('Chicago', 'America/Chicago', '2027-03-17', '2027-03-20'),
]

test.each([
  ['2027-03-11T16:35:00Z', 'Asia/Tokyo', 'in the first place'],
  // It is already the 14th in Tokyo and still the 13th in Honolulu, where one is not yet.
  ['2027-03-13T16:00:00Z', 'Asia/Tokyo', 'on the morning one leaves'],
  ['2027-03-14T04:00:00Z', 'Asia/Tokyo', 'until the day of travel begins where one arrives'],
  ['2027-03-14T12:00:00Z', 'Pacific/Honolulu', 'from the midnight of where one arrives'],
  ['2027-03-16T02:00:00Z', 'Pacific/Honolulu', 'in the second place'],
  ['2027-03-17T04:00:00Z', 'Pacific/Honolulu', 'before the day of travel has begun anywhere'],
  ['2027-03-19T02:00:00Z', 'America/Chicago', 'in the last place'],
  ['2027-03-21T12:00:00Z', 'America/Chicago', 'a day after the trip'],
  ['2027-03-09T02:00:00Z', 'Asia/Tokyo', 'a day before it'],
])('at %s the clock is that of %s: %s', (now, zone) => {
  expect(timeOnTrip(trip, legs, new Date(now))).toEqual(localTime(new Date(now), zone))
})

test('westwards over the date line the clock changes with the midnight of where one arrives', () => {
  const back = [
    leg('Honolulu', 'Pacific/Honolulu', '2027-03-10', '2027-03-14'),
    leg('Tokyo', 'Asia/Tokyo', '2027-03-14', '2027-03-20'),
  ]
  const at = (now: string) => timeOnTrip(trip, back, new Date(now))
  expect(at('2027-03-13T14:59:00Z')).toEqual({ date: '2027-03-13', time: '04:59' })
  expect(at('2027-03-13T15:00:00Z')).toEqual({ date: '2027-03-14', time: '00:00' })
})

test('a trip with its destination alone goes by that, and one far off by the device', () => {
  const now = new Date('2027-03-12T16:35:00Z')
  for (const few of [[], legs.slice(1, 2)])
    expect(timeOnTrip(trip, few, now)).toEqual(localTime(now, 'Asia/Tokyo'))
  const later = new Date('2027-04-12T16:35:00Z')
  expect(timeOnTrip(trip, legs, later)).toEqual(localTime(later, null))
})
