import { distanceKm } from '@sojourn/contract/places/distance'
import { expect, test } from 'vitest'
import { fullName } from './place.ts'
import { findPlace } from './resolve.ts'
import { similarPlaces } from './similar-places.ts'

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
  ['Washington, DC', 'Washington, United States'],
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
  ['Bostonn', 'Boston, United States'],
  ['barcalona', 'Barcelona, Spain'],
  ['Barcalona, Spain', 'Barcelona, Spain'],
  ['san frencisco', 'San Francisco, United States'],
  ['santorni', 'Santorini, Greece'],
  ['Springfeild, Illinois', 'Springfield, Illinois, United States'],
  ['Rochester, Xyzzy', 'Rochester, New York, United States'],
  ['Kirchdorf', 'Kirchdorf, Germany'],
])('"%s" is only similar to %s, or one of several: that is offered and never taken', (text, meant) => {
  expect(found(text)).toBeNull()
  expect(similarPlaces(text).map(fullName)).toContain(meant)
})

test.each([
  ['Bastogne', 'BE', 50.0, 5.72],
  ['Akasaka', 'JP', 35.67, 139.74],
  ['Ginza', 'JP', 35.67, 139.77],
  ['銀座', 'JP', 35.67, 139.77],
  ['Rochester, Kent', 'GB', 51.39, 0.5],
  ['Rochester in Kent', 'GB', 51.39, 0.5],
  ['Rochester, Minnesota', 'US', 44.02, -92.47],
  ['Soho', 'GB', 51.51, -0.13],
  ['SoHo, New York', 'US', 40.72, -74.0],
  ['Montmartre', 'FR', 48.89, 2.34],
  ['Kreuzberg, Berlin', 'DE', 52.5, 13.4],
  ['Lisbon 2027', 'PT', 38.72, -9.13],
  ['Summer in Lisbon', 'PT', 38.72, -9.13],
  ['Lisbon, June 2027', 'PT', 38.72, -9.13],
  ['Trip to Hawaii', 'US', 21.31, -157.86],
  ['Σαντορίνη', 'GR', 36.39, 25.46],
  ['Köln, Deutschland', 'DE', 50.94, 6.96],
  ['Koeln', 'DE', 50.94, 6.96],
  ['Firenze, Toscana, Italia', 'IT', 43.77, 11.26],
  ['Japan, Tokyo', 'JP', 35.69, 139.69],
  ['Lisbon & Porto', 'PT', 38.72, -9.13],
  ['LIS', 'PT', 38.72, -9.13],
  ['JFK', 'US', 40.71, -74.01],
  ['ULM', 'DE', 48.4, 9.99],
  ['London Heathrow', 'GB', 51.51, -0.13],
])('"%s" lies where it does and not where something similar lies', (text, countryCode, lat, lng) => {
  const place = findPlace(text)
  expect(place?.countryCode).toBe(countryCode)
  expect(place && distanceKm(place, { lat, lng })).toBeLessThan(25)
})

test.each([
  ['Montmartre, Paris, France', 'Montmartre, France'],
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
  'Paris, Norway',
  'Rochester, Portugal',
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

test.each([
  ['Rochester, UK', 51.39, 0.5],
  ['Savannah, USA', 32.08, -81.1],
  ['Santiago, Spain', 42.88, -8.54],
])('"%s" may be one of several: it is offered, first of them', (text, lat, lng) => {
  expect(findPlace(text)).toBeNull()
  const [first, ...others] = similarPlaces(text)
  expect(first && distanceKm(first, { lat, lng })).toBeLessThan(25)
  expect(others).not.toEqual([])
})
