import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { expect, test } from 'vitest'
import { knownPlaces } from './known-places.ts'

const ljubljana = { destination: 'Ljubljana, Slovenia', latitude: 46.05, longitude: 14.5 }
const found = (fullName: string, latitude: number, longitude: number) =>
  ({ fullName, latitude, longitude }) as PlaceSuggestion
const names = (...args: Parameters<typeof knownPlaces>) => knownPlaces(...args).map(({ name }) => name)

test('what the search knows near the destination is offered, the nearest first, and not more than two', () => {
  const places = [
    found('Castle, Maribor', 46.55, 15.65),
    found('Castle, Ljubljana', 46.049, 14.509),
    found('Castle, Kranj', 46.24, 14.36),
    found('Castle, Wales', 51.5, -3.2),
  ]
  expect(names(ljubljana, places)).toEqual(['Castle, Ljubljana', 'Castle, Kranj'])
})

test('where it knows nothing near, the destination itself is offered', () => {
  expect(names(ljubljana, [found('Castle, Wales', 51.5, -3.2)])).toEqual(['The middle of Ljubljana'])
})

test('where the destination is not known either, whatever was found is', () => {
  const nowhere = { destination: 'Atlantis', latitude: null, longitude: null }
  expect(names(nowhere, [found('Castle, Wales', 51.5, -3.2)])).toEqual(['Castle, Wales'])
  expect(names(nowhere, [])).toEqual([])
})
