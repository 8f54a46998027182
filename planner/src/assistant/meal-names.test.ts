import { expect, test } from 'vitest'
import type { GuideKind } from '../guide/guide-place.ts'
import { openPlaces } from './known-places.ts'
import { aroundOf } from './meal-names.ts'
import { allGuides, factsOf } from './samples.ts'
import { centreOf } from './trip-days.ts'

const guides = await allGuides()
const season = { startDate: '2027-01-01', endDate: '2027-12-31' }
const placesOf = (id: (typeof guides)[number]['destination']) => {
  const guide = guides.find(({ destination }) => destination === id)!
  const facts = factsOf(id, season)
  return { all: openPlaces(facts, guide, undefined, 'on some day'), centre: centreOf(facts, guide)! }
}

test.each([
  ['ushuaia', 'Garibaldi Pass', null],
  ['svalbard', 'Global Seed Vault', null],
  ['svalbard', 'Fruene', 'Lompensenteret and main street'],
  ['paris', 'Louvre', 'Louvre'],
  ['kyoto', 'Arashiyama Bamboo Grove', 'Arashiyama'],
] as const)('in %s, at %s, one eats around %s', (id, name, around) => {
  const { all, centre } = placesOf(id)
  const place = all.find((one) => one.name === name)!
  expect(aroundOf(place, all, { ...centre, name: 'the centre' }).name).toBe(around)
})

/** Nobody says “around” of these. */
const nobodyEats = new Set<GuideKind>(['viewpoint', 'nature', 'beach', 'day trip'])

test('nobody is sent to eat around a pass or a beach, wherever one goes', () => {
  const wrong = guides.flatMap(({ destination }) => {
    const { all, centre } = placesOf(destination)
    const areas = new Set(all.flatMap(({ quarter, town }) => [quarter, town?.split(',')[0]]))
    return all
      .map((place) => aroundOf(place, all, { ...centre, name: 'the centre' }).name)
      .filter((name) => !areas.has(name) && all.some((one) => one.name === name && nobodyEats.has(one.kind)))
      .map((name) => `${destination}: ${name}`)
  })
  expect(wrong).toEqual([])
})
