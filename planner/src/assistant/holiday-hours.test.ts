import { beforeAll, expect, test } from 'vitest'
import { closingDaysOn } from '../countries/closing-days.ts'
import type { GuideId } from '../guide/towns.ts'
import type { Guide } from '../guide/load-guide.ts'
import { stateOn } from '../guide/place-closing.ts'
import { schedule } from './plan-days.ts'
import { allGuides, factsOf } from './samples.ts'
import { usualWishes } from './trip-facts.ts'
import { isOnFoot } from './words.ts'
import { told, toldDays } from './told-samples.ts'

let guides: Guide[]
beforeAll(async () => {
  guides = await allGuides()
})
const guideOf = (id: GuideId): Guide => guides.find(({ destination }) => destination === id)!

test('from 22 to 29 December nothing is planned behind closed doors, wherever one goes', () => {
  for (const guide of guides) {
    const facts = factsOf(guide.destination, { startDate: '2026-12-22', endDate: '2026-12-29' })
    const { days } = schedule(facts, guide, usualWishes(facts))
    const visits = days.flatMap(({ date, stops }) =>
      closingDaysOn(date, [facts.countryCode!, guide.destination]).flatMap((day) =>
        stops.map(({ place, visit }) => ({
          name: `${place.id} on ${day.name}`,
          visit,
          state: stateOn(place, day),
        })),
      ),
    )
    for (const { name, visit, state } of visits) {
      expect(state, name).not.toBe('closed')
      if (state === 'short') expect(visit.end, name).toBeLessThanOrEqual(15 * 60)
    }
  }
}, 60_000)

test.each<[GuideId, string, string, string]>([
  ['london', '2026-12-25', 'Christmas Day', 'there is no public transport'],
  ['paris', '2027-05-01', 'Labour Day, 1 May', 'most museums, sights and shops are closed'],
  ['jerusalem', '2027-10-11', 'Yom Kippur', 'there is no public transport'],
  ['tokyo', '2027-01-01', 'The turn of the year', 'most museums are closed'],
  ['istanbul', '2027-03-09', 'Eid al-Fitr', 'most museums, sights and shops are closed'],
  ['hanoi', '2027-02-06', 'Tết', 'Few restaurants are open'],
  ['lisbon', '2026-12-24', 'Christmas Eve', 'museums and sights close about 15:00'],
])('in %s %s says that it is %s: %s', (id, date, name, words) => {
  const [day] = toldDays(factsOf(id, { startDate: date, endDate: date }), guideOf(id))
  expect(day!.note).toContain(`${name}: `)
  expect(day!.note).toContain(words)
})

test('where nothing runs, one stays within a walk', () => {
  const facts = factsOf('london', { startDate: '2026-12-25', endDate: '2026-12-26' })
  const { days, request } = schedule(facts, guideOf('london'), usualWishes(facts))
  const { stops } = days[0]!
  expect(stops.length).toBeGreaterThan(1)
  for (const { place, planItem } of stops) {
    expect(isOnFoot(request!.days[0]!.startAt, place), place.name).toBe(true)
    expect(told(planItem.travel)).not.toContain('city transport')
  }
})

test('where tables are shut on a feast none is named, and who is hungry is told to see to it before', () => {
  const facts = factsOf('rome', { startDate: '2026-12-25', endDate: '2026-12-26' })
  const [day] = toldDays(facts, guideOf('rome'))
  const tables = guideOf('rome').places.filter(({ kind, hours }) => kind === 'food' && hours !== null)
  const meals = day!.activities.filter(({ type }) => type === 'meal')
  expect(meals.length).toBeGreaterThan(1)
  for (const { title, description } of meals) {
    expect(tables.map(({ name }) => name)).not.toContain(title)
    expect(description).toContain('Few tables are open on Christmas Day: book one ahead')
  }
})

test('on the day of silence nobody goes out in Bali', () => {
  const facts = factsOf('bali', { startDate: '2027-03-07', endDate: '2027-03-10' })
  const [before, silent] = toldDays(facts, guideOf('bali'))
  expect(before!.activities.length).toBeGreaterThan(2)
  expect(silent!.activities).toEqual([])
  expect(silent!.note).toContain('Nyepi, the day of silence: nobody leaves the house')
})
