import { photoKeys } from '@sojourn/contract/places/photo-lookup'
import { destinations } from '@sojourn/contract/places/data/destinations'
import { expect, test } from 'vitest'
import { guidedDestination } from './guide-for.ts'
import { townById, townIds } from './towns.ts'

test.each([
  ['Ghent, Belgium', 51.05, 3.72, 'BE', 'ghent'],
  ['Lake Annecy, France', null, null, null, 'annecy'],
  ['Santiago de Compostela, Spain', 42.88, -8.54, 'ES', 'santiago-de-compostela'],
  ['Gent', null, null, null, 'ghent'],
  ['Ghent, Belgium', null, null, null, 'ghent'],
  ['Ghent, New York', 42.33, -73.62, 'US', null],
  ['Ghent, Kentucky', null, null, null, null],
  ['Brussels and Ghent', 50.85, 4.35, 'BE', 'brussels'],
  ['Gentbrugge, Belgium', 51.04, 3.76, 'BE', 'ghent'],
  ['Brussels, Belgium', 50.85, 4.35, 'BE', 'brussels'],
  ['Colmar, France', 48.08, 7.36, 'FR', 'strasbourg'],
  ['Kehl, Germany', 48.57, 7.82, 'DE', null],
  ['Utrecht, Netherlands', 52.09, 5.12, 'NL', 'utrecht'],
  ['Olmeto, France', 41.72, 8.92, 'FR', 'corsica'],
  ['Belgium', 50.64, 4.67, 'BE', 'brussels'],
])('a trip to %s is given the guide of the town it goes to', (destination, latitude, longitude, code, id) => {
  expect(guidedDestination({ destination, latitude, longitude, countryCode: code })).toBe(id)
})

test('a town has a line of its own, and none of its names is that of a pictured destination', () => {
  for (const id of townIds) {
    expect(destinations).not.toHaveProperty(id)
    const { name, aliases, zone } = townById(id)
    expect(aliases).toEqual(aliases.map((alias) => alias.toLowerCase()))
    for (const key of [name.toLowerCase(), ...aliases]) expect(photoKeys.has(key), key).toBe(false)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  }
})
