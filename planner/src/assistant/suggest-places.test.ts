import { suggestionTime } from '@sojourn/contract/ai/times'
import { suggestion } from '@sojourn/contract/ai/schema'
import { addDays } from '@sojourn/contract/values/plain-date'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Guide } from '../guide/load-guide.ts'
import { hoursOn } from '../solver/opening.ts'
import { minuteOf } from '@sojourn/contract/values/clock-time'
import { hoursOf } from './candidates.ts'
import { allGuides, factsOf, item } from './samples.ts'
import { suggestGuidePlaces } from './suggest-places.ts'
import { told } from './told-samples.ts'
import { plannedDates, weekdayOf } from './trip-facts.ts'

let guides: Guide[]
let lisbon: Guide
beforeAll(async () => {
  guides = await allGuides()
  lisbon = guides.find(({ destination }) => destination === 'lisbon')!
})

test('AIQ-07 every destination has six to nine suggestions with all their fields and a reason of one line', () => {
  for (const guide of guides) {
    const found = suggestGuidePlaces(factsOf(guide.destination), guide)
    expect(found.length, guide.destination).toBeGreaterThanOrEqual(6)
    expect(found.length).toBeLessThanOrEqual(9)
    for (const one of found) {
      expect(suggestion.parse(one)).toEqual(one)
      expect(told(one.reason), one.title).toMatch(/^\S.{3,160}$/)
    }
  }
})

test('a suggestion that is added at the hour of its best time is open then on a day of the trip', () => {
  const closed: string[] = []
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 360 }), fc.nat(), (at, day, seed) => {
      const guide = guides[at % guides.length]!
      const facts = factsOf(guide.destination, {
        startDate: addDays('2027-01-01', day),
        endDate: addDays('2027-01-05', day),
        seed,
      })
      for (const { id, bestTimeToVisit } of suggestGuidePlaces(facts, guide)) {
        const hours = hoursOf(guide.places.find((place) => place.id === id)!)
        const minute = minuteOf(suggestionTime(bestTimeToVisit))!
        const isOpen = plannedDates(facts).some((date) =>
          hoursOn({ hours }, weekdayOf(date)).some(({ from, to }) => from <= minute && minute < to),
        )
        if (!isOpen) closed.push(`${id} ${told(bestTimeToVisit)}`)
      }
    }),
    { numRuns: 100 },
  )
  expect(closed).toEqual([])
})

test('nothing that is planned is suggested, and Refresh gives another list', () => {
  const facts = factsOf('lisbon')
  const first = suggestGuidePlaces(facts, lisbon).map(({ title }) => title)
  expect(suggestGuidePlaces(facts, lisbon).map(({ title }) => title)).toEqual(first)
  const items = first.map((title) => item(title, '2027-04-20'))
  const next = suggestGuidePlaces({ ...facts, items }, lisbon).map(({ title }) => title)
  expect(next.filter((title) => first.includes(title))).toEqual([])
  expect(suggestGuidePlaces({ ...facts, seed: 2 }, lisbon).map(({ title }) => title)).not.toEqual(first)
})

test('the reason names what is near, the rain and the late opening', () => {
  const tower = lisbon.places.find(({ name }) => name === 'Belém Tower')!
  const { latitude, longitude } = tower
  const near = [item('Pastry lunch', '2027-04-20', { latitude, longitude })]
  const rain = [{ date: '2027-04-20', highC: 18, lowC: 10, rainChance: 70, isForecast: true }]
  const reasons = Array.from({ length: 12 }, (_, seed) =>
    suggestGuidePlaces(factsOf('lisbon', { items: near, weather: rain, seed }), lisbon).map(({ reason }) =>
      told(reason),
    ),
  ).flat()
  expect(reasons.some((reason) => /^\d+ min on foot from Pastry lunch on Apr 20/.test(reason))).toBe(true)
  expect(reasons.some((reason) => /ndoors, and rain is likely on Apr 20/.test(reason))).toBe(true)
})

test('who travels with children is shown what they like, and told so', () => {
  const reasons = Array.from({ length: 6 }, (_, seed) =>
    suggestGuidePlaces(factsOf('lisbon', { travelMode: 'family', children: 2, seed }), lisbon).map(
      ({ reason }) => told(reason),
    ),
  ).flat()
  expect(reasons.some((reason) => /children like it/i.test(reason))).toBe(true)
})

test('a place without a guide has no suggestions', () => {
  expect(suggestGuidePlaces(factsOf('lisbon', { destination: 'Xanadu' }), null)).toEqual([])
})
