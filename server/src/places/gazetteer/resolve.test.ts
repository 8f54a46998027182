import { expect, test } from 'vitest'
import { fullName } from './place.ts'
import { findPlace } from './resolve.ts'

const found = (text: string) => {
  const place = findPlace(text)
  return place && fullName(place)
}

test.each([
  ['Paris, France', 'Paris, France'],
  ['paris france', 'Paris, France'],
  ['Kyoto (Japan)', 'Kyoto, Japan'],
  ['Paris, Texas', 'Paris, Texas, United States'],
  ['Portland, ME', 'Portland, Maine, United States'],
  ['Springfield, Illinois', 'Springfield, Illinois, United States'],
  ['New York, NY, USA', 'New York, United States'],
  ['Washington, DC', 'Washington, District of Columbia, United States'],
  ['London, England', 'London, United Kingdom'],
  ['London, Ontario', 'London, Ontario, Canada'],
  ['Queenstown', 'Queenstown, New Zealand'],
  ['Queenstown, South Africa', 'Queenstown, South Africa'],
  ['Atlanta, Georgia', 'Atlanta, United States'],
  ['Tbilisi, Georgia', 'Tbilisi, Georgia'],
  ['Ubud, Bali', 'Ubud, Indonesia'],
  ['Oia, Santorini', 'Oia, Greece'],
  ['The Hague', 'The Hague, Netherlands'],
  ['the Maldives', 'Maldives'],
  ['Holland', 'Netherlands'],
  ['UAE', 'United Arab Emirates'],
  ['Bosnia and Herzegovina', 'Bosnia & Herzegovina'],
  ['Hong Kong, China', 'Hong Kong'],
  ['Belfast, Ireland', 'Belfast, United Kingdom'],
])('"%s" means %s', (text, meant) => {
  expect(found(text)).toBe(meant)
})

test.each([
  ['barcalona', 'Barcelona, Spain'],
  ['Barcalona, Spain', 'Barcelona, Spain'],
  ['san fransisco', 'San Francisco, United States'],
  ['santorni', 'Santorini, Greece'],
  ['Springfeild, Illinois', 'Springfield, Illinois, United States'],
  ['Sidney, Australia', 'Sydney, Australia'],
])('the typing error in "%s" still means %s', (text, meant) => {
  expect(found(text)).toBe(meant)
})

test.each([
  ['Montmartre, Paris, France', 'Paris, France'],
  ['Eiffel Tower, Paris', 'Paris, France'],
  ['Paris, London', 'Paris, France'],
  ['Prague, Vienna and Budapest', 'Prague, Czechia'],
  ['Prague, Vienna', 'Prague, Czechia'],
  ['Rome & Naples', 'Rome, Italy'],
  ['Tokyo / Kyoto', 'Tokyo, Japan'],
])('a quarter or a list such as "%s" means %s', (text, meant) => {
  expect(found(text)).toBe(meant)
})

test.each([
  'Xyzzyville',
  'Xyzzyville, France',
  'Paris, Ontario',
  'Grandma’s house',
  'home',
  'somewhere warm',
  'TBD',
  '',
  ' , ',
  '12345',
  "'; DROP TABLE places; --",
  'q'.repeat(10_000),
])('"%s" means no place we know', (text) => {
  expect(findPlace(text)).toBeNull()
})

test('the name shown for a place leads back to it', () => {
  for (const text of [
    'Birmingham, Alabama',
    'Santorini',
    'France',
    'Cologne',
    'Goa',
    'Perth',
    'Cordoba, Argentina',
  ]) {
    const place = findPlace(text)
    expect(place, text).not.toBeNull()
    expect(place && findPlace(fullName(place))?.id).toBe(place?.id)
  }
})
