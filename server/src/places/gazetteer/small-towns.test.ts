import { distanceKm } from '@sojourn/contract/places/distance'
import { expect, test } from 'vitest'
import { SMALL_TOWNS } from '../../../test/data/small-towns.ts'
import { findPlace } from './resolve.ts'

const wrongFromKm = 40

const answers = SMALL_TOWNS.map(([typed, lat, lng]) => {
  const place = findPlace(typed)
  return { typed, place, isWrong: place !== null && distanceKm(place, { lat, lng }) > wrongFromKm }
})

test('of some 300 small towns all over the world at least nine in ten are found', () => {
  const unknown = answers.filter(({ place }) => place === null).map(({ typed }) => typed)
  expect(unknown.length / answers.length, unknown.join('; ')).toBeLessThanOrEqual(0.1)
})

test('and hardly one in two hundred is placed more than 40 km from where it lies', () => {
  const wrong = answers.filter(({ isWrong }) => isWrong)
  const shown = wrong.map(({ typed, place }) => `${typed} → ${place?.name}, ${place?.country}`).join('; ')
  expect(wrong.length / answers.length, shown).toBeLessThanOrEqual(0.005)
})
