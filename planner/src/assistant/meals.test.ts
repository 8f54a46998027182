import { minuteOf } from '@sojourn/contract/values/clock-time'
import { addDays } from '@sojourn/contract/values/plain-date'
import { beforeAll, expect, test } from 'vitest'
import { fromElsewhere } from '../guide/guide-around.ts'
import { type Guide, loadGuide } from '../guide/load-guide.ts'
import { withPrices } from './meals.ts'
import { schedule } from './plan-days.ts'
import { allGuides, factsOf, item, plannedFor } from './samples.ts'
import { usualWishes } from './trip-facts.ts'
import { toldDay, toldDays, toldItinerary } from './told-samples.ts'

let guides: Guide[]
let london: Guide
beforeAll(async () => {
  guides = await allGuides()
  london = await loadGuide('london')
})

/** Lunch and dinner of a day out are had on the way. */
const isMeal = (guide: Guide, { id, title }: { id: string; title: string }): boolean =>
  /^(Lunch|Dinner) around /.test(title) ||
  guide.places.some((place) => place.kind === 'food' && id === `plan:${place.id}`)

test('every day of three says where to have lunch and where dinner, wherever one goes', () => {
  const missing = guides.flatMap((guide) => {
    const { facts, request, plan, days } = plannedFor(guide, 3)
    return days.flatMap((day, at) => {
      const { date, activities } = toldDay(day, at, facts, guide)
      const meals = activities.filter((planItem) => isMeal(guide, planItem))
      const eatsOut = plan.days[at]!.meals.filter(({ id }) =>
        request!.candidates.some((one) => one.id === id && one.meals.length === 0),
      )
      const wanted = activities.length === 0 ? 0 : 2 - eatsOut.length
      return meals.length >= wanted
        ? []
        : [`${guide.destination} ${date}: ${meals.map(({ title }) => title).join()}`]
    })
  })
  expect(missing).toEqual([])
}, 60_000)

test('no table comes twice', () => {
  for (const guide of guides) {
    const { days } = plannedFor(guide, 7)
    const tables = days.flatMap(({ stops }) => stops.filter(({ place }) => place.kind === 'food'))
    const names = tables.map(({ place }) => place.name)
    expect(new Set(names).size, guide.destination).toBe(names.length)
  }
}, 60_000)

test('a meal without a table is had where one is, at the time that is left for it', async () => {
  const facts = factsOf('tenerife', { endDate: addDays('2027-04-19', 7) })
  const days = toldDays(facts, await loadGuide('tenerife'))
  const around = days.flatMap(({ activities }) =>
    activities.flatMap((planItem, at) =>
      / around /.test(planItem.title)
        ? [{ planItem, before: activities[at - 1], after: activities[at + 1] }]
        : [],
    ),
  )
  expect(around.length).toBeGreaterThan(0)
  for (const { planItem, before, after } of around) {
    const [start, end] = [minuteOf(planItem.startTime)!, minuteOf(planItem.endTime)!]
    expect(end - start).toBeGreaterThanOrEqual(60)
    if (before) expect(minuteOf(before.endTime)).toBeLessThanOrEqual(start)
    if (after) expect(minuteOf(after.startTime)).toBeGreaterThanOrEqual(end)
    expect(planItem.estimatedCost).toBeGreaterThan(0)
  }
})

test('who travels on a budget eats where it is cheap, who wants luxury where it is not', () => {
  const facts = factsOf('london')
  const { request } = schedule(facts, london, usualWishes(facts))
  const order = (style: 'budget' | 'mid-range' | 'luxury') => {
    const tables = withPrices(request!.candidates, style).filter(({ meals }) => meals.length > 0)
    return tables.toSorted((a, b) => b.value - a.value).map(({ cost }) => cost)
  }
  const best = (style: 'budget' | 'luxury') => order(style)[0]!
  expect(best('budget')).toBeLessThan(best('luxury'))
  expect(order('budget').at(-1)).toBeGreaterThan(order('luxury').at(-1)!)
})

test('meals keep to the budget, and the full itinerary has them too', () => {
  const facts = factsOf('london', { budget: 300 })
  const spent = toldDays(facts, london).reduce((sum, { estimatedCost }) => sum + estimatedCost, 0)
  expect(spent).toBeLessThanOrEqual(0.35 * 300)
  const full = toldItinerary(facts, london, {
    interests: [],
    pace: 'moderate',
    groupSize: 2,
    accessibility: false,
    localExperiences: true,
  })
  const titles = full.dailyItineraries.flatMap(({ activities }) => activities.map(({ title }) => title))
  expect(titles.some((title) => /^(Lunch|Dinner) around /.test(title))).toBe(true)
})

test('whoever has booked a table is not told of another', () => {
  const table = item('Dinner at Rules', '2027-04-19', { type: 'meal', time: '19:30' })
  const [day] = toldDays(factsOf('london', { items: [table] }), london)
  const evening = day!.activities.filter(({ startTime }) => startTime >= '17:30')
  expect(evening.filter((planItem) => isMeal(london, planItem))).toEqual([])
})

test('who is shown around by the guide of a town nearby eats there, also in its centre', async () => {
  const lisbon = fromElsewhere(await loadGuide('lisbon'))
  const setubal = { destination: 'Setúbal, Portugal', at: { latitude: 38.52, longitude: -8.89 } }
  const facts = factsOf('lisbon', { startDate: '2027-04-18', endDate: '2027-04-21', ...setubal })
  const places = Array.from({ length: 21 }, (_, seed) =>
    toldDays({ ...facts, seed }, lisbon).flatMap(({ activities }) =>
      activities.map(({ location }) => location),
    ),
  )
  expect(places.flat().filter((place) => place.includes('Setúbal'))).toEqual([])
  expect(places.flat()).toContain('The centre, Lisbon, Portugal')
})
