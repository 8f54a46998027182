// What fits a day comes into it: by its season, its company, its hours and the length of the visit.
import { minuteOf } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { expect, test } from 'vitest'
import { type Guide, loadGuide } from '../guide/load-guide.ts'
import type { GuideId } from '../guide/towns.ts'
import { factsOf } from './samples.ts'
import { type TripFacts, usualWishes, type Wishes } from './trip-facts.ts'
import { toldDays } from './told-samples.ts'

interface Shown {
  date: PlainDate
  title: string
  from: number
  until: number
}

function shownOf(facts: TripFacts, guide: Guide, wishes: Partial<Wishes> = {}): Shown[] {
  return toldDays(facts, guide, { ...usualWishes(facts), ...wishes }).flatMap(({ date, activities }) =>
    activities.map(({ title, startTime, endTime }) => ({
      date,
      title,
      from: minuteOf(startTime)!,
      until: minuteOf(endTime)!,
    })),
  )
}

test('what opens on the first of May is shown from then on, though the trip begins in April', async () => {
  const facts = factsOf('monaco', { startDate: '2027-04-26', endDate: '2027-05-03' })
  const beach = shownOf(facts, await loadGuide('monaco')).find(({ title }) => title === 'Larvotto Beach')
  expect(beach?.date).toMatch(/^2027-05-/)
})

test.each<[GuideId, title: string, facts: Partial<TripFacts>]>([
  ['moscow', 'Moscow Kremlin', { endDate: '2027-04-22' }],
  ['tokyo', 'Tokyo Disneyland', { endDate: '2027-04-24', adults: 2, children: 2 }],
  ['ushuaia', 'Laguna Esmeralda', { startDate: '2027-01-04', endDate: '2027-01-11' }],
])('in %s %s takes the day over noon: one eats there', async (id, title, more) => {
  const facts = factsOf(id, more)
  const shown = shownOf(facts, await loadGuide(id))
  const visit = shown.find((one) => one.title === title)
  expect(visit).toBeDefined()
  expect(shown.filter(({ date, title: name }) => date === visit!.date && name.startsWith('Lunch'))).toEqual(
    [],
  )
})

test.each<[GuideId, title: string]>([
  ['seville', 'Alameda de Hércules'],
  ['antwerp', 'De Muze'],
])('in %s one goes out to %s after dinner, and children do not', async (id, title) => {
  const [dates, guide] = [{ endDate: '2027-04-26' }, await loadGuide(id)]
  const night = shownOf(factsOf(id, dates), guide).find((one) => one.title === title)
  expect(night?.from).toBeGreaterThanOrEqual(19 * 60)
  for (const one of shownOf(factsOf(id, { ...dates, adults: 2, children: 1 }), guide))
    expect(one.until, one.title).toBeLessThanOrEqual(21 * 60)
})

test('with children a street of bars is seen by day, if at all', async () => {
  const [facts, guide] = [factsOf('penang', { adults: 2, children: 2 }), await loadGuide('penang')]
  const shown = [1, 2, 3].flatMap((seed) => shownOf({ ...facts, endDate: '2027-04-28', seed }, guide))
  const late = shown.filter(({ title, until }) => title === 'Love Lane' && until > 18 * 60)
  expect(late).toEqual([])
})

test('of a compound with steps a wheelchair is shown the part without', async () => {
  const titles = shownOf(factsOf('ohrid'), await loadGuide('ohrid'), { accessibility: true }).map(
    ({ title }) => title,
  )
  expect(titles).toContain('Church of Saint Sophia')
  expect(titles).not.toContain('Robevi House')
})

test('who counts money is shown the street without the house', async () => {
  const facts = factsOf('savannah', { endDate: '2027-04-26', budget: 60 })
  const titles = shownOf(facts, await loadGuide('savannah')).map(({ title }) => title)
  expect(titles).toContain('Jones Street')
  expect(titles).not.toContain('Madison Square and Green-Meldrim House')
})

test('in the polar night one goes by lamps: no day in Svalbard stays empty in January', async () => {
  const facts = factsOf('svalbard', { startDate: '2027-01-21', endDate: '2027-01-28' })
  const shown = shownOf(facts, await loadGuide('svalbard'))
  expect(shown.map(({ title }) => title)).toContain('Polar bear sign')
  expect(new Set(shown.map(({ date }) => date)).size).toBe(7)
})

test.each<[GuideId, decks: number]>([
  ['new-york', 1],
  ['chicago', 1],
  ['tokyo', 1],
])('in three days in %s nobody pays for the same skyline twice', async (id, most) => {
  const guide = await loadGuide(id)
  const dear = guide.places.filter(({ kind, cost, way }) => kind === 'viewpoint' && cost >= 10 && !way)
  expect(dear.length).toBeGreaterThan(most)
  const titles = shownOf(factsOf(id), guide).map(({ title }) => title)
  const decks = dear.filter(({ name }) => titles.includes(name))
  expect(decks.filter(({ icon }) => !icon).length).toBeLessThanOrEqual(most)
})

test('nobody is at a morning market at five who can be there at eight', async () => {
  const facts = factsOf('luang-prabang', { startDate: '2027-01-18', endDate: '2027-01-25' })
  const market = shownOf(facts, await loadGuide('luang-prabang')).find(
    ({ title }) => title === 'Morning Market',
  )
  expect(market?.from).toBeGreaterThanOrEqual(8 * 60)
})
