import { expect, test } from 'vitest'
import { clockText } from '@sojourn/contract/values/clock-time'
import { daylightOn, zoneMinutes } from './daylight.ts'

const lisbon = { latitude: 38.7223, longitude: -9.1393 }
const reykjavik = { latitude: 64.1466, longitude: -21.9426 }
const tromso = { latitude: 69.6492, longitude: 18.9553 }
const sydney = { latitude: -33.8688, longitude: 151.2093 }
const newYork = { latitude: 40.7128, longitude: -74.006 }

const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

test.each([
  ['Lisbon at midsummer', lisbon, 'Europe/Lisbon', '2026-06-21', '06:12', '21:05'],
  ['Lisbon at midwinter', lisbon, 'Europe/Lisbon', '2026-12-21', '07:51', '17:18'],
  ['New York at the equinox', newYork, 'America/New_York', '2026-03-20', '06:59', '19:08'],
  ['Reykjavík at midwinter', reykjavik, 'Atlantic/Reykjavik', '2026-12-21', '11:22', '15:30'],
  ['Sydney in its summer', sydney, 'Australia/Sydney', '2026-12-21', '05:41', '20:05'],
])('the sun rises and sets in %s', (_where, spot, zone, date, rise, set) => {
  const { sun } = daylightOn(spot, zone, date)
  expect(Math.abs(sun!.from - minutes(rise)), clockText(sun!.from)).toBeLessThanOrEqual(4)
  expect(Math.abs(sun!.to - minutes(set)), clockText(sun!.to)).toBeLessThanOrEqual(4)
})

test('beyond the polar circle the sun stays down or up; at noon of the polar night there is some light', () => {
  const winter = daylightOn(tromso, 'Europe/Oslo', '2026-12-21')
  expect(winter.sun).toBeNull()
  expect(winter.light!.to - winter.light!.from).toBeGreaterThan(120)
  expect(winter.light!.to - winter.light!.from).toBeLessThan(360)
  expect(daylightOn(tromso, 'Europe/Oslo', '2026-06-21').sun).toEqual({ from: 0, to: 1440 })
  expect(daylightOn({ latitude: 78.2, longitude: 15.6 }, 'Europe/Oslo', '2026-12-21').light).toBeNull()
})

test.each([
  ['Asia/Kolkata', '2026-07-01', 330],
  ['America/New_York', '2026-07-01', -240],
  ['Pacific/Auckland', '2026-01-01', 780],
])('clocks of %s on %s are %i minutes ahead', (zone, date, ahead) => {
  expect(zoneMinutes(zone, date)).toBe(ahead)
})
