import { expect, test } from 'vitest'
import { COUNTRIES } from './data/countries.ts'
import { fold } from './fold.ts'
import { loadGazetteer } from './load-gazetteer.ts'
import { nameIndex } from './name-index.ts'

const entries = loadGazetteer()
const towns = entries.filter((entry) => entry.place.kind === 'city')

test('the gazetteer knows more than 26,000 towns, the biggest first', () => {
  expect(towns.length).toBeGreaterThan(26_000)
  const populations = towns.map((entry) => entry.place.population)
  expect(populations).toEqual(populations.toSorted((a, b) => b - a))
})

test('every place has its own id, a name, a country, a position and a time zone', () => {
  expect(new Set(entries.map((entry) => entry.place.id)).size).toBe(entries.length)
  const zones = new Set(entries.map((entry) => entry.place.zone))
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  const broken = entries.filter(({ place }) => {
    const isOnEarth = Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180
    return (
      !isOnEarth || place.name === '' || !/^[A-Z]{2}$/.test(place.countryCode) || place.country.length < 3
    )
  })
  expect(broken).toEqual([])
})

test('every country with a town is found by its name or is a city itself', () => {
  const found = new Set(entries.filter((entry) => entry.preferred).map((entry) => entry.place.countryCode))
  const cityStates = ['SG', 'MC', 'LU', 'DJ', 'SM', 'VA', 'HK', 'MO', 'GI']
  const isKnown = (code: string) => found.has(code) || cityStates.includes(code)
  const tiny = ['PM', 'NF', 'SH', 'TK', 'CX', 'CC', 'PN', 'TF', 'GS']
  const missing = new Set(towns.map((entry) => entry.place.countryCode).filter((code) => !isKnown(code)))
  expect(missing).toEqual(new Set(tiny))
  expect(new Set(COUNTRIES.map(([code]) => code)).size).toBe(COUNTRIES.length)
})

test('no name stands for two hand-written destinations', () => {
  const owners = new Map<string, string>()
  for (const { place, names, alternates } of entries.filter((entry) => entry.place.kind !== 'city')) {
    for (const name of new Set([...names, ...alternates.split(',')])) {
      if (name === '') continue
      expect(owners.get(name), `${name}: ${owners.get(name)} and ${place.id}`).toBeUndefined()
      owners.set(name, place.id)
    }
  }
})

test('names come as they are compared: folded, and never longer than the edit distance can take', () => {
  const { names } = nameIndex()
  const odd = names.filter((name) => fold(name) !== name || name.length > 120)
  expect(odd).toEqual([])
})
