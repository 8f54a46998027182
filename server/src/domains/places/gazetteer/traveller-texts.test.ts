import { readFileSync } from 'node:fs'
import { distanceKm } from '@sojourn/contract/places/distance'
import { expect, test } from 'vitest'
import type { GazetteerPlace } from './place.ts'
import { findPlace } from './resolve.ts'
import { similarPlaces } from './similar-places.ts'
import { searchPlaces } from './search.ts'

const samePlaceKm = 40

const file = readFileSync(new URL('data/traveller-texts.txt', import.meta.url), 'utf8')

const toRows = (list = '') =>
  list
    .trim()
    .split('\n')
    .filter((row) => !row.startsWith('#'))
    .map((row) => {
      const [text = '', countryCode = '', lat, lng] = row.split('|')
      const point = { lat: Number(lat), lng: Number(lng) }
      const isThere = (place: GazetteerPlace) =>
        place.countryCode === countryCode && (lat === undefined || distanceKm(place, point) <= samePlaceKm)
      return { text, countryCode, isThere }
    })

const [texts = [], mistyped = [], countries = []] = file.split('\n\n').map(toRows)
const shown = (rows: { text: string }[]) => rows.map(({ text }) => text).join('; ')

test('of more than 750 places with their region or country, as travellers write them, 95% are taken for what they are', async ({
  annotate,
}) => {
  const missed = texts.filter(({ text, isThere }) => {
    const place = findPlace(text)
    return !place || !isThere(place)
  })
  await annotate(`${texts.length - missed.length} of ${texts.length} right`)
  expect(texts.length).toBeGreaterThan(750)
  expect(missed.length / texts.length, shown(missed)).toBeLessThanOrEqual(0.05)
})

test('none of them is taken for another place', () => {
  const wrong = [...texts, ...mistyped].filter(({ text, isThere }) => {
    const place = findPlace(text)
    return place !== null && !isThere(place)
  })
  expect(wrong.length / (texts.length + mistyped.length), shown(wrong)).toBeLessThanOrEqual(0.002)
})

test('with one letter wrong it is offered', () => {
  const lost = mistyped.filter(({ text, isThere }) => {
    const place = findPlace(text)
    return place === null && !similarPlaces(text).some(isThere)
  })
  expect(shown(lost)).toBe('')
})

test('countries are known in their own words and in those of others', () => {
  const unknown = countries.filter(({ text, countryCode }) => findPlace(text)?.countryCode !== countryCode)
  expect(countries.length).toBeGreaterThan(100)
  expect(unknown.length, shown(unknown)).toBeLessThanOrEqual(2)
})

test.each([
  ['Panama City', 'PA'],
  ['Interlaken', 'CH'],
  ['Amalfi', 'IT'],
  ['Karnak', 'EG'],
  ['Panamá', 'PA'],
  ['España', 'ES'],
  ['日本', 'JP'],
  ['香港', 'HK'],
  ['대한민국', 'KR'],
])('%s is offered first, and taken, in %s', (text, countryCode) => {
  expect(searchPlaces(text)[0]?.countryCode).toBe(countryCode)
  expect(findPlace(text)?.countryCode).toBe(countryCode)
})

test.each([
  ['Athens, WV, USA', 'US', /West Virginia/],
  ['Perth, Ontario', 'CA', /Ontario/],
  ['San Miguel, Oaxaca', 'MX', /Oaxaca/],
  ['San Isidro, Buenos Aires', 'AR', /Buenos Aires/],
  ['Carnac, Egypt', 'EG', /./],
  ['Harpers Ferry, Ohio', 'US', /Ohio/],
  ['Rothenburg, Texas', 'US', /Texas/],
  ['Eiffel Tower, Ohio', 'US', /Ohio/],
  ['Foo / Bar, Texas', 'US', /Texas/],
])('whatever "%s" is taken for lies in the country and state named', (text, countryCode, state) => {
  const place = findPlace(text)
  expect(place ? [place.countryCode, place.admin] : [countryCode, state.source]).toEqual([
    countryCode,
    place ? expect.stringMatching(state) : state.source,
  ])
})
