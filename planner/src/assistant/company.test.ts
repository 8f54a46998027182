import { defaultPreferences } from '@sojourn/contract/ai/preferences'
import { travelModes } from '@sojourn/contract/trips/modes'
import { beforeAll, expect, test } from 'vitest'
import type { Guide } from '../guide/load-guide.ts'
import { wishesOf } from './full-itinerary.ts'
import { schedule } from './plan-days.ts'
import { recommendPlaces } from './recommend-places.ts'
import { allGuides, factsOf } from './samples.ts'
import { suggestGuidePlaces } from './suggest-places.ts'
import { type TripFacts, usualWishes } from './trip-facts.ts'
import { told, toldItinerary } from './told-samples.ts'

const large = ['lisbon', 'berlin', 'london', 'tokyo', 'barcelona', 'rome', 'amsterdam', 'vienna']
let guides: Guide[]
beforeAll(async () => {
  guides = (await allGuides()).filter(({ destination }) => large.includes(destination))
})

type Company = Partial<Pick<TripFacts, 'travelMode' | 'adults' | 'children'>>
const couple: Company = { travelMode: 'leisure', adults: 2, children: 0 }
const family: Company = { travelMode: 'family', adults: 2, children: 2 }

const stopsOf = (guide: Guide, company: Company) => {
  const facts = factsOf(guide.destination, company)
  return schedule(facts, guide, usualWishes(facts)).days.flatMap(({ stops }) => stops)
}
const everywhere = (company: Company) => guides.flatMap((guide) => stopsOf(guide, company))

test.each(travelModes)('a %s trip that names no children is told nothing of children', (travelMode) => {
  const traveller = { history: [], interests: [], travelStyle: 'mid-range' }
  const reasons = guides.flatMap((guide) => {
    const facts = factsOf(guide.destination, { travelMode })
    const days = toldItinerary(facts, guide, defaultPreferences).dailyItineraries
    return told([
      ...suggestGuidePlaces(facts, guide).map(({ reason }) => reason),
      ...recommendPlaces(facts, guide, traveller).map(({ reason }) => reason),
      ...days.flatMap(({ theme, activities }) => [theme, ...activities.map(({ reason }) => reason)]),
    ])
  })
  expect(reasons.filter((reason) => /child|kids|family/i.test(reason))).toEqual([])
})

test('with children one sees more of what they like, and is told so; without them no zoo takes the place of a sight', () => {
  const forChildren = (company: Company) => everywhere(company).filter(({ place }) => place.children).length
  expect(forChildren(family)).toBeGreaterThan(1.3 * forChildren(couple))
  const shown = everywhere(couple).map(({ place }) => place)
  const ofZoos = shown.filter(
    ({ name, icon, worth }) => /zoo|aquari|science/i.test(name) && !icon && worth < 5,
  )
  expect(ofZoos).toEqual([])
  const reasons = told(everywhere(family).map(({ planItem }) => planItem.reason))
  expect(reasons.filter((reason) => /children like it/i.test(reason)).length).toBeGreaterThan(0)
})

test('with children the day ends early and without a bar; two adults go out more', () => {
  expect(Math.max(...everywhere(family).map(({ visit }) => visit.end))).toBeLessThanOrEqual(20.5 * 60)
  const evenings = (company: Company) => everywhere(company).filter(({ place }) => place.kind === 'evening')
  expect(evenings(family).filter(({ place }) => !place.icon)).toEqual([])
  expect(evenings(couple).length).toBeGreaterThanOrEqual(evenings({ travelMode: 'solo' }).length)
  expect(evenings(couple).length).toBeGreaterThan(0)
})

test.each([
  [{ travelMode: 'solo' }, 1],
  [{ travelMode: 'family' }, 2],
  [{ travelMode: 'group' }, 2],
  [{ travelMode: 'family', children: 2 }, 4],
  [{ travelMode: 'group', adults: 9 }, 9],
] as const)('for %o costs are those of %i', (company, people) => {
  expect(usualWishes(factsOf('lisbon', company)).people).toBe(people)
})

test.each([
  [3, { adults: 9 }, 3],
  [5, { adults: 9 }, 9],
  [5, {}, 5],
] as const)('a group size of %i on a trip with %o counts %i people', (groupSize, company, people) => {
  expect(wishesOf({ ...defaultPreferences, groupSize }, factsOf('lisbon', company)).people).toBe(people)
})
