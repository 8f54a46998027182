import { expect, test } from 'vitest'
import { regionUnits } from './region.ts'
import { unitsFor } from './units.ts'

const told = (languages: string[], zone: string) =>
  Object.values(regionUnits(languages, () => zone)).join(' ')

test.each([
  [['en-US'], 'America/New_York', 'F mi 12 sunday'],
  [['en-US'], 'America/Indiana/Knox', 'F mi 12 sunday'],
  [['es-US', 'en'], 'Pacific/Honolulu', 'F mi 12 sunday'],
  [['en-US'], 'Europe/Lisbon', 'C km 24 monday'],
  [['en-US', 'pt-PT'], 'Europe/Lisbon', 'C km 24 sunday'],
  [['en-US'], 'America/Toronto', 'C km 24 monday'],
  [['en-CA'], 'America/Toronto', 'C km 12 sunday'],
  [['en-US'], 'UTC', 'C km 24 monday'],
  [['en'], 'Europe/Berlin', 'C km 24 monday'],
  [['en'], 'America/Chicago', 'F mi 12 sunday'],
  [['en-GB'], 'Europe/London', 'C mi 24 monday'],
  [['en-GB'], 'America/New_York', 'C mi 24 monday'],
  [['de-DE'], 'Europe/Berlin', 'C km 24 monday'],
  [['en-AU'], 'Australia/Sydney', 'C km 12 monday'],
  [['pt-BR'], 'America/Sao_Paulo', 'C km 24 sunday'],
  [['ar-EG'], 'Africa/Cairo', 'C km 12 saturday'],
  [['ja'], 'Asia/Tokyo', 'C km 24 sunday'],
  [['not a language', 'fr-FR'], 'Europe/Paris', 'C km 24 monday'],
  [[], '', 'C km 24 monday'],
])('a browser in %j and %s tells figures in %s', (languages, zone, units) => {
  expect(told(languages, zone)).toBe(units)
})

test('what was chosen counts, and what was not is told by the region', () => {
  const region = regionUnits(['en-US'], () => 'America/New_York')
  expect(unitsFor(null, region)).toEqual({ ...region, windUnit: 'mph' })
  expect(unitsFor({ temperatureUnit: 'C', weekStart: null }, region)).toEqual({
    ...region,
    temperatureUnit: 'C',
    windUnit: 'mph',
  })
})

test('wind is told in mph as specified, until somebody chooses kilometres', () => {
  const region = regionUnits(['en-US'], () => 'Europe/Lisbon')
  expect(unitsFor({ distanceUnit: null }, region).windUnit).toBe('mph')
  expect(unitsFor({ distanceUnit: 'km' }, region).windUnit).toBe('km/h')
  expect(unitsFor({ distanceUnit: 'mi' }, region).windUnit).toBe('mph')
})
