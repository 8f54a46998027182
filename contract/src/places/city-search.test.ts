import { expect, test } from 'vitest'
import {
  builtInCities,
  isSearchable,
  maxSuggestions,
  mergeSuggestions,
  minSearchLength,
  noLocationsText,
  popularDestinations,
  popularShown,
  searchCities,
  searchDebounceMs,
} from './city-search.ts'
import { placeSuggestion } from './schema.ts'

const names = (text: string) => searchCities(text).map(({ city }) => city)

test('CREATE-12 the fixed list holds exactly 30 different cities', () => {
  expect(builtInCities).toHaveLength(30)
  expect(new Set(builtInCities.map(({ fullName }) => fullName)).size).toBe(30)
})

test('CREATE-14 CREATE-15 twelve popular destinations are defined and Paris, Tokyo, New York come first', () => {
  expect(popularDestinations).toHaveLength(12)
  expect(new Set(popularDestinations.map(({ city }) => city)).size).toBe(12)
  expect(popularDestinations.slice(0, popularShown).map(({ fullName }) => fullName)).toEqual([
    'Paris',
    'Tokyo',
    'New York',
  ])
})

test('DATA-09 a suggestion has id, city, country, full name and region, and says where it lies', () => {
  for (const place of [...builtInCities, ...popularDestinations])
    expect(placeSuggestion.parse(place)).toEqual(place)
})

test('CREATE-07 nothing is looked for below two characters, blanks not counted', () => {
  expect(minSearchLength).toBe(2)
  expect(names('p')).toEqual([])
  expect(names('  p ')).toEqual([])
  expect(isSearchable(' p')).toBe(false)
  expect(isSearchable('pa')).toBe(true)
})

test('CREATE-08 CREATE-09 typing waits 300 ms before a search and the answer itself waits for nothing', () => {
  expect(searchDebounceMs).toBe(300)
  expect(names('li')).toContain('Lisbon')
})

test.each([
  ['LIS', 'Lisbon'],
  ['japan', 'Tokyo'],
  ['uNiTeD kIngdom', 'London'],
  ['new york, united', 'New York'],
  ['janeiro', 'Rio de Janeiro'],
])('CREATE-10 "%s" finds %s by city, country or full name in any case', (text, city) => {
  expect(names(text)).toContain(city)
})

test('CREATE-10 cities that begin with the text stand before those that only hold it', () => {
  expect(names('to').slice(0, 2)).toEqual(['Tokyo', 'Toronto'])
})

test('CREATE-11 at most eight places are offered', () => {
  expect(maxSuggestions).toBe(8)
  expect(names('an').length).toBeLessThanOrEqual(8)
  expect(mergeSuggestions(builtInCities.slice(0, 5), builtInCities.slice(5, 20))).toHaveLength(8)
})

test('a place known to both lists is offered once, the built-in one', () => {
  const [paris] = builtInCities
  const again = { ...paris!, id: 'geonames-2988507', fullName: 'PARIS, France' }
  expect(mergeSuggestions([paris!], [again])).toEqual([paris])
})

test('CREATE-13 without a match the field says so with the traveller’s own words', () => {
  expect(searchCities('Xanadu')).toEqual([])
  expect(noLocationsText('Xanadu')).toBe("No locations found for 'Xanadu'")
})
