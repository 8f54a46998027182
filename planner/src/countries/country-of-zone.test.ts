import { expect, test } from 'vitest'
import { countryOfZone } from './country-of-zone.ts'

test.each([
  ['Europe/Berlin', 'DE'],
  ['America/Chicago', 'US'],
  ['Asia/Tokyo', 'JP'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['UTC', null],
  ['Mars/Olympus', null],
  ['', null],
])('clocks of %s are those of %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})
