import { expect, test } from 'vitest'
import { type Destination, destinations, inkNames } from './data/destinations.ts'

const places: [string, Destination][] = Object.entries(destinations)
const idsWhere = (isWrong: (place: Destination) => boolean) =>
  places.filter(([, place]) => isWrong(place)).map(([id]) => id)

test('there are more than 110 places on every inhabited continent', () => {
  expect(places.length).toBeGreaterThanOrEqual(110)
  const countries = new Set<string>(places.map(([, { countryCode }]) => countryCode))
  for (const country of ['ZA', 'JP', 'AU', 'FR', 'US', 'BR']) expect(countries).toContain(country)
})

test('ids are lower case with hyphens', () => {
  expect(places.map(([id]) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('every place has a country code that names its country, a caption and a trip ink', () => {
  const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(idsWhere(({ countryCode }) => countryNames.of(countryCode) === undefined)).toEqual([])
  expect(idsWhere(({ name, country, caption }) => !name || !country || !caption)).toEqual([])
  expect(idsWhere(({ ink }) => !inkNames.includes(ink))).toEqual([])
})

test('every place lies on the globe, no higher than the highest town', () => {
  expect(idsWhere(({ lat, lng }) => Math.abs(lat) > 90 || Math.abs(lng) > 180)).toEqual([])
  expect(idsWhere(({ elevationM }) => elevationM < -10 || elevationM > 5200)).toEqual([])
})

/** Hours by which the clocks of a zone are ahead of the sun at a longitude. */
function aheadOfSun({ zone, lng }: Destination): number {
  const january = new Date(Date.UTC(2026, 0, 15, 12))
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    january,
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(offset) ?? []
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60) - lng / 15
}

test('every clock keeps within two and a half hours of the sun, so no zone or longitude is mistaken', () => {
  expect(idsWhere((place) => Math.abs(aheadOfSun(place)) > 2.5)).toEqual([])
})
