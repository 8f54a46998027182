import { distanceKm } from '@sojourn/contract/places/distance'
import { expect, test } from 'vitest'
import { SMALL_TOWNS } from '../../../../test/data/small-towns.ts'
import { kindAt, loadGazetteer, gazetteerPlaceAt } from './load-gazetteer.ts'
import type { GazetteerPlace } from './place.ts'
import { findPlace } from './resolve.ts'
import { similarPlaces } from './similar-places.ts'

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

/** Towns of the list itself, drawn so that every run draws the same ones. */
function drawTowns(count: number): GazetteerPlace[] {
  const gazetteer = loadGazetteer()
  let seed = 20_261_116
  const next = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * gazetteer.count)
  }
  const drawn: GazetteerPlace[] = []
  while (drawn.length < count) {
    const at = next()
    if (kindAt(gazetteer, at) === 'city') drawn.push(gazetteerPlaceAt(gazetteer, at))
  }
  return drawn
}

const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('-', ' ')
    .replaceAll(/\bSaint\b/g, 'St')

test.each([
  ['its country', ({ name, country }: GazetteerPlace) => `${name}, ${country}`, 0.8],
  [
    'its region and country',
    ({ name, admin, country }: GazetteerPlace) => [name, admin, country].filter(Boolean).join(', '),
    0.93,
  ],
  [
    'its country, without accents and hyphens',
    ({ name, country }: GazetteerPlace) => plainly(`${name}, ${country}`),
    0.8,
  ],
])(
  'of 1,500 towns of the list with %s hardly one is placed wrong, and nearly all are found or among the choices',
  (_how, typedAs, foundAtLeast) => {
    const towns = drawTowns(1500)
    const seen = { found: 0, offered: 0, wrong: [] as string[] }
    for (const town of towns) {
      const typed = typedAs(town)
      const place = findPlace(typed)
      const isThere = (other: GazetteerPlace) => distanceKm(other, town) <= wrongFromKm
      if (place && isThere(place)) seen.found++
      else if (place) seen.wrong.push(`${typed} → ${place.name}, ${place.admin}`)
      else if (similarPlaces(typed).some(isThere)) seen.offered++
    }
    expect(seen.wrong.length / towns.length, seen.wrong.join('; ')).toBeLessThanOrEqual(0.005)
    expect(seen.found / towns.length).toBeGreaterThanOrEqual(foundAtLeast)
    expect((seen.found + seen.offered) / towns.length).toBeGreaterThanOrEqual(0.95)
  },
)
