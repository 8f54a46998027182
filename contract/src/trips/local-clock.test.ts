import { expect, test } from 'vitest'
import { localTime, tripTime } from './local-clock.ts'

const now = new Date('2027-03-11T16:35:00Z')

test.each([
  ['Asia/Tokyo', '2027-03-12', '01:35'],
  ['America/New_York', '2027-03-11', '11:35'],
  ['Pacific/Kiritimati', '2027-03-12', '06:35'],
  ['Asia/Kathmandu', '2027-03-11', '22:20'],
  ['UTC', '2027-03-11', '16:35'],
])('in %s it is %s, %s', (zone, date, time) => {
  expect(localTime(now, zone)).toEqual({ date, time })
})

test('midnight is 00:00 and not 24:00', () => {
  expect(localTime(new Date('2027-03-11T15:00:00Z'), 'Asia/Tokyo')).toEqual({
    date: '2027-03-12',
    time: '00:00',
  })
})

test.each([null, 'Mars/Olympus'])(
  'without a zone anybody knows (%s) the device’s own clock counts',
  (zone) => {
    const device = new Date(2027, 2, 12, 9, 5)
    expect(localTime(device, zone)).toEqual({ date: '2027-03-12', time: '09:05' })
  },
)

test.each([
  ['2027-03-13', '2027-03-20', '2027-03-12', 'the day before it starts'],
  ['2027-03-01', '2027-03-11', '2027-03-12', 'on the morning after it'],
])('a trip from %s to %s goes by its destination’s day, %s: %s', (startDate, endDate, date) => {
  expect(tripTime(now, { startDate, endDate, timeZone: 'Asia/Tokyo' }).date).toBe(date)
})

test.each([
  ['2027-03-14', '2027-03-20'],
  ['2027-03-01', '2027-03-08'],
])('a trip from %s to %s, days away, goes by the device’s clock', (startDate, endDate) => {
  expect(tripTime(now, { startDate, endDate, timeZone: 'Asia/Tokyo' })).toEqual(localTime(now, null))
})
