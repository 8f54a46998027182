import { addDays } from '@sojourn/contract/values/plain-date'
import { beforeAll, expect, test } from 'vitest'
import { type Guide, loadGuide } from '../guide/load-guide.ts'
import { readHours } from '../guide/week-hours.ts'
import { schedule } from './plan-days.ts'
import { allGuides, factsOf } from './samples.ts'
import { usualWishes } from './trip-facts.ts'
import { told, toldItinerary } from './told-samples.ts'

let guides: Guide[]
beforeAll(async () => {
  guides = await allGuides()
})

function planOf(guide: Guide, days: number) {
  const startDate = '2027-05-11'
  const facts = factsOf(guide.destination, { startDate, endDate: addDays(startDate, days), perDollar: 1 })
  return schedule(facts, guide, { ...usualWishes(facts), people: 1 }).days
}

test('a compound is seen in one go: its parts share a day and follow each other, wherever a guide names one', () => {
  const wholes = guides.flatMap((guide) => {
    const days = planOf(guide, 5)
    return (guide.compounds ?? []).flatMap((names) => {
      const seen = days.map(({ stops }) => stops.map(({ place }) => place.name))
      const on = seen.filter((list) => names.some((name) => list.includes(name)))
      if (on.length === 0) return []
      expect(on, names[0]!).toHaveLength(1)
      const first = on[0]!.indexOf(names[0]!)
      expect(on[0]!.slice(first, first + names.length), guide.destination).toEqual(names)
      return names
    })
  })
  expect(wholes.length).toBeGreaterThan(40)
}, 120_000)

test.each([
  ['rome', ['Colosseum', 'Roman Forum', 'Palatine Hill'], 20],
  ['prague', ['Prague Castle', 'St Vitus Cathedral', 'Golden Lane'], 20],
  ['seville', ['Seville Cathedral', 'Giralda'], 15],
  ['bangkok', ['Grand Palace', 'Wat Phra Kaew'], 15],
] as const)('in %s one ticket for %j is paid once: %i', async (id, names, price) => {
  const stops = planOf(await loadGuide(id), 4).flatMap((day) => day.stops)
  const costs = names.map((name) => stops.find(({ place }) => place.name === name)!.planItem.estimatedCost)
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(price)
})

test('tickets and compounds name places that the guide has, and each compound fits into a day', () => {
  for (const { destination, places, compounds = [], tickets = [] } of guides) {
    const names = [...compounds, ...tickets].flat()
    expect(names.filter((name) => !places.some((place) => place.name === name), destination)).toEqual([])
    expect(new Set(compounds.flat()).size, destination).toBe(compounds.flat().length)
    for (const parts of compounds) {
      const minutes = places.filter(({ name }) => parts.includes(name)).map((place) => place.minutes)
      expect(
        minutes.reduce((sum, one) => sum + one, 0),
        parts[0]!,
      ).toBeLessThanOrEqual(420)
    }
  }
})

test('the fare of a day out is part of what it costs, and of the transport of the trip', async () => {
  const rome = await loadGuide('rome')
  const stops = planOf(rome, 7).flatMap((day) => day.stops)
  const out = stops.find(({ place }) => place.way)!
  expect(out.fare).toBeGreaterThan(5)
  expect(out.planItem.estimatedCost).toBe(out.place.cost + out.fare)
  expect(told(out.planItem.tips)).toContain('The cost holds the way there and back.')
  const preferences = {
    interests: [],
    pace: 'moderate',
    groupSize: 1,
    accessibility: false,
    localExperiences: true,
  } as const
  const facts = (days: number) => factsOf('rome', { endDate: addDays('2027-04-19', days), perDollar: 1 })
  const transport = (days: number): number =>
    toldItinerary(facts(days), rome, { ...preferences, interests: [] }).budgetBreakdown.transportation / days
  expect(transport(7)).toBeGreaterThan(transport(2))
})

test('every way out of town has a fare that such a way could have, unless the price of the place holds it', () => {
  for (const { destination, places } of guides)
    for (const { name, way, cost } of places.filter((place) => place.way)) {
      expect(way!.fare, `${destination}: ${name}`).toBeLessThanOrEqual(200)
      if (way!.fare === 0) expect(cost, `${destination}: ${name}`).toBeGreaterThanOrEqual(20)
    }
})

test('a compound whose parts share too few hours is no compound on that account: its parts stay to be seen', async () => {
  const rome = await loadGuide('rome')
  const forum = ['Colosseum', 'Roman Forum', 'Palatine Hill']
  const [early, late] = [readHours('daily 9-12'), readHours('daily 11-16')]
  const places = rome.places.map((place) =>
    forum.includes(place.name) ? { ...place, hours: place.name === 'Palatine Hill' ? late : early } : place,
  )
  const shown = planOf({ ...rome, places }, 4).flatMap(({ stops }) => stops.map(({ place }) => place.name))
  expect(shown).toContain('Colosseum')
})
