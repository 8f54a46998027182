import { expect, test } from 'vitest'
import { COUNTRIES } from './data/countries.ts'
import { DESTINATIONS } from './data/overlay.ts'
import { PARKS_AND_ISLANDS } from './data/parks-and-islands.ts'
import { QUARTERS } from './data/quarters.ts'
import { fold } from './fold.ts'
import { isPreferred, loadGazetteer, gazetteerPlaceAt } from './load-gazetteer.ts'
import { nameAt, nameKinds } from './name-table.ts'
import { findPlace } from './resolve.ts'

const gazetteer = loadGazetteer()
const places = Array.from({ length: gazetteer.count }, (_, at) => gazetteerPlaceAt(gazetteer, at))
const towns = places.filter(({ kind }) => kind === 'city')

test('the gazetteer knows more than 200,000 towns', () => {
  expect(towns.length).toBeGreaterThan(200_000)
})

test('every place has its own id, a name, a country, a position and a time zone', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  for (const zone of new Set(places.map((place) => place.zone))) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  }
  const broken = places.filter((place) => {
    const isOnEarth = Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180
    return (
      !isOnEarth || place.name === '' || !/^[A-Z]{2}$/.test(place.countryCode) || place.country.length < 3
    )
  })
  expect(broken).toEqual([])
})

test('every country with a town is found by its name or is a city itself', () => {
  const found = new Set(
    places.filter((_, at) => isPreferred(gazetteer, at)).map(({ countryCode }) => countryCode),
  )
  const cityStates = ['SG', 'MC', 'LU', 'DJ', 'SM', 'VA', 'HK', 'MO', 'GI']
  const isKnown = (code: string) => found.has(code) || cityStates.includes(code)
  const tiny = ['PM', 'NF', 'SH', 'TK', 'CX', 'CC', 'PN', 'TF', 'GS']
  const missing = towns.map(({ countryCode }) => countryCode).filter((code) => !isKnown(code))
  expect(new Set(missing).difference(new Set(tiny))).toEqual(new Set())
  expect(new Set(COUNTRIES.map(([code]) => code)).size).toBe(COUNTRIES.length)
})

test('what is written by hand is in the pack: whoever changes a row makes the pack anew', () => {
  const missing = DESTINATIONS.filter(([name, countryCode]) => {
    const place = findPlace(name)
    return place?.name !== name || place.countryCode !== countryCode
  }).map(([name]) => name)
  expect(missing).toEqual([])
  const unpacked = PARKS_AND_ISLANDS.trim()
    .split('\n')
    .map((row) => row.split('|'))
    .filter(([name = '', countryCode]) => {
      const place = findPlace(name)
      return place?.name !== name || place.countryCode !== countryCode
    })
  expect(unpacked).toEqual([])
  const shown = new Set(places.filter(({ kind }) => kind === 'quarter').map(({ name }) => name))
  const lost = QUARTERS.flatMap(([, , , rows]) => rows)
    .map((row) => row.split('|')[0]?.replace(/ \S+ \S+$/, '') ?? '')
    .filter((name) => !shown.has(name))
  expect(lost).toEqual([])
})

test('no name stands for two hand-written destinations', () => {
  const { names } = gazetteer
  const owners = new Map<string, number>()
  const twice: string[] = []
  for (let position = 0; position < names.count; position++) {
    const at = names.owners[position]!
    const kind = nameKinds[names.kinds[position]!]
    if (places[at]?.kind === 'city' || places[at]?.kind === 'quarter' || kind === 'tail' || kind === 'code')
      continue
    const name = nameAt(names, position)
    if (owners.has(name) && owners.get(name) !== at) twice.push(name)
    owners.set(name, at)
  }
  expect(twice).toEqual([])
})

test('names come as they are compared: folded, in order, and never longer than a search takes', () => {
  const { names } = gazetteer
  const odd: string[] = []
  let before = Buffer.alloc(0)
  for (let position = 0; position < names.count; position++) {
    const name = nameAt(names, position)
    const bytes = Buffer.from(name)
    if (fold(name) !== name || bytes.length > 120 || Buffer.compare(before, bytes) > 0) odd.push(name)
    before = bytes
  }
  expect(odd).toEqual([])
})
