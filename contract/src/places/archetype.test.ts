import { expect, test } from 'vitest'
import { archetypeByName, archetypeFor, inkOf } from './archetype.ts'
import { inkNames } from './data/destinations.ts'

test.each([
  ['Davos', { lat: 46.8, lng: 9.8, countryCode: 'CH', elevationM: 1560 }, 'alpine'],
  ['Chamonix', { lat: 45.92, lng: 6.87, countryCode: 'FR', elevationM: 1035 }, 'alpine'],
  ['Garmisch', { lat: 47.49, lng: 11.1, countryCode: 'DE', elevationM: 708 }, 'alpine'],
  [
    'Munich, before the mountains',
    { lat: 48.14, lng: 11.58, countryCode: 'DE', elevationM: 524 },
    'old-town',
  ],
  ['Madrid on its plateau', { lat: 40.42, lng: -3.7, countryCode: 'ES', elevationM: 667 }, 'old-town'],
  ['Aspen', { lat: 39.2, lng: -106.8, countryCode: 'US', elevationM: 2438 }, 'alpine'],
  ['Tromsø', { lat: 69.6, lng: 18.9, countryCode: 'NO', coastal: true }, 'nordic'],
  ['Fairbanks', { lat: 64.8, lng: -147.7, countryCode: 'US' }, 'nordic'],
  ['Riyadh', { lat: 24.7, lng: 46.7, countryCode: 'SA', elevationM: 612 }, 'desert'],
  ['Maun', { lat: -19.9, lng: 23.4, countryCode: 'BW', elevationM: 940 }, 'savanna'],
  ['Johannesburg, high as it lies', { lat: -26.2, lng: 28, countryCode: 'ZA', elevationM: 1753 }, 'savanna'],
  ['Mombasa', { lat: -4, lng: 39.7, countryCode: 'KE', coastal: true }, 'island'],
  ['Nara', { lat: 34.7, lng: 135.8, countryCode: 'JP' }, 'temple'],
  ['Kobe', { lat: 34.7, lng: 135.2, countryCode: 'JP', coastal: true }, 'bay'],
  ['Utrecht', { lat: 52.1, lng: 5.1, countryCode: 'NL' }, 'canal'],
  ['Bridgetown', { lat: 13.1, lng: -59.6, countryCode: 'BB', coastal: true }, 'island'],
  ['Cádiz', { lat: 36.5, lng: -6.3, countryCode: 'ES', coastal: true }, 'coast'],
  ['Dijon', { lat: 47.3, lng: 5, countryCode: 'fr' }, 'old-town'],
  ['Moab', { lat: 38.6, lng: -109.5, countryCode: 'US', elevationM: 1227 }, 'canyon'],
  ['Winnipeg', { lat: 49.9, lng: -97.1, countryCode: 'CA', elevationM: 239 }, 'metropolis'],
  ['Portland by the sea', { lat: 43.7, lng: -70.3, countryCode: 'US', coastal: true }, 'bay'],
  ['Salvador', { lat: -13, lng: -38.5, countryCode: 'BR', coastal: true }, 'island'],
  ['a point without a country', { lat: 10, lng: 10 }, 'old-town'],
] as const)('%s is shown as its own kind of landscape', (_, terrain, archetype) => {
  expect(archetypeFor(terrain)).toBe(archetype)
})

test('a name alone gives one of the landscapes that fit nearly anywhere, and always the same', () => {
  const names = Array.from({ length: 200 }, (_, i) => `Village ${i}`)
  const found = new Set(names.map(archetypeByName))
  expect(found).toEqual(new Set(['old-town', 'metropolis', 'bay', 'coast', 'alpine']))
  expect(names.map(archetypeByName)).toEqual(names.map((name) => archetypeByName(` ${name.toUpperCase()} `)))
})

test('every landscape has one of the ten trip inks', () => {
  expect(Object.values(inkOf).filter((ink) => !inkNames.includes(ink))).toEqual([])
})
